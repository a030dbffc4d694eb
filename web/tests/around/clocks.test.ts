import { expect, test } from "vitest";
import { clockOf, counted, elapsed, rests } from "../../src/around/clocks";
import type { SeatInfo, TableInfo } from "../../src/protocol";
import { nothingYet, type TableState } from "../../src/state";

function person(seat: number, kind = "person"): SeatInfo {
  return { seat, kind, name: "", bot: null, curtain: false, muted: false, mine: false, host: false };
}

function at(pace: Record<string, unknown>, deadlines: Record<string, number>, kinds = ["person", "person"]): TableState {
  const seats = kinds.map((kind, seat) => person(seat, kind));
  return { ...nothingYet(), deadlines, table: { pace, seats } as unknown as TableInfo };
}

const LIVE = { kind: "live", bank: 900, more: 10, left: { "1": 300 } };

test("who is awaited has a clock that runs towards the deadline, and stops at nothing", () => {
  const state = at(LIVE, { "0": 1000 });
  expect(clockOf(state, 0, 940)).toEqual({ left: 60, runs: true });
  expect(clockOf(state, 0, 1100)).toEqual({ left: 0, runs: true });
});

test("who is not awaited has what is left in the bank", () => {
  expect(clockOf(at(LIVE, { "0": 1000 }), 1, 940)).toEqual({ left: 300, runs: false });
  expect(clockOf(at({ ...LIVE, left: {} }, { "0": 1000 }), 1, 940)).toEqual({ left: 900, runs: false });
});

test("bots, untimed races and races of one person have no clock", () => {
  expect(clockOf(at(LIVE, { "0": 1000 }, ["person", "bot"]), 1, 940)).toBeNull();
  expect(clockOf(at({ kind: "untimed" }, {}), 0, 940)).toBeNull();
  expect(clockOf(at(LIVE, {}), 1, 940)).toBeNull();
  expect(clockOf(at({ kind: "moves", hours: 24 }, { "0": 1000 }), 1, 940)).toBeNull();
});

test.each([
  [0, "clock-minutes", { minutes: 0, seconds: "00" }],
  [65.2, "clock-minutes", { minutes: 1, seconds: "06" }],
  [3_600, "clock-hours", { hours: 1, minutes: "00" }],
  [47 * 3_600 + 59 * 60, "clock-hours", { hours: 47, minutes: "59" }],
  [50 * 3_600, "clock-days", { days: 2, hours: 2 }],
])("%i seconds are counted as %s", (seconds, id, args) => {
  expect(counted(seconds)).toEqual([id, args]);
});

test.each([
  [59, null],
  [60, ["since-minutes", { count: 1 }]],
  [7_300, ["since-hours", { count: 2 }]],
  [3 * 86_400, ["since-days", { count: 3 }]],
])("after %i seconds of waiting", (seconds, told) => {
  expect(elapsed(seconds)).toEqual(told);
});

const NOON = Date.UTC(2026, 0, 5, 12, 0) / 1000;

test.each([
  ["08:00", "22:00", "UTC", false],
  ["13:00", "22:00", "UTC", true],
  ["13:00", "22:00", "Europe/Rome", false],
  ["20:00", "02:00", "UTC", true],
  ["20:00", "13:00", "UTC", false],
  ["12:00", "12:00", "UTC", false],
  [null, null, "UTC", false],
])("at noon a window from %s to %s in %s rests: %s", (from, to, zone, resting) => {
  expect(rests({ kind: "moves", from, to, zone }, NOON)).toBe(resting);
});
