/** A table for the drawings: what it is asked and what it looks like, and what was answered. */
import { nothingYet, type AtTable, type Option, type TableState, type View } from "../../../src/state";
import type { QuestionInfo } from "../../../src/protocol";
import { Asking } from "../../../src/games/great_race/asking.svelte";
import type { Crew, Race } from "../../../src/games/great_race/race";
import { GreatRaceWords } from "../../../src/games/great_race/words";

export function crew(changes: Partial<Crew> = {}): Crew {
  return {
    seat: 0, crew: "french", leader: null, leader_used: false, space: "2a", band: 1, francs: 80,
    gauges: { petrol: [4, 6], engine: [5, 5], chassis: [6, 6] },
    assistants: { pathfinder: 1, mechanics: 2, security: 1, funding: 1 },
    passed: false, arrived: null, left: false, cards: 2, known: {}, hand: { driver: 1, jerrycan: 1 }, ...changes,
  };
}

export function race(changes: Partial<Race> = {}): Race {
  const other = crew({ seat: 1, crew: "italian", hand: null, known: { guide: 1 }, cards: 2, space: "3b" });
  return {
    seat: 0, board: "africa", start: "North", destination: "South", turn: 2, phase: "convoy", order: [1, 0],
    crews: [crew(), other], tiles: { "2b": "p2d1", "3a": "p1" }, display: [], discards: { toolbox: 1 }, played: [],
    removed: ["p3"], deck: 30, bag: 40, aim: [], drawn: null, awaiting: [0], answered: null, ...changes,
  };
}

export function question(kind: string, options: Option[], facts: Record<string, Record<string, unknown>> = {}, whyNot: Record<string, Record<string, unknown>> = {}): QuestionInfo {
  return {
    number: 7, kind, options,
    facts: options.map((option) => [option, facts[String(option)] ?? {}]),
    why_not: Object.entries(whyNot),
  };
}

export class ToyTable implements AtTable {
  readonly state: TableState = $state(nothingYet());
  readonly refusal = null;
  answers: Option[] = [];
  undone = 0;

  constructor(asked: QuestionInfo | null, seen: Race = race()) {
    this.state.seat = seen.seat;
    this.show(asked, seen);
  }

  show(asked: QuestionInfo | null, seen: Race = race()): void {
    this.state.question = asked;
    this.state.view = seen as unknown as View;
  }

  async answer(option: Option): Promise<void> {
    this.answers.push(option);
  }

  async undo(): Promise<void> {
    this.undone += 1;
  }

  async redo(): Promise<void> {}
}

export function asking(table: ToyTable): Asking {
  return new Asking(table, new GreatRaceWords("great-race"));
}
