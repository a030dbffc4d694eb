import { expect, test } from "vitest";
import { Lens } from "../../../../src/games/great_race/board/lens.svelte";
import { Walker } from "../../../../src/games/great_race/board/walker.svelte";
import { CHART } from "./sample";

const SHEET = { width: 1000, height: 1000 };
const PHONE = { width: 400, height: 400 };

function lens(): Lens {
  const made = new Lens(SHEET);
  made.resize(PHONE, { x: 400, y: 400, width: 200, height: 200 });
  return made;
}

test("it opens on what matters", () => {
  const { camera, toSheet } = lens();
  expect(camera.scale).toBe(0.9);
  expect(toSheet.call({ camera } as Lens, { x: 200, y: 200 })).toEqual({ x: 500, y: 500 });
});

test("one finger pulls the map, from where it was put down", () => {
  const held = lens();
  const { x, y } = held.camera;
  held.down(1, { x: 100, y: 100 });
  expect(held.move(1, { x: 104, y: 100 })).toBe(false);
  expect(held.move(1, { x: 150, y: 80 })).toBe(true);
  expect([held.camera.x - x, held.camera.y - y]).toEqual([50, -20]);
  expect([held.held, held.wasDrag]).toEqual([true, true]);
  held.up(1);
  expect(held.held).toBe(false);
});

test("two fingers pinch: twice as far apart is twice as near, the middle stays", () => {
  const held = lens();
  const middle = held.toSheet({ x: 200, y: 200 });
  held.down(1, { x: 150, y: 200 });
  held.down(2, { x: 250, y: 200 });
  held.move(1, { x: 100, y: 200 });
  held.move(2, { x: 300, y: 200 });
  expect(held.camera.scale).toBeCloseTo(1.8);
  expect(held.toSheet({ x: 200, y: 200 }).x).toBeCloseTo(middle.x);
});

test("a finger that was not put down here moves nothing", () => {
  expect(lens().move(7, { x: 1, y: 1 })).toBe(false);
});

test("two taps on one place within a moment belong together, a third does not", () => {
  const held = lens();
  const taps = [0, 200, 300, 900].map((time) => held.tapsTwice({ x: 10, y: 10 }, time));
  expect(taps).toEqual([false, true, false, false]);
  expect(held.tapsTwice({ x: 200, y: 10 }, 1000)).toBe(false);
});

test("it glides to what is out of sight, and stays where it is seen", () => {
  const held = lens();
  const before = held.camera;
  held.show({ x: 450, y: 450, width: 50, height: 50 });
  expect(held.camera).toBe(before);
  held.show({ x: 0, y: 0, width: 50, height: 50 });
  expect(held.gliding).toBe(true);
  expect(held.camera).not.toEqual(before);
});

test("what lies beyond the edge of the paper need not be seen", () => {
  const wide = new Lens({ width: 400, height: 400 });
  wide.resize(PHONE, null);
  const before = wide.camera;
  wide.show({ x: -50, y: -50, width: 200, height: 200 });
  expect(wide.camera).toBe(before);
});

test("a whole map on a small window is too small to be read", () => {
  const small = new Lens({ width: 2000, height: 2000 });
  expect(small.unreadable).toBe(false);
  small.resize(PHONE, null);
  expect(small.unreadable).toBe(true);
  expect(lens().unreadable).toBe(false);
});

test("in a window of another size the middle stays", () => {
  const held = lens();
  const middle = held.toSheet({ x: 200, y: 200 });
  held.resize({ width: 400, height: 300 }, null);
  expect(held.toSheet({ x: 200, y: 150 })).toEqual(middle);
});

test("in a smaller window what was seen of what matters stays in sight, as large as before", () => {
  const held = lens();
  const asked = { x: 450, y: 300, width: 100, height: 100 };
  held.resize({ width: 400, height: 140 }, asked);
  expect(held.toSheet({ x: 200, y: 70 })).toEqual({ x: 500, y: 350 });
  expect(held.camera.scale).toBe(0.9);
});

test("a device that is turned shows what is asked again; a panel that opens moves nothing", () => {
  const held = lens();
  const asked = { x: 0, y: 0, width: 100, height: 100 };
  held.resize({ width: 400, height: 300 }, asked);
  expect(held.gliding).toBe(false);
  held.resize({ width: 300, height: 400 }, asked);
  expect(held.gliding).toBe(true);
  expect(held.toSheet({ x: 0, y: 0 }).x).toBeLessThanOrEqual(0);
});

test("a window without size shows nothing yet", () => {
  const held = new Lens(SHEET);
  held.show({ x: 0, y: 0, width: 1, height: 1 });
  held.resize({ width: 0, height: 0 }, null);
  expect(held.camera.scale).toBe(1);
});

test("a walker stands on his vehicle, on what he walked to, or on the first space", () => {
  let targets = CHART.targets;
  const walker = new Walker(() => targets, () => "South");
  expect(walker.stop.name).toBe("South");
  expect(walker.step("ArrowUp")).toBe("3a");
  expect(walker.stop.name).toBe("3a");
  targets = targets.filter(({ name }) => name !== "3a" && name !== "South");
  expect(walker.stop.name).toBe("North");
  expect(walker.step("Tab")).toBeNull();
  expect(new Walker(() => targets, () => null).step("Home")).toBeNull();
});
