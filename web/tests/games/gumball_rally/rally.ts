/** Rallies for tests: a view, and a table that notes what is asked of it. */
import { GumballWords } from "../../../src/games/gumball_rally/words";
import type { RallyView } from "../../../src/games/gumball_rally/show";
import type { QuestionInfo, SeatInfo, TableInfo } from "../../../src/protocol";
import { nothingYet, type AtTable, type Option, type TableState, type Told } from "../../../src/state";

export const words = new GumballWords("gumball-rally");
export const NAMES = ["green", "orange", "purple", "white", "pink", "turquoise", "brown", "silver"];

/** So many buggies, each of its own driver; seat 0 holds three cards. */
export function rally(count: number, changes: Partial<RallyView> = {}): RallyView {
  const line = NAMES.slice(0, count);
  return {
    awaiting: [0], answered: null, seat: 0, round: 1, phase: "racing", decline: false, photo_finish: false,
    scoring: { checkpoint: [3, 2, 1], winner: [4, 3, 2, 1] }, line, waiting: line,
    buggies: line.map((buggy, seat) => ({ buggy, seat, card: null, points: [] })),
    drivers: line.map((buggy, seat) => ({
      seat, buggies: [buggy], cards: 3, hand: seat ? null : ["yellow 2", "blue 7", "red 10"], photo: [], left: false,
    })),
    deck: 20, discards: [], turned: [], pile: [{ cards: 3, with: null }, { cards: 4, with: "checkpoint" }], ...changes,
  };
}

export function question(kind: string, facts: [Option, Record<string, unknown>][]): QuestionInfo {
  return { number: 5, kind, options: facts.map(([option]) => option), facts, why_not: [] };
}

export function told(kind: string, number: number, fields: Record<string, unknown> = {}): Told {
  return { kind, number, seat: 0, entries: 0, ...fields };
}

export function seat(number: number, changes: Partial<SeatInfo> = {}): SeatInfo {
  return {
    seat: number, kind: "person", name: `Driver ${number}`, bot: null, curtain: false, muted: false, mine: true,
    host: number === 0, ...changes,
  } as SeatInfo;
}

export function info(seats: SeatInfo[], changes: Partial<TableInfo> = {}): TableInfo {
  return { id: "table", game: "gumball-rally", options: {}, seats, result: null, ...changes } as TableInfo;
}

export class Noting implements AtTable {
  readonly answers: Option[] = [];
  undone = 0;
  refusal = null;
  readonly state: TableState;

  constructor(changes: Partial<TableState>) {
    this.state = { ...nothingYet(), line: "open", mine: [0], seat: 0, view: rally(3), table: info([seat(0), seat(1), seat(2)]), ...changes };
  }

  async answer(option: Option): Promise<void> {
    this.answers.push(option);
  }

  async undo(): Promise<void> {
    this.undone += 1;
  }

  async redo(): Promise<void> {}
}
