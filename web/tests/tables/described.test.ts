import { beforeAll, expect, test } from "vitest";
import { described, paceWords } from "../../src/tables/described";
import { fromNow } from "../../src/tables/times";
import { fetchTexts } from "../../src/texts.svelte";
import { RACE, table } from "./samples";

beforeAll(() => fetchTexts("web-front"));

test("board and start are always told, the rest only where it is not as usual", () => {
  expect(described(table(), RACE)).toEqual(["Africa", "Cape Town", "no clock"]);
  const options = { board: "south-america", start: "Caracas", leaders: true, confirm: false };
  expect(described(table({ options }), RACE)).toEqual(["South America", "Caracas", "Leaders", "no clock"]);
});

test("a game that is not known yet is described by its pace alone", () => {
  expect(described(table(), undefined)).toEqual(["no clock"]);
});

test.each([
  [{ kind: "untimed" }, "no clock"],
  [{ kind: "live", bank: 600, more: 10 }, "live: 10 min + 10 sec an answer"],
  [{ kind: "moves", hours: 24, from: null, to: null }, "24 hours a move"],
  [{ kind: "moves", hours: 72, from: "08:00", to: "22:00" }, "3 days a move, 08:00 to 22:00"],
])("the pace %j is %s", (pace, words) => {
  expect(paceWords(pace)).toBe(words);
});

test.each([[990, "now"], [1000 - 3 * 60, "3 minutes ago"], [1000 - 7200, "2 hours ago"], [1000 + 86400, "tomorrow"]])(
  "%d seen from 1000 is %s",
  (at, words) => {
    expect(fromNow(at, 1000)).toBe(words);
  },
);
