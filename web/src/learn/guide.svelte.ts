/** A guided race: pages that were played once. Each has a view, a question and the answer that its lesson asks for. */
import type { QuestionInfo, SeatInfo, TableInfo } from "../protocol";
import { nothingYet, type AtTable, type Option, type TableState, type Told, type View } from "../state";
import { t } from "../texts.svelte";

export interface Page {
  entries: number;
  /** what is new to the learner here */
  lessons: string[];
  view: View;
  /** what has happened since the page before */
  events: Told[];
  /** the last page asks nothing */
  question?: QuestionInfo;
  option?: Option;
}

export interface GuidedRace {
  game: string;
  seat: number;
  record: { seats: number; options: Record<string, unknown> } & Record<string, unknown>;
  pages: Page[];
}

export class Guide implements AtTable {
  readonly state: TableState = $state(nothingYet());
  readonly refusal = null;
  at = $state(0);
  /** something else was tried than the lesson asks for */
  strayed = $state(false);

  constructor(readonly race: GuidedRace) {
    this.turnTo(0);
  }

  get page(): Page {
    return this.race.pages[this.at]!;
  }

  get isOver(): boolean {
    return this.at === this.race.pages.length - 1;
  }

  /** The page of that number; the drawings move from what they showed before. */
  turnTo(at: number): void {
    const { race } = this;
    this.at = at;
    this.strayed = false;
    Object.assign(this.state, {
      line: "open",
      mine: [race.seat],
      seat: race.seat,
      table: tableOf(race),
      view: this.page.view,
      question: this.page.question ?? null,
      events: race.pages.slice(0, at + 1).flatMap((page) => page.events),
      entries: this.page.entries,
      undoable: at > 0 ? [race.pages[at - 1]!.entries] : [],
    });
  }

  answer(option: Option): Promise<void> {
    if (option === this.page.option) this.turnTo(this.at + 1);
    else this.strayed = true;
    return Promise.resolve();
  }

  /** Back to the page before: nothing is at stake here. */
  undo(): Promise<void> {
    if (this.at > 0) this.turnTo(this.at - 1);
    return Promise.resolve();
  }

  redo(): Promise<void> {
    return Promise.resolve();
  }
}

function tableOf({ game, seat: own, record }: GuidedRace): TableInfo {
  const seats = Array.from({ length: record.seats }, (_, seat): SeatInfo => {
    const mine = seat === own;
    return { seat, kind: mine ? "person" : "bot", name: mine ? t("guest-name") : "", bot: null, curtain: false, muted: false, mine, host: mine };
  });
  return {
    id: "", game, name: "", status: "racing", access: "closed", options: record.options, pace: {}, seats, awaiting: [own],
    entries: 0, created: 0, changed: 0, origin: {}, result: null, hosting: false,
  };
}
