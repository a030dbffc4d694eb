import { expect, test } from "vitest";
import { around, fit, kept, LARGEST, opening, panned, sees, smallest, toSheet, whole, zoomed } from "../../../../src/games/great_race/board/camera";

const SHEET = { width: 1000, height: 1000 };
const PHONE = { width: 400, height: 500 };
const DESK = { width: 1200, height: 900 };

test("the whole sheet stands in the middle of the window", () => {
  expect(whole(SHEET, PHONE)).toEqual({ x: 0, y: 50, scale: 0.4 });
});

test("what is under the finger stays there while one zooms", () => {
  const [before, at] = [whole(SHEET, PHONE), { x: 100, y: 200 }];
  const after = zoomed(before, at, 2, SHEET, PHONE);
  expect(after.scale).toBeCloseTo(0.8);
  expect(toSheet(after, at).x).toBeCloseTo(toSheet(before, at).x);
  expect(toSheet(after, at).y).toBeCloseTo(toSheet(before, at).y);
});

test("one zooms out to the whole sheet and in to twice its size, not further", () => {
  const at = { x: 0, y: 0 };
  expect(zoomed(whole(SHEET, PHONE), at, 0.1, SHEET, PHONE).scale).toBe(smallest(SHEET, PHONE));
  expect(zoomed(whole(SHEET, PHONE), at, 100, SHEET, PHONE).scale).toBe(LARGEST);
});

test("the sheet cannot be pulled out of the window", () => {
  const near = { x: 0, y: 0, scale: 1 };
  const far = kept(panned(near, { x: 5000, y: -5000 }), SHEET, PHONE);
  expect(far.x).toBeLessThan(50);
  expect(far.y + 1000).toBeGreaterThan(PHONE.height - 50);
});

test("a small sheet stands in the middle, wherever it is pulled", () => {
  expect(kept({ x: 999, y: 999, scale: 0.1 }, SHEET, PHONE)).toEqual({ x: 150, y: 200, scale: 0.1 });
});

test("a part is shown as large as it fits, within the scales allowed", () => {
  const box = { x: 200, y: 200, width: 100, height: 100 };
  expect(fit(box, PHONE, 0.4, 9).scale).toBe(4);
  expect(fit(box, PHONE, 0.4, 0.9).scale).toBe(0.9);
  expect(toSheet(fit(box, PHONE, 0.4, 0.9), { x: 200, y: 250 }).x).toBeCloseTo(250);
});

test("a box around places has a margin on every side", () => {
  expect(around([{ x: 10, y: 20 }, { x: 30, y: 5 }], 5)).toEqual({ x: 5, y: 0, width: 30, height: 25 });
});

test("one sees a part only if all of it is in the window", () => {
  const box = { x: 0, y: 0, width: 400, height: 400 };
  expect(sees({ x: 0, y: 0, scale: 1 }, box, PHONE)).toBe(true);
  expect(sees({ x: -10, y: 0, scale: 1 }, box, PHONE)).toBe(false);
});

test("a desk opens on the whole map, a phone on what matters", () => {
  const matters = { x: 600, y: 600, width: 200, height: 200 };
  expect(opening(SHEET, DESK, matters)).toEqual(whole(SHEET, DESK));
  const onPhone = opening(SHEET, PHONE, matters);
  expect(onPhone.scale).toBe(0.9);
  expect(sees(onPhone, matters, PHONE)).toBe(true);
  expect(opening(SHEET, PHONE, null)).toEqual(whole(SHEET, PHONE));
});
