import { expect, test } from "vitest";
import type { Moment } from "../../src/protocol";
import { course as rally } from "../../src/games/gumball_rally/course";
import { course as race } from "../../src/games/great_race/course";
import type { View } from "../../src/state";
import { isLabelled, levelsOf, plotOf, shapeOf } from "../../src/story/chart";
import { chartOf, pointsOf, type ChartData } from "../../src/story/course";

const data = (changes: Partial<ChartData> = {}): ChartData => ({
  labels: [1, 2, null], places: false, curves: [{ seat: 0, values: [0, 5, 10] }, { seat: 1, values: [0, 5, null] }], ...changes,
});
const sheet = { width: 348, height: 136 };

test("levels are round whole numbers that hold every figure", () => {
  expect(levelsOf(0, 10)).toEqual([0, 2, 4, 6, 8, 10]);
  expect(levelsOf(0, 3)).toEqual([0, 1, 2, 3]);
  expect(levelsOf(0, 470)).toEqual([0, 100, 200, 300, 400, 500]);
  expect(levelsOf(-3, 4)).toEqual([-4, -2, 0, 2, 4]);
});

test("time runs to the right and figures go up", () => {
  const plot = plotOf(data(), sheet);
  expect(plot.moments.map((moment) => moment.x)).toEqual([34, 184, 334]);
  expect(plot.levels.map((level) => level.y)).toEqual([110, 90, 70, 50, 30, 10]);
  expect(plot.lines[0]!.dots.map((dot) => dot.x)).toEqual([34, 184, 334]);
  expect(plot.lines[0]!.dots[0]!.y).toBeGreaterThan(plot.lines[0]!.dots[2]!.y);
});

test("a curve ends where its seat has no figure any more", () => {
  const [, second] = plotOf(data(), sheet).lines;
  expect(second!.dots).toHaveLength(2);
  expect(second!.path.match(/[ML]/g)).toEqual(["M", "L"]);
});

test("curves on top of each other are drawn beside each other", () => {
  const [one, other] = plotOf(data(), sheet).lines;
  expect(one!.dots[1]!.y).not.toBe(other!.dots[1]!.y);
});

test("the first place is on top", () => {
  const plot = plotOf(data({ places: true, curves: [{ seat: 0, values: [3, 1, 2] }] }), sheet);
  expect(plot.levels.map((level) => level.value)).toEqual([1, 2, 3]);
  expect(plot.levels[0]!.y).toBeLessThan(plot.levels[2]!.y);
});

test("a race of a single moment can be drawn", () => {
  expect(plotOf(data({ labels: [null], curves: [{ seat: 0, values: [0] }] }), sheet).lines[0]!.path).toBe("M34.0 110.0");
});

test("labels give way where there is no room, the end never", () => {
  const labelled = (count: number, width: number): number[] => Array.from({ length: count }, (_, at) => at).filter((at) => isLabelled(at, count, width));
  expect(labelled(5, 400)).toEqual([0, 1, 2, 3, 4]);
  expect(labelled(40, 300)).toHaveLength(10);
  expect(labelled(40, 300)).toContain(39);
  expect(labelled(23, 630).slice(-3)).toEqual([19, 20, 22]); // the word at the end has room
});

test("eight seats have eight shapes", () => {
  expect(new Set([0, 1, 2, 3, 4, 5, 6, 7].map(shapeOf)).size).toBe(8);
});

test("a chart has a point at each turn's beginning and one at the end; an unannounced first round too", () => {
  const turn = (number: number, entries: number) => ({ unit: "turn" as const, number, entries });
  expect(pointsOf([turn(1, 3), turn(2, 9)], 0, 20)).toEqual([{ entries: 3, label: 1 }, { entries: 9, label: 2 }, { entries: 20, label: null }]);
  expect(pointsOf([turn(2, 9)], 0, 20)[0]).toEqual({ entries: 0, label: 1 });
  expect(pointsOf([], 0, 20)).toEqual([{ entries: 20, label: null }]);
});

const crew = (seat: number, name: string | null, more: object = {}) => ({
  seat, crew: name, left: false, band: 4, francs: 120, gauges: { petrol: [3, 9], engine: [2, 7], chassis: [5, 6] }, hand: null, ...more,
});
const moment = (view: object): Moment => ({ entries: 0, view: view as Record<string, unknown>, awaiting: [] });

test("a Great Race is read off its crews; the Torpedo has no money, who left has no figures", () => {
  const view = { crews: [crew(0, "french"), crew(1, "torpedo"), crew(2, "english", { left: true })] };
  const read = (name: string) => chartOf(race.figures.find((figure) => figure.name === name)!, [moment(view)], [1], [0, 1, 2])!.curves;
  expect(read("progress")).toEqual([{ seat: 0, values: [4] }, { seat: 1, values: [4] }]);
  expect(read("francs")).toEqual([{ seat: 0, values: [120] }]);
  expect(read("engine").map((curve) => curve.values[0])).toEqual([2, 2]);
});

test("a figure that nobody has is no chart", () => {
  expect(chartOf(race.figures[0]!, [moment({ crews: [crew(0, null)] })], [1], [0])).toBeNull();
});

test("hands are laid open card by card", () => {
  const view = { crews: [crew(0, "french", { hand: { driver: 2, saboteur: 1 } }), crew(1, "english")] };
  expect(race.hands(view as unknown as View)).toEqual([{ seat: 0, cards: ["driver", "driver", "saboteur"] }, { seat: 1, cards: [] }]);
});

test("a rally is read off its line; of two buggies the first one counts", () => {
  const view = {
    line: ["green", "pink", "white"],
    buggies: [{ buggy: "pink", seat: 0, points: [3, 1] }, { buggy: "white", seat: 0, points: [0] }, { buggy: "green", seat: 1, points: [] }],
    drivers: [{ seat: 0, buggies: ["pink", "white"], hand: ["blue 3"], left: false }, { seat: 1, buggies: ["green"], hand: null, left: false }],
  } as unknown as View;
  const [place, points] = rally.figures;
  expect([place!.of(view, 0), place!.of(view, 1), points!.of(view, 0), points!.of(view, 1)]).toEqual([2, 1, 4, 0]);
  expect(rally.hands(view)[0]!.cards).toEqual(["blue 3"]);
});
