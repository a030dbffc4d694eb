import { expect, test } from "vitest";
import { isArrow, lineAfter, nearest, towards } from "../../../../src/games/great_race/board/keys";
import { CHART } from "./sample";

const middle = (name: string): { x: number; y: number } => CHART.target(name, null)!;
const go = (from: string, key: string, line = middle(from)): string | undefined => towards(CHART.targets, middle(from), key, line)?.name;

test("arrows go to the neighbour on that side", () => {
  expect(go("2a", "ArrowRight")).toBe("2b");
  expect(go("2b", "ArrowLeft")).toBe("2a");
  expect(go("South", "ArrowUp")).toBe("3a");
});

test("nothing lies beyond the rim", () => {
  expect(go("North", "ArrowUp")).toBeUndefined();
  expect(go("2a", "ArrowLeft")).toBeUndefined();
});

test("of two as near, the one on the line on which one came", () => {
  expect(go("3a", "ArrowUp", middle("2b"))).toBe("2b");
  expect(go("3a", "ArrowUp", middle("2a"))).toBe("2a");
});

test("every space can be walked to from every other", () => {
  const reached = new Set(["North"]);
  for (const name of reached) {
    for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
      const next = go(name, key);
      if (next) reached.add(next);
    }
  }
  expect(reached.size).toBe(CHART.targets.length);
});

test("a column is kept while going up and down, a row while going sideways", () => {
  expect(lineAfter({ x: 1, y: 1 }, { x: 9, y: 9 }, "ArrowDown")).toEqual({ x: 1, y: 9 });
  expect(lineAfter({ x: 1, y: 1 }, { x: 9, y: 9 }, "ArrowLeft")).toEqual({ x: 9, y: 1 });
});

test("other keys are no arrows", () => {
  expect([isArrow("ArrowUp"), isArrow("Enter")]).toEqual([true, false]);
});

test("the nearest target to a place", () => {
  expect(nearest(CHART.targets, middle("3a"))?.name).toBe("3a");
  expect(nearest([], middle("3a"))).toBeNull();
});
