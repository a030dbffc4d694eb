import { expect, test } from "vitest";
import { angle, arc, at, ticks } from "../../../src/games/great_race/gauges";

test("a needle goes from the lower left over the top to the lower right", () => {
  expect([0, 3, 6].map((level) => angle(level, 6))).toEqual([-120, 0, 120]);
  expect(angle(9, 6)).toBe(120);
  expect(angle(0, 0)).toBe(-120);
});

test("points lie on the dial", () => {
  expect(at(0, 40)).toEqual([0, -40]);
  expect(at(90, 40)).toEqual([40, 0]);
});

test("a dial has a mark for each level", () => {
  expect(ticks(5, 30, 40).map((tick) => tick.level)).toEqual([0, 1, 2, 3, 4, 5]);
});

test("an arc takes the long way only over more than half the circle", () => {
  expect(arc(0, 6, 6, 35)).toContain("A35 35 0 1 1");
  expect(arc(2, 3, 6, 35)).toContain("A35 35 0 0 1");
});
