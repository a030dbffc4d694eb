import { expect, test } from "vitest";
import { concerned, late, readable, undoAsked, unread, votes } from "../../src/around/notes";
import type { NoteInfo, SeatInfo } from "../../src/protocol";

let number = 0;

function note(kind: string, seat: number | null, data: Record<string, unknown> = {}, at = 0): NoteInfo {
  return { number: number++, kind, seat, data, at, entries: 0 };
}

function told(...notes: NoteInfo[]): NoteInfo[] {
  return notes.map((each, place) => ({ ...each, number: place }));
}

const sitting = ["person", "bot", "person", "person"].map((kind, seat) => ({ seat, kind }) as SeatInfo);

test("an undo is asked for until something else happens or somebody refuses", () => {
  const asked = told(note("chat", 1), note("undo-asked", 2, { to: 3, entries: 9 }), note("undo-agreed", 0, { note: 1 }));
  expect(undoAsked(asked, 9)).toEqual({ note: 1, by: 2, agreed: [0] });
  expect(undoAsked(asked, 10)).toBeNull();
  expect(undoAsked(told(...asked, note("undo-refused", 3, { note: 1 })), 9)).toBeNull();
  expect(undoAsked([], 0)).toBeNull();
});

test("a new request after a refusal counts, without the yes of before", () => {
  const asked = told(
    note("undo-asked", 2, { to: 3, entries: 9 }), note("undo-agreed", 0, { note: 0 }), note("undo-refused", 3, { note: 0 }),
    note("undo-asked", 2, { to: 3, entries: 9 }),
  );
  expect(undoAsked(asked, 9)).toEqual({ note: 3, by: 2, agreed: [] });
});

test("people who did not ask are concerned: not bots, nor other seats of who asks", () => {
  expect(concerned(sitting, 2, [0])).toEqual([0, 3]);
  expect(concerned(sitting, 0, [0, 3])).toEqual([2]);
});

test("a seat is late when the bell rang after it was asked", () => {
  const notes = [note("time-is-up", 0, {}, 10), note("time-is-up", 2, {}, 30)];
  expect(late(notes, { "0": 20, "2": 20, "3": 20 })).toEqual([2]);
});

test("the last vote of a seat counts, and only since it was asked", () => {
  const cast = [
    note("vote", 0, { about: 2, choice: "leave" }, 5), note("vote", 0, { about: 2, choice: "wait" }, 15),
    note("vote", 3, { about: 2, choice: "leave" }, 16), note("vote", 3, { about: 2, choice: "bot" }, 17),
    note("vote", 3, { about: 0, choice: "bot" }, 18),
  ];
  expect([...votes(cast, 2, 10)]).toEqual([[0, "wait"], [3, "bot"]]);
});

test("what hidden seats say is not read, nor what stands in the log; one's own lines are never unread", () => {
  const notes = told(note("chat", 0), note("chat", 1), note("hint", 0), note("resigned", 1), note("chat", 2));
  expect(readable(notes, new Set([1])).map((each) => each.number)).toEqual([0, 4]);
  expect(unread(notes, new Set(), [0], -1)).toBe(2);
  expect(unread(notes, new Set([1]), [0], -1)).toBe(1);
  expect(unread(notes, new Set(), [0], 1)).toBe(1);
});
