import { expect, test } from "vitest";
import { rowsOf, winnersOf } from "../../src/story/ranking";

test("points are told item by item; who did not arrive has none", () => {
  const rows = rowsOf([
    { rank: 1, seat: 2, left: false, points: { place: 5, engine: 2 }, total: 7 },
    { rank: 2, seat: 0, left: false, points: null, total: null },
    { rank: 3, seat: 1, left: true, points: {}, total: 0 },
  ]);
  expect(rows[0]).toEqual({ seat: 2, rank: 1, left: false, items: [{ name: "place", points: 5 }, { name: "engine", points: 2 }], total: 7 });
  expect(rows.slice(1).map((row) => [row.items.length, row.total])).toEqual([[0, null], [0, null]]);
});

test("who shares the first rank shares the victory; without an arrival nobody wins", () => {
  const row = (seat: number, rank: number, points: object | null) => ({ seat, rank, left: false, points, total: points ? 3 : null });
  expect(winnersOf(rowsOf([row(0, 1, { finish: 3 }), row(1, 1, { finish: 3 }), row(2, 3, { finish: 3 })]))).toEqual([0, 1]);
  expect(winnersOf(rowsOf([row(0, 1, null), row(1, 2, null)]))).toEqual([]);
});
