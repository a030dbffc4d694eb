import { expect, test } from "vitest";
import { isTyping, settled, typed } from "../../../src/games/great_race/keys";

test("up to nine options a digit is enough", () => {
  expect(typed("", "3", 9)).toEqual({ waiting: "", chosen: 2 });
  expect(typed("", "0", 9)).toEqual({ waiting: "", chosen: null });
  expect(typed("", "5", 4)).toEqual({ waiting: "", chosen: null });
});

test("of more than nine the first digit waits for a second one", () => {
  expect(typed("", "1", 13)).toEqual({ waiting: "1", chosen: null });
  expect(typed("1", "2", 13)).toEqual({ waiting: "", chosen: 11 });
  expect(typed("", "2", 13)).toEqual({ waiting: "", chosen: 1 });
  expect(settled("1")).toBe(0);
  expect(settled("")).toBeNull();
});

test("a second digit that makes no option begins anew", () => {
  expect(typed("1", "9", 13)).toEqual({ waiting: "", chosen: 8 });
});

test("keys in a field belong to the field", () => {
  document.body.innerHTML = "<label><input></label><button></button>";
  expect(isTyping(document.querySelector("input"))).toBe(true);
  expect(isTyping(document.querySelector("button"))).toBe(false);
  expect(isTyping(null)).toBe(false);
});
