import { beforeEach, expect, test } from "vitest";
import { prefer } from "../../../src/preferences.svelte";
import { asking, question, race, ToyTable } from "./table.svelte";

const SEQUENCE = question(
  "sequence",
  ["pass", "draw card", "petrol 1"],
  { pass: { dropped: 2 }, "draw card": { final: true }, "petrol 1": { after: { petrol: 5 } } },
  { repair: { rule: "planning.2" } },
);
const LEG = { space: "4a", way: ["2b", "3a", "4a"], petrol: 4, left: 2, damage: 0, dangers: 0 };
const drive = (number: number, ...spaces: string[]) => ({
  ...question("drive", ["stay", ...spaces], { "2b": { range: [LEG] } }), number,
});

beforeEach(() => prefer({ ask: true }));

test("a click that costs nothing answers at once", () => {
  const table = new ToyTable(SEQUENCE);
  asking(table).choose("petrol 1");
  expect(table.answers).toEqual(["petrol 1"]);
});

test("a costly click asks once; the second one means it", () => {
  const table = new ToyTable(SEQUENCE);
  const asked = asking(table);
  asked.choose("pass");
  expect([asked.picked, asked.weight, table.answers]).toEqual(["pass", "costly", []]);
  asked.choose("pass");
  expect(table.answers).toEqual(["pass"]);
});

test("another click picks something else, and dropping picks nothing", () => {
  const table = new ToyTable(SEQUENCE);
  const asked = asking(table);
  asked.choose("pass");
  asked.choose("draw card");
  expect([asked.picked, asked.weight]).toEqual(["draw card", "final"]);
  asked.drop();
  expect([asked.picked, table.answers]).toEqual([null, []]);
});

test("who does not want to be asked is not", () => {
  prefer({ ask: false });
  const table = new ToyTable(SEQUENCE);
  asking(table).choose("pass");
  expect(table.answers).toEqual(["pass"]);
});

test("what is not offered says why, and answers nothing", () => {
  const table = new ToyTable(SEQUENCE);
  const asked = asking(table);
  asked.choose("repair");
  expect([asked.wondered, table.answers]).toEqual(["repair", []]);
  asked.choose("nonsense");
  expect(table.answers).toEqual([]);
});

test("what is pointed at shows on the dials, and is forgotten with the question", () => {
  const table = new ToyTable(SEQUENCE);
  const asked = asking(table);
  asked.point("petrol 1");
  expect(asked.ghost).toEqual({ petrol: 5 });
  asked.choose("pass");
  table.show({ ...SEQUENCE, number: 8 });
  expect([asked.pointed, asked.picked, asked.ghost]).toEqual([null, null, null]);
});

test("while an answer is on its way nothing can be chosen", () => {
  const table = new ToyTable(SEQUENCE);
  table.state.sending = "petrol 1";
  asking(table).choose("petrol 1");
  expect(table.answers).toEqual([]);
});

test("a longer drive is confirmed, then goes step by step, also past a question in between", () => {
  const table = new ToyTable(drive(1, "2b"));
  const asked = asking(table);
  asked.choose("4a");
  expect([asked.picked, table.answers]).toEqual(["4a", []]);
  asked.confirm();
  table.show(question("damage", [0, 1]));
  asked.travel();
  table.show(drive(3, "2b", "3a"));
  asked.travel();
  table.show(drive(4, "4a"));
  asked.travel();
  expect(table.answers).toEqual(["2b", "3a", "4a"]);
  expect(asked.journey).toEqual([]);
});

test("a drive that cannot go on as planned is at an end", () => {
  const table = new ToyTable(drive(1, "2b"));
  const asked = asking(table);
  asked.choose("4a");
  asked.confirm();
  table.show(drive(2, "5a"));
  asked.travel();
  expect([table.answers, asked.journey]).toEqual([["2b"], []]);
});

test("undo takes back only what can be taken back, and drops what was picked", () => {
  const table = new ToyTable(SEQUENCE);
  const asked = asking(table);
  asked.choose("pass");
  asked.undo();
  expect([asked.picked, table.undone]).toEqual([null, 0]);
  table.state.undoable = [4];
  asked.undo();
  expect(table.undone).toBe(1);
});

test("a space within reach begins a drive out of the sequence", () => {
  const near = { space: "3a", way: ["2b", "3a"], petrol: 2, left: 4, damage: 0, dangers: 0 };
  const table = new ToyTable(question("sequence", ["pass", "drive"], { drive: { range: [near] } }));
  const asked = asking(table);
  asked.choose("3a");
  expect([asked.picked, table.answers]).toEqual(["3a", []]);
  asked.choose("3a");
  table.show(drive(8, "2b"));
  asked.travel();
  table.show(drive(9, "3a"));
  asked.travel();
  expect(table.answers).toEqual(["drive", "2b", "3a"]);
});

test("a question on the way is about the space that is being entered", () => {
  const table = new ToyTable(drive(1, "2b"));
  const asked = asking(table);
  asked.choose("2b");
  table.show({ ...question("danger", ["bear"]), number: 2 });
  expect(asked.aims).toEqual(["2b"]);
  expect(asking(new ToyTable({ ...question("danger", ["bear"]), number: 2 })).aims).toEqual(["2b"]); // a page read anew
  table.show({ ...question("confirm", ["confirm"]), number: 2 });
  expect(asked.aims).toEqual([]);
  table.show({ ...question("danger", ["bear"]), number: 40 });
  expect(asked.aims).toEqual([]);
});

test("a card is aimed at what all may see", () => {
  const table = new ToyTable(question("avert", ["let it happen"]), race({ aim: ["con artist", "2b", "3a"] }));
  expect(asking(table).aims).toEqual(["2b", "3a"]);
});
