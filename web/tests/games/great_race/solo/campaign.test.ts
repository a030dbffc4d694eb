import { expect, test } from "vitest";
import { options, usual, wayOf } from "../../../../src/games/great_race/solo/campaign/form";
import { page, pictured, tilt } from "../../../../src/games/great_race/solo/campaign/stamps";
import { boardsOf, trails } from "../../../../src/games/great_race/solo/campaign/trails";
import { roman } from "../../../../src/games/great_race/solo/colours";
import { deckOf } from "../../../../src/games/great_race/solo/view";
import { INFO } from "../board/sample";
import { campaign, chapter, PRINTED, solo } from "./sample";

test("a page of the passport has the quests of its way, stamped or not, each with its race", () => {
  expect(page(campaign(), PRINTED, "legendary")).toEqual([
    { quest: "sahara", stamped: true, race: 1 },
    { quest: "runaway", stamped: false, race: null },
    { quest: "veteran", stamped: false, race: null },
  ]);
  expect(page(campaign(), PRINTED, "alone")).toEqual([{ quest: "sahara", stamped: true, race: null }]);
});

test("a stamp lies aslant, but not much, and always alike", () => {
  for (const quest of ["sahara", "puma", "veteran"]) {
    expect(Math.abs(tilt(quest, "alone"))).toBeLessThanOrEqual(13);
    expect(tilt(quest, "alone")).toBe(tilt(quest, "alone"));
  }
  expect(new Set(["sahara", "llanos", "puma"].map((quest) => tilt(quest, "prudent"))).size).toBe(3);
});

test("a quest without a picture has none", () => {
  expect(pictured("sahara")).toContain("<path");
  expect(pictured("tomorrow")).toBe("");
});

test("the form begins with the crossing whose turn it is, the Legendary way", () => {
  expect(wayOf(PRINTED, usual(PRINTED, 0).layers)).toBe("legendary");
  expect([0, 1, 2].map((races) => usual(PRINTED, races).crossing)).toEqual([0, 1, 0]);
});

test("a mixture of layers is no way", () => {
  expect(wayOf(PRINTED, { deck: false, legacy: true, passport: true, alone: false })).toBeNull();
});

test("what is wished is asked for as options of a table", () => {
  expect(options(PRINTED.crossings[1]!, usual(PRINTED, 0))).toEqual({
    board: "africa", start: "South", deck: true, legacy: true, passport: true, alone: false, leaders: false, fifth: false,
  });
});

test("a race is a line from its start over all that was entered, with a dot for each turn", () => {
  const [trail] = trails(INFO, [chapter(), chapter({ number: 2, board: "elsewhere" })]);
  const at = (name: string): string => INFO.spaces.filter((each) => each.name === name).map(({ x, y }) => `${x} ${y}`).join();
  expect(trail!.human).toBe(`M${["North", "2a", "3a", "South"].map(at).join("L")}`);
  expect(trail!.torpedo).toBe(`M${at("North")}L${at("2b")}`);
  expect(trail!.turns).toHaveLength(2);
  expect(trail!.end.join(" ")).toBe(at("South"));
});

test("a race that nobody drove ends where it began", () => {
  const [trail] = trails(INFO, [chapter({ human: [[]], torpedo: [] })]);
  expect([trail!.human, trail!.torpedo, trail!.turns]).toEqual(["", "", []]);
  expect(trail!.end).toEqual([INFO.spaces[0]!.x, INFO.spaces[0]!.y]);
});

test("the board of the latest race is shown first", () => {
  expect(boardsOf([chapter(), chapter({ board: "south" }), chapter({ board: "south" })])).toEqual(["south", "sample"]);
});

test("the deck: what has been, what lies open, what is to come", () => {
  expect(deckOf(solo()).map(({ name, state }) => `${name} ${state}`)).toEqual(["C1 seen", "A1 now", "B1 coming"]);
  expect(deckOf(solo({ card: null })).map(({ state }) => state)).toEqual(["seen", "seen", "coming"]);
});

test("levels are written as on the cards", () => {
  expect([1, 2, 3, 12].map(roman)).toEqual(["I", "II", "III", "12"]);
});
