import { expect, test } from "vitest";
import { chapters, inRow, placesOf } from "../../src/story/chapters";
import { momentLink } from "../../src/story/links";
import { news, since, together } from "../../src/story/news";
import type { Told, View } from "../../src/state";

let number = 0;
const event = (kind: string, entries: number, more: object = {}): Told => ({ kind, entries, number: number++, seat: 0, ...more });
const note = (kind: string, entries: number) => ({ number: number++, kind, seat: 1, data: {}, at: 0, entries });
const view = (more: object): View => ({ awaiting: [], answered: null, ...more });

test("each turn is a chapter, and what comes before the first one stands before it", () => {
  const events = [event("CrewChosen", 1), event("TurnBegan", 2, { turn: 1 }), event("Moved", 3), event("TurnBegan", 4, { turn: 2 })];
  const told = chapters(inRow(events, []), view({ turn: 2 }));
  expect(told.map((chapter) => [chapter.unit, chapter.number, chapter.items.length])).toEqual([
    ["turn", 0, 1], ["turn", 1, 2], ["turn", 2, 1],
  ]);
});

test("where the first round is not announced, its lines belong to it all the same", () => {
  const events = [event("CardPlayed", 1), event("RoundBegan", 5, { round: 2 })];
  expect(chapters(inRow(events, []), view({ round: 2 })).map((chapter) => chapter.number)).toEqual([1, 2]);
  expect(chapters(inRow([event("CardPlayed", 1)], []), view({ round: 1 }))[0]).toMatchObject({ unit: "round", number: 1 });
});

test("a race of which nothing is told yet has no chapters", () => {
  expect(chapters([], view({ turn: 0 }))).toEqual([]);
});

test("a note stands after what had happened when it was written", () => {
  const row = inRow([event("A", 1), event("B", 2), event("C", 2), event("D", 3)], [note("chat", 0), note("resigned", 2), note("chat", 9)]);
  expect(row.map((item) => item.told?.kind ?? item.note?.kind)).toEqual(["chat", "A", "B", "C", "resigned", "D", "chat"]);
});

test("what happens to nobody has no seat", () => {
  expect(inRow([event("OrderChanged", 1, { seat: -1 })], [])[0]?.seat).toBeNull();
});

test("an event names its places once", () => {
  expect(placesOf(event("Moved", 1, { start: "Dakar", end: "Gao", by: "land" }))).toEqual(["Dakar", "Gao"]);
  expect(placesOf(event("TileDiscarded", 1, { tile: "p1", space: null }))).toEqual([]);
  expect(placesOf(event("Passed", 1, { buggy: "green", ahead: "pink", by: "colour" }))).toEqual(["green", "pink"]);
});

test("the past of a running race is at its table, that of one that is over in the replay", () => {
  expect(momentLink("abc", 7, 2, false)).toBe("/table/abc?at=7&seat=2");
  expect(momentLink("abc", 7, null, true)).toBe("/replay/abc?at=7");
});

test("news are what came after the known; what was taken back is none", () => {
  const [a, b, c] = [event("A", 1), event("B", 2), event("C", 3)] as const;
  expect(news([a], [a, b, c])).toEqual([b, c]);
  expect(news([], [a])).toEqual([a]);
  expect(news([a, b], [a])).toBeNull();
  expect(news([a, b], [a, c])).toBeNull();
});

test("since a moment only what came later has happened", () => {
  expect(since([event("A", 1), event("B", 2), event("C", 5)], 2).map((told) => told.kind)).toEqual(["C"]);
});

test("what one seat does in a row is one step, a few lines at a time", () => {
  const did = (seat: number) => ({ event: event("Moved", 1, { seat }) });
  expect(together([did(0), did(0), did(1), did(0)]).map((step) => step.length)).toEqual([2, 1, 1]);
  expect(together([0, 0, 0, 0, 0].map(did)).map((step) => step.length)).toEqual([4, 1]);
  expect(together([])).toEqual([]);
});
