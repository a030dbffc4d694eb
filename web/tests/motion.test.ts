import { expect, test } from "vitest";
import { apart, difference, keyframes, lasting, type Place } from "../src/motion";

const places = (entries: Record<string, [number, number]>): Map<string, Place> =>
  new Map(Object.entries(entries).map(([name, [x, y]]) => [name, { x, y }]));

test("what stands elsewhere has moved, what is new has come, what is missing has gone", () => {
  const { moved, come, gone } = difference(places({ a: [0, 0], b: [1, 1], c: [2, 2] }), places({ a: [3, 4], b: [1, 1], d: [0, 0] }));
  expect([...moved]).toEqual([["a", { from: { x: 0, y: 0 }, to: { x: 3, y: 4 } }]]);
  expect([come, gone]).toEqual([["d"], ["c"]]);
});

test("a way is gone at one speed", () => {
  const frames = keyframes([{ x: 0, y: 0 }, { x: 30, y: 0 }, { x: 30, y: 10 }]);
  expect(frames.map(({ offset }) => offset)).toEqual([0, 0.75, 1]);
  expect(frames[2]!.transform).toBe("translate(30px, 10px)");
});

test("a way from a place to itself still ends", () => {
  expect(keyframes([{ x: 1, y: 1 }, { x: 1, y: 1 }]).map(({ offset }) => offset)).toEqual([0, 1]);
});

test("a longer way takes longer, within bounds", () => {
  const way = (x: number): Place[] => [{ x: 0, y: 0 }, { x, y: 0 }];
  expect(lasting(way(1))).toBe(lasting(way(2)));
  expect(lasting(way(200))).toBeGreaterThan(lasting(way(100)));
  expect(lasting(way(1e6))).toBeLessThanOrEqual(1400);
  expect(apart({ x: 0, y: 0 }, { x: 3, y: 4 })).toBe(5);
});
