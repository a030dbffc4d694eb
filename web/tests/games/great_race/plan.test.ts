import { expect, test } from "vitest";
import { add, canAdd, canRemove, EMPTY, isComplete, lastPlan, move, named, parse, proposed, remove, unplaced } from "../../../src/games/great_race/plan";
import type { Told } from "../../../src/state";

const OPTIONS = ["2-0-0-0", "1-1-0-0", "0-2-0-0"];

test("assistants go where some plan wants them", () => {
  const one = add(EMPTY, 0, OPTIONS);
  expect(one).toEqual([1, 0, 0, 0]);
  expect(canAdd(one, 2, OPTIONS)).toBe(false);
  expect(add(one, 2, OPTIONS)).toBe(one);
  expect(named(add(one, 1, OPTIONS))).toBe("1-1-0-0");
});

test("only a plan that is offered is complete", () => {
  expect(isComplete([1, 1, 0, 0], OPTIONS)).toBe(true);
  expect(isComplete([1, 0, 0, 0], OPTIONS)).toBe(false);
  expect(isComplete([0, 0, 2, 0], OPTIONS)).toBe(false);
});

test("what is not placed stands beside the boxes", () => {
  expect(unplaced(EMPTY, OPTIONS)).toBe(2);
  expect(unplaced([1, 1, 0, 0], OPTIONS)).toBe(0);
  expect(unplaced(EMPTY, [])).toBe(0);
});

test("an assistant can be taken off, or moved to another box", () => {
  expect(canRemove(EMPTY, 1)).toBe(false);
  expect(remove([1, 1, 0, 0], 1)).toEqual([1, 0, 0, 0]);
  expect(move([2, 0, 0, 0], 0, 1, OPTIONS)).toEqual([1, 1, 0, 0]);
  expect(move([1, 0, 0, 0], null, 1, OPTIONS)).toEqual([1, 1, 0, 0]);
  expect(move([1, 0, 0, 0], 0, null, OPTIONS)).toEqual([0, 0, 0, 0]);
});

test("one's last plan is proposed first, and only what is offered", () => {
  const told = (plan: string, seat: number): Told => ({ kind: "PlanRevealed", plan, seat, number: 0, entries: 0 });
  const events = [told("1-3-0-1", 0), told("0-0-5-0", 1)];
  expect(lastPlan(events, 0)).toBe("1-3-0-1");
  expect(lastPlan(events, 2)).toBeNull();
  expect(proposed("1-3-0-1", ["1-3-0-1", "2-2-0-1"]).map(({ name }) => name)).toEqual(["as-before", "scouting"]);
  expect(proposed(null, ["5-0-0-0"])).toEqual([]);
});

test("a plan is read as it is written", () => {
  expect(parse("1-2-1-1")).toEqual([1, 2, 1, 1]);
});
