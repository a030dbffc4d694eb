import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchPresence } from "../../src/around/presence";

let told: boolean[];
let stop: () => void;
let hidden: boolean;

function hide(now: boolean): void {
  hidden = now;
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  vi.useFakeTimers();
  [told, hidden] = [[], false];
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  stop = watchPresence((here) => told.push(here));
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

test("a tab that is hidden for half a minute is away, and back when it is looked at", () => {
  hide(true);
  vi.advanceTimersByTime(29_000);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(2_000);
  hide(false);
  expect(told).toEqual([false, true]);
});

test("a short look elsewhere tells nothing", () => {
  hide(true);
  vi.advanceTimersByTime(10_000);
  hide(false);
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([]);
});

test("who touches nothing for five minutes is away, until the next touch", () => {
  vi.advanceTimersByTime(200_000);
  dispatchEvent(new Event("pointermove"));
  vi.advanceTimersByTime(200_000);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(101_000);
  dispatchEvent(new Event("keydown"));
  expect(told).toEqual([false, true]);
});

test("after the end nothing is told any more", () => {
  stop();
  vi.advanceTimersByTime(400_000);
  expect(told).toEqual([]);
});
