import { expect, test } from "vitest";
import type { Part, Story } from "../../src/protocol";
import { around, eventsAt, eventsOf, placeOf, stepOf, stepped, stopsOf, turnsOf } from "../../src/story/timeline";

const event = (kind: string, entries: number, more: object = {}): Record<string, unknown> => ({ kind, entries, number: 0, seat: 0, ...more });
const part = (entries: number, since: number, ...events: Record<string, unknown>[]): Part => ({ entries, since, events });
const story = (...parts: Part[]): Story => ({ first: 0, of: 9, parts, result: null });

const undone = story(
  part(1, 0, event("TurnBegan", 1, { turn: 1 })),
  part(3, 1, event("Moved", 3), event("Damaged", 3)),
  part(4, 2), // the damage is taken back
  part(6, 2, event("Repaired", 6)),
  part(7, 3, event("TurnBegan", 7, { turn: 2 })),
);

test("one stops where something was told, and at both ends", () => {
  expect(stopsOf(undone)).toEqual([0, 1, 3, 4, 6, 7, 9]);
  expect(stopsOf({ ...undone, first: 1 })[0]).toBe(1);
});

test("the log of a moment knows nothing of an undo to come, and nothing of what one took back", () => {
  expect(eventsAt(undone, 0)).toEqual([]);
  expect(eventsAt(undone, 3).map((told) => told.kind)).toEqual(["TurnBegan", "Moved", "Damaged"]);
  expect(eventsAt(undone, 5).map((told) => told.kind)).toEqual(["TurnBegan", "Moved"]);
  expect(eventsAt(undone, 9).map((told) => told.kind)).toEqual(["TurnBegan", "Moved", "Repaired", "TurnBegan"]);
});

test("what happens at a moment is told there alone", () => {
  expect(eventsOf(undone, 3).map((told) => told.kind)).toEqual(["Moved", "Damaged"]);
  expect(eventsOf(undone, 5)).toEqual([]);
});

test("turns are found where they begin", () => {
  expect(turnsOf(undone)).toEqual([{ unit: "turn", number: 1, entries: 1 }, { unit: "turn", number: 2, entries: 7 }]);
});

test("a step goes to the next stop, from between two of them too, and holds at the ends", () => {
  const stops = [0, 4, 8, 9];
  expect([stepped(stops, 0, 1), stepped(stops, 4, -1), stepped(stops, 9, 1), stepped(stops, 0, -1)]).toEqual([4, 0, 9, 0]);
  expect([stepped(stops, 5, 1), stepped(stops, 5, -1)]).toEqual([8, 4]);
  expect(placeOf(stops, 7)).toBe(1);
  expect(stepped([], 3, 1)).toBe(3);
});

test("around a moment lie some before it and more after it", () => {
  expect(around([0, 2, 4, 6, 8], 4, 1, 2)).toEqual([2, 4, 6, 8]);
  expect(around([0, 2, 4], 0, 3, 9)).toEqual([0, 2, 4]);
});

test("keys step, turn, jump and play; others are nobody's", () => {
  expect(stepOf("ArrowRight")).toEqual({ by: 1, of: "stop" });
  expect(stepOf("PageUp")).toEqual({ by: -1, of: "turn" });
  expect([stepOf("Home"), stepOf("End"), stepOf(" "), stepOf("a")]).toEqual(["first", "last", "play", null]);
});
