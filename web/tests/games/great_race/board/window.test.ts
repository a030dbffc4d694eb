import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Mark } from "../../../../src/games/great_race/board/types";
import Window from "../../../../src/games/great_race/board/Window.svelte";
import { prefer } from "../../../../src/preferences.svelte";
import { fetchTexts } from "../../../../src/texts.svelte";
import { CHART, INFO, sampleView } from "./sample";

let shown: object | null = null;
const [picked, pointed] = [vi.fn(), vi.fn()];
const one = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!;
const space = (name: string): HTMLElement => one(`[data-space="${name}"]`);
const stop = (): string | undefined => one('[data-space][tabindex="0"]').dataset.space;

/** A window as large as the sheet: a point of the screen is a point of the sheet. */
async function open(given: Record<string, Mark["kind"]> = {}): Promise<void> {
  const marks = new Map<string, Mark>(Object.entries(given).map(([name, kind]) => [name, { kind, label: name }]));
  shown = mount(Window, { target: document.body, props: { chart: CHART, view: sampleView(), marks, onpick: picked, onpoint: pointed } });
  flushSync();
  await Promise.resolve();
  flushSync();
}

function press(key: string): void {
  (document.activeElement ?? one(".window")).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  flushSync();
}

function tap(name: string, type = "touch", by = { x: 0, y: 0 }): void {
  const { x, y } = CHART.target(name, "North")!;
  const at = { clientX: x, clientY: y, bubbles: true, button: 0, pointerId: 1, pointerType: type };
  const there = { ...at, clientX: x + by.x, clientY: y + by.y };
  space(name).dispatchEvent(new PointerEvent("pointerdown", at));
  if (by.x || by.y) space(name).dispatchEvent(new PointerEvent("pointermove", there));
  space(name).dispatchEvent(new PointerEvent("pointerup", there));
  space(name).dispatchEvent(new MouseEvent("click", { ...there, detail: 1 }));
  flushSync();
}

class Observer {
  constructor(readonly seen: () => void) {}
  observe(): void {
    queueMicrotask(this.seen);
  }
  disconnect(): void {}
}

beforeEach(async () => {
  prefer({ motion: "none" });
  await fetchTexts("great-race", "web-map");
  vi.stubGlobal("ResizeObserver", Observer);
  for (const [side, length] of [["clientWidth", INFO.width], ["clientHeight", INFO.height]] as const) {
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get: () => length });
  }
  HTMLElement.prototype.setPointerCapture = () => {};
  HTMLElement.prototype.hasPointerCapture = () => false;
});
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
  picked.mockReset();
  pointed.mockReset();
});

test("a tap picks an open space", async () => {
  await open({ "2a": "open" });
  tap("2a");
  expect(picked).toHaveBeenCalledExactlyOnceWith("2a");
});

test("a closed space is pointed at, and the table hears of it to say why", async () => {
  await open({ "2b": "closed" });
  tap("2b");
  expect(picked).toHaveBeenCalledExactlyOnceWith("2b");
  expect(pointed).toHaveBeenCalledWith("2b");
  expect(one(".plate").textContent).toContain("2b");
});

test("a drag is no tap", async () => {
  await open({ "2a": "open" });
  tap("2a", "touch", { x: 40, y: 0 });
  expect(picked).not.toHaveBeenCalled();
  tap("2a");
  expect(picked).toHaveBeenCalledOnce();
});

test("a finger that trembles still taps", async () => {
  await open({ "2a": "open" });
  tap("2a", "touch", { x: 3, y: 2 });
  expect(picked).toHaveBeenCalledOnce();
});

test("a lane is picked by its badge", async () => {
  await open({ "sea South": "open" });
  tap("sea South");
  expect(picked).toHaveBeenCalledExactlyOnceWith("sea South");
});

test("the map is one tab stop, and begins at one's own vehicle", async () => {
  await open({ "2a": "open" });
  expect(stop()).toBe("North");
  expect(document.querySelectorAll('[data-space][tabindex="0"]')).toHaveLength(1);
});

test("arrows walk from space to space, Home goes back to one's own vehicle", async () => {
  await open({ "2a": "open" });
  space("North").focus();
  press("ArrowDown");
  expect((document.activeElement as HTMLElement).dataset.space).toBe("2a");
  expect(stop()).toBe("2a");
  expect(pointed).toHaveBeenLastCalledWith("2a");
  press("ArrowRight");
  expect(stop()).toBe("2b");
  press("Home");
  expect(stop()).toBe("North");
});

test("Enter picks where one stands", async () => {
  await open({ "2a": "open" });
  space("2a").click(); // what a browser does on Enter
  space("2b").click();
  expect(picked.mock.calls).toEqual([["2a"]]);
});

test("other keys are left to the table", async () => {
  await open();
  space("North").focus();
  const event = new KeyboardEvent("keydown", { key: "u", bubbles: true, cancelable: true });
  space("North").dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});

test("plus and minus bring the map nearer and farther", async () => {
  await open();
  space("North").focus();
  const scale = (): number => Number(/scale\((.*)\)/.exec(one(".sheet").style.transform)![1]);
  const before = scale();
  press("+");
  expect(scale()).toBeGreaterThan(before);
  press("0");
  expect(scale()).toBeCloseTo(before);
});

test("the mouse points at what is under it, and at nothing when it has left", async () => {
  await open();
  const { x, y } = CHART.target("3a", null)!;
  one(".window").dispatchEvent(new PointerEvent("pointermove", { clientX: x, clientY: y, pointerType: "mouse", bubbles: true }));
  expect(pointed).toHaveBeenLastCalledWith("3a");
  one(".window").dispatchEvent(new PointerEvent("pointerleave", { pointerType: "mouse" }));
  expect(pointed).toHaveBeenLastCalledWith(null);
});

test("the wheel zooms at the mouse", async () => {
  await open();
  const before = one(".sheet").style.transform;
  const event = new WheelEvent("wheel", { deltaY: -200, clientX: 100, clientY: 100, cancelable: true });
  one(".window").dispatchEvent(event);
  flushSync();
  expect(event.defaultPrevented).toBe(true);
  expect(one(".sheet").style.transform).not.toBe(before);
});

