import { beforeEach, expect, test } from "vitest";
import { keepSeen, lastSeen } from "../../src/story/seen";

beforeEach(() => localStorage.clear());

test("each table is seen up to where it was looked at last", () => {
  expect(lastSeen("one")).toBeNull();
  keepSeen("one", 4);
  keepSeen("two", 9);
  keepSeen("one", 7);
  expect([lastSeen("one"), lastSeen("two")]).toEqual([7, 9]);
});

test("of very many tables those unseen for longest are forgotten", () => {
  for (let number = 0; number < 205; number++) keepSeen(`table${number}`, number);
  keepSeen("table10", 3);
  keepSeen("last", 1);
  expect([lastSeen("table0"), lastSeen("table5"), lastSeen("table10"), lastSeen("last")]).toEqual([null, null, 3, 1]);
});

test("a browser that keeps something else there is no hindrance", () => {
  localStorage.setItem("halftrack-seen", "{");
  expect(lastSeen("one")).toBeNull();
});
