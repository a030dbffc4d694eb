import { expect, test } from "vitest";
import { shelved } from "../../src/tables/sorted";
import { myTurn, table } from "./samples";

const ids = (tables: { id: string }[]): string[] => tables.map((each) => each.id);

test("where it is my turn comes first, the nearest deadline before all, then the longest wait", () => {
  const tables = [myTurn("fresh", 300), myTurn("old", 100), myTurn("due-later", 400), myTurn("due-soon", 500)];
  const until = { "due-later": 9000, "due-soon": 8000 };
  expect(ids(shelved({ tables, until }).turn)).toEqual(["due-soon", "due-later", "old", "fresh"]);
});

test("each table stands on one shelf, the latest first", () => {
  const tables = [
    table({ id: "theirs", awaiting: [1], changed: 1 }), table({ id: "theirs-later", awaiting: [1], changed: 2 }),
    table({ id: "open", status: "open", awaiting: [0] }), table({ id: "over", status: "over" }),
  ];
  const shelves = shelved({ tables, until: {} });
  expect(shelves.turn).toEqual([]);
  expect(ids(shelves.running)).toEqual(["theirs-later", "theirs"]);
  expect(ids(shelves.waiting)).toEqual(["open"]);
  expect(ids(shelves.over)).toEqual(["over"]);
});
