import { expect, test } from "vitest";
import { lanesOpen, matters, targetsOf } from "../../../../src/games/great_race/board/attention";
import type { Mark } from "../../../../src/games/great_race/board/types";
import { CHART } from "./sample";

const marks = (entries: Record<string, Mark["kind"]>): Map<string, Mark> =>
  new Map(Object.entries(entries).map(([name, kind]) => [name, { kind, label: "" }]));

test("one's vehicle and what can be picked matter, what is closed does not", () => {
  const open = matters(CHART, marks({ "2a": "open", South: "closed" }), "North")!;
  const [north, south] = [CHART.spaces.get("North")!, CHART.spaces.get("South")!];
  expect(open.y).toBeLessThan(north.y);
  expect(open.y + open.height).toBeLessThan(south.y);
});

test("who is asked nothing looks at his vehicle; who has none and is asked nothing, at all of it", () => {
  const alone = matters(CHART, marks({}), "3a")!;
  expect(alone.x + alone.width / 2).toBeCloseTo(CHART.spaces.get("3a")!.x);
  expect(matters(CHART, marks({}), null)).toBeNull();
});

test("lanes are targets while a question speaks of them, and glow if they can be taken", () => {
  expect(targetsOf(CHART, marks({ pass: "open" }), "North")).toHaveLength(5);
  expect(targetsOf(CHART, marks({ "sea South": "closed" }), "North").at(-1)!.name).toBe("sea South");
  expect(lanesOpen(CHART, marks({ "sea South": "closed" }), "North")).toEqual([]);
  expect(lanesOpen(CHART, marks({ "sea South": "open", "2a": "open" }), "North").map(({ price }) => price)).toEqual([60]);
});
