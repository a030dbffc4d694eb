import { describe, expect, test } from "vitest";
import { CELL, hops, outline, plants, road, type Place } from "../../../src/games/gumball_rally/road";

const SIZES = [[390, 440], [390, 300], [820, 640], [1060, 470], [300, 240]] as const;
const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8];
const all = SIZES.flatMap(([width, height]) => COUNTS.map((count) => ({ width, height, count })));

function covers(one: Place, other: Place, scale: number): boolean {
  const wide = Math.abs(one.x - other.x) < 0.99 * CELL.wide * scale;
  return wide && Math.abs(one.y - other.y) < 0.99 * (CELL.above + CELL.below) * scale;
}

describe.each(all)("$count buggies on $width x $height", ({ width, height, count }) => {
  const found = road(width, height, count);

  test("each has its place, and none covers another", () => {
    expect(found.places).toHaveLength(count);
    const pairs = found.places.flatMap((one, at) => found.places.slice(at + 1).map((other) => [one, other] as const));
    expect(pairs.filter(([one, other]) => covers(one, other, found.scale))).toEqual([]);
  });

  test("buggies and their cards stay within the picture", () => {
    for (const { x, y } of found.places) {
      expect(x).toBeGreaterThanOrEqual(0.45 * CELL.wide * found.scale);
      expect(x).toBeLessThanOrEqual(width - 0.45 * CELL.wide * found.scale);
      expect(y).toBeGreaterThanOrEqual(CELL.above * found.scale);
      expect(y).toBeLessThanOrEqual(height - CELL.below * found.scale);
    }
  });

  test("every buggy stands on the road, the head of the line farthest along it", () => {
    const along = found.places.map(({ x, y }) => {
      const far = found.course.map((point) => Math.hypot(point.x - x, point.y - y));
      expect(Math.min(...far)).toBeLessThan(13);
      return far.indexOf(Math.min(...far));
    });
    expect(along).toEqual(along.toSorted((one, other) => other - one));
  });
});

test("a buggy looks the way it drives", () => {
  const { places, course } = road(820, 640, 8);
  for (const { x, y, way } of places) {
    const at = course.findIndex((point) => Math.hypot(point.x - x, point.y - y) < 13);
    expect(Math.sign(course[at + 1]!.x - course[at]!.x)).toBe(way);
  }
});

test("eight buggies on a telephone are large enough to be told apart", () => {
  expect(road(390, 440, 8).scale).toBeGreaterThan(0.85);
});

test("nothing grows on the road, and the same grows there every time", () => {
  const found = road(820, 640, 5);
  const grown = plants(found, 820, 640);
  expect(grown.length).toBeGreaterThan(5);
  expect(plants(found, 820, 640)).toEqual(grown);
  for (const { x, y } of grown) {
    expect(Math.min(...found.course.map((point) => Math.hypot(point.x - x, point.y - y)))).toBeGreaterThan(22 * found.scale);
  }
});

test("an arrow hops from buggy to buggy", () => {
  expect(hops([{ x: 0, y: 50 }, { x: 40, y: 50 }, { x: 60, y: 20 }], 30)).toBe("M0,50 Q20,20 40,50 Q50,-10 60,20");
});

test("points become an outline", () => {
  expect(outline([{ x: 1.234, y: 2 }, { x: 3, y: 4.56 }])).toBe("M1.2,2L3,4.6");
});
