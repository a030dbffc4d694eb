/** Tables and games as the server tells of them. */
import type { GameInfo, SeatInfo, TableInfo } from "../../src/protocol";

export function seat(number: number, kind: string, more: Partial<SeatInfo> = {}): SeatInfo {
  return { seat: number, kind, name: "", bot: null, curtain: false, muted: false, mine: false, host: false, ...more };
}

export const ME = { name: "Ada", mine: true, host: true };

export function table(more: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "k3j", game: "great-race", name: "great-race", status: "racing", access: "link", pace: { kind: "untimed" },
    options: { board: "africa", start: "Cape Town", leaders: false, confirm: true }, awaiting: [], entries: 0,
    seats: [seat(0, "person", ME), seat(1, "bot", { name: "driver", bot: "driver" })],
    created: 1000, changed: 1000, origin: {}, result: null, hosting: true, ...more,
  };
}

/** A race that waits for me. */
export const myTurn = (id: string, changed: number): TableInfo => table({ id, changed, awaiting: [0] });

export const RACE: GameInfo = {
  name: "great-race", rules: 1, bots: ["champion", "driver", "random"], usual: "driver",
  seats: [{ count: 2, options: {} }, { count: 3, options: {} }, { count: 4, options: {} }, { count: 5, options: { fifth: true } }],
  choices: [
    { name: "board", default: "africa", values: ["africa", "south-america"], by: null, cases: {} },
    { name: "start", default: null, values: [], by: "board", cases: { africa: ["Cairo", "Cape Town"], "south-america": ["Caracas", "Ushuaia"] } },
    { name: "leaders", default: false, values: [false, true], by: null, cases: {} },
    { name: "fifth", default: false, values: [false, true], by: null, cases: {} },
    { name: "first", default: null, values: [], by: null, cases: {} },
    { name: "confirm", default: true, values: [true, false], by: null, cases: {} },
  ],
};
