import { beforeEach, expect, test } from "vitest";
import { offered, remember } from "../../src/around/offered";
import { asked, reactions, same, steps, withQuestion } from "../../src/around/orders";

const drive = { ...asked("drive"), options: ["Gao", "Dakar"] };

beforeEach(() => localStorage.clear());

test("what was offered is remembered once, by kind of question", () => {
  const known = withQuestion({}, drive);
  expect(known).toEqual({ drive: ["Gao", "Dakar"] });
  expect(withQuestion(known, drive)).toBe(known);
  expect(withQuestion(known, { ...drive, options: ["Gao", "Kampala"] })).toEqual({ drive: ["Gao", "Dakar", "Kampala"] });
});

test("only the newest options of a kind are kept", () => {
  const many = withQuestion({}, { ...drive, options: Array.from({ length: 100 }, (_, number) => number) });
  expect(many.drive).toHaveLength(80);
  expect(many.drive!.at(-1)).toBe(99);
});

test("the browser keeps what was offered, by game; nonsense there is nothing", () => {
  remember("great-race", drive);
  expect(offered("great-race")).toEqual({ drive: ["Gao", "Dakar"] });
  expect(offered("gumball-rally")).toEqual({});
  localStorage.setItem("halftrack-offered-great-race", "{");
  expect(offered("great-race")).toEqual({});
});

test("questions can be answered in advance with what is always the same and with what was offered", () => {
  expect(steps("gumball-rally", {}).map(([kind]) => kind)).toEqual(["pass", "confirm"]);
  expect(steps("gumball-rally", { play: ["red 3"] })[0]).toEqual(["play", ["red 3"]]);
  expect(new Map(steps("great-race", { fare: ["pay", "jerrycan"] })).get("fare")).toEqual(["pay", "jerrycan"]);
  expect(steps("chess", {})).toEqual([]);
});

test("an order is recognised by its wishes, in their order", () => {
  const [, wishes] = reactions("great-race").find(([kind]) => kind === "avert")!;
  expect(wishes.filter((each) => same(["guard", "militia"], each))).toHaveLength(1);
  expect(same(undefined, ["guard"])).toBe(false);
});
