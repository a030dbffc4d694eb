import { expect, test } from "vitest";
import type { Told as Message } from "../src/protocol";
import { heard, nothingYet, type TableState } from "../src/state";

function told(changes: Partial<Message>): Message {
  return {
    type: "told", number: 1, seat: 0, entries: 0, since: 0, events: [], view: null, question: null, undoable: [],
    redoable: false, deadlines: {}, asked: {}, queued: 0, table: {} as Message["table"], notes: [], over: false, ...changes,
  };
}

function after(...messages: Message[]): TableState {
  return messages.reduce((state, message) => ({ ...state, ...heard(state, message) }), nothingYet());
}

const event = (number: number, kind = "Moved"): Record<string, unknown> => ({ kind, number, seat: 0 });
const kinds = (state: TableState): string[] => state.events.map((each) => each.kind);

test("events are added from the number that they begin with", () => {
  const state = after(told({ events: [event(0)] }), told({ number: 2, since: 1, events: [event(1, "Arrived")] }));
  expect(kinds(state)).toEqual(["Moved", "Arrived"]);
});

test("an undo takes back the events after it", () => {
  const whole = told({ events: [event(0), event(1), event(2)] });
  expect(kinds(after(whole, told({ number: 2, since: 1, events: [event(1, "Passed")] })))).toEqual(["Moved", "Passed"]);
});

test("what another seat is told replaces everything", () => {
  const other = told({ seat: 1, since: 1, events: [event(1, "Passed")] });
  expect(kinds(after(told({ events: [event(0)] }), other))).toEqual(["Passed"]);
});

test("a note that comes twice is kept once", () => {
  const note = { number: 0, kind: "chat", seat: 0, data: { text: "hello" }, at: 1, entries: 0 };
  expect(after(told({ notes: [note] }), told({ number: 2, notes: [note] })).notes).toHaveLength(1);
});

test("a refusal lets one click again", () => {
  const refusal = { type: "refused", id: "x", code: "late", reason: "" } as const;
  expect(heard({ ...nothingYet(), sending: "pass" }, refusal)).toEqual({ sending: null });
});
