import { expect, test } from "vitest";
import { hit } from "../../../../src/games/great_race/board/hit";
import type { Mark } from "../../../../src/games/great_race/board/types";
import { CHART, INFO } from "./sample";

const { unit } = INFO;
const middle = (name: string): { x: number; y: number } => CHART.target(name, "North")!;
const marked = (...kinds: [string, Mark["kind"]][]): Map<string, Mark> => new Map(kinds.map(([name, kind]) => [name, { kind, label: "" }]));
const at = (name: string, dx: number, dy: number): { x: number; y: number } => ({ x: middle(name).x + dx, y: middle(name).y + dy });

test("what lies under the finger is meant", () => {
  expect(hit(CHART.targets, new Map(), middle("2a"), unit, 22)).toBe("2a");
  expect(hit(CHART.targets, new Map(), { x: 590, y: 20 }, unit, 22)).toBeNull();
});

test("a marked space within reach is meant rather than a plain one under the finger", () => {
  expect(hit(CHART.targets, marked(["2b", "open"]), at("2a", 36, 0), unit, 22)).toBe("2b");
  expect(hit(CHART.targets, marked(["2b", "open"]), at("2a", -10, 0), unit, 22)).toBe("2a");
});

test("seen from far away the reach is longer", () => {
  expect(hit(CHART.targets, marked(["2b", "open"]), at("2a", 5, 0), unit, 22 / 0.3)).toBe("2b");
});

test("near a closed and an open space the open one is meant", () => {
  const marks = marked(["2a", "closed"], ["2b", "open"]);
  expect(hit(CHART.targets, marks, at("3a", 0, -35), unit, 40)).toBe("2b");
  expect(hit(CHART.targets, marks, middle("2a"), unit, 60)).toBe("2a");
});

test("the badge of a lane is meant before the space below", () => {
  const targets = [...CHART.targets, { ...middle("2a"), name: "sea South", width: 80, height: 24 }];
  const marks = marked(["2a", "open"], ["sea South", "open"]);
  expect(hit(targets, marks, at("2a", 38, 0), unit, 22)).toBe("sea South");
  expect(hit(targets, marks, at("2a", 0, 30), unit, 5)).toBe("2a");
});
