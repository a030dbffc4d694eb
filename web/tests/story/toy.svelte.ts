/** A race to tell of: words that say what they are given, a server that answers from a list. */
import type { GameParts, Words } from "../../src/games";
import type { Moment, Story, TableInfo } from "../../src/protocol";
import { nothingYet, type AtTable, type TableState, type Told, type View } from "../../src/state";

export const view = (changes: object = {}): View => ({
  awaiting: [0], answered: null, turn: 2, seat: 0, crews: [{ seat: 0, hand: { driver: 1 } }, { seat: 1, hand: null }], ...changes,
});

export const event = (number: number, kind: string, entries: number, more: object = {}): Told => ({ number, kind, entries, seat: 0, ...more });

export const words = {
  name: (_: View, seat: number) => ["French", "Italian"][seat]!,
  event: (told: Told) => (told.kind === "Hidden" ? "" : `${told.kind} ${told.entries}`),
  word: (name: string) => name,
} as unknown as Words;

export const game = {
  words,
  course: {
    figures: [{ name: "progress", of: (seen: View, seat: number) => (seen.turn as number) + seat }],
    colour: () => "#123456",
    hands: (seen: View) => (seen.crews as { seat: number; hand: object | null }[]).map(({ seat, hand }) => ({ seat, cards: Object.keys(hand ?? {}) })),
  },
} as unknown as GameParts;

const sitting = (seat: number, mine: boolean) => ({ seat, kind: "person", name: `P${seat}`, bot: null, curtain: false, muted: false, mine, host: mine });

export const table = (changes: Partial<TableInfo> = {}): TableInfo => ({
  id: "abc", game: "great-race", name: "", status: "racing", seats: [sitting(0, true), sitting(1, false)], result: null, ...changes,
} as unknown as TableInfo);

export class ToyTable implements AtTable {
  readonly state: TableState = $state(nothingYet());
  readonly refusal = null;

  constructor(events: Told[], changes: Partial<TableState> = {}) {
    Object.assign(this.state, { line: "open", seat: 0, mine: [0], view: view(), table: table(), events, entries: 9, ...changes });
  }

  async answer(): Promise<void> {}
  async undo(): Promise<void> {}
  async redo(): Promise<void> {}
}

/** A race of two turns that is over. */
export const story: Story = {
  first: 0, of: 6, result: [],
  parts: [
    { entries: 1, since: 0, events: [event(0, "TurnBegan", 1, { turn: 1 })] },
    { entries: 3, since: 1, events: [event(1, "Moved", 3, { end: "Gao" })] },
    { entries: 5, since: 2, events: [event(2, "TurnBegan", 5, { turn: 2 })] },
  ],
};

/** Answers every request for the past, and remembers what was asked. */
export function server(asked: string[]): (path: string) => Promise<unknown> {
  return async (path) => {
    asked.push(path);
    const { pathname, searchParams } = new URL(path, "http://here");
    if (pathname.endsWith("/story")) return story;
    if (pathname.endsWith("/look")) return { notes: [] };
    if (pathname.endsWith("/moments")) {
      const moments: Moment[] = (searchParams.get("at") ?? "").split(",").map((at) => ({ entries: Number(at), view: view({ turn: Number(at) }), awaiting: [] }));
      return { moments };
    }
    return table({ status: "over" });
  };
}
