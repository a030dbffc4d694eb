import { expect, test } from "vitest";
import { calm } from "../../src/around/calm";

test.each([
  ["open", "", "", true, null],
  ["open", "", "often", true, "busy"],
  ["open", "", "away", true, "store"],
  ["lost", "", "", true, "reconnecting"],
  ["lost", "", "away", false, "offline"],
  ["lost", "restart", "", true, "restart"],
  ["lost", "restart", "", false, "offline"],
  ["lost", "often", "", true, "crowded"],
  ["lost", "away", "", true, "closed-store"],
  ["joining", "", "", false, null],
  ["gone", "missing", "", true, null],
] as const)("a line that is %s (%s), delayed by “%s”, online %s: %s", (line, reason, delayed, online, shown) => {
  expect(calm(line, reason, delayed, online, false)).toBe(shown);
});

test("an answer that takes long is said to be on its way, unless more is known", () => {
  expect(calm("open", "", "", true, true)).toBe("slow");
  expect(calm("open", "", "away", true, true)).toBe("store");
  expect(calm("lost", "", "", true, true)).toBe("reconnecting");
});
