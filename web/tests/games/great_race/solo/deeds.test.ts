import { expect, test } from "vitest";
import { deeds, spacesIn } from "../../../../src/games/great_race/solo/deeds";
import { told } from "./sample";

const HUMAN = 0;
const TORPEDO = 1;
const NOBODY = -1;

const turn = [
  told("EstienneRevealed", NOBODY, { card: "A1" }),
  told("Moved", HUMAN, { end: "2a" }),
  told("HeadsFor", TORPEDO, { city: "South" }),
  told("TilesDealt", TORPEDO),
  told("TileDealt", TORPEDO, { space: "3a" }),
  told("HeadsFor", TORPEDO, { city: "South" }),
  told("Advances", TORPEDO, { assistant: 2 }),
  told("Moved", TORPEDO, { start: "North", end: "2b" }),
  told("CardsLaidOut", NOBODY),
  told("Endangered", HUMAN),
  told("CardTaken", HUMAN),
  told("Recovered", TORPEDO),
];

test("a turn falls into the parts in which it would be read out", () => {
  expect(deeds(turn).map(({ part }) => part)).toEqual(["card", 1, 2, "bivouac", "recovery"]);
});

test("where it heads belongs to the assistant that goes there", () => {
  expect(deeds(turn)[2]!.events.map(({ kind }) => kind)).toEqual(["HeadsFor", "Advances", "Moved"]);
});

test("what the human does is not told here, but what threatens him is", () => {
  const kinds = deeds(turn).flatMap(({ events }) => events.map(({ kind }) => kind));
  expect(kinds).toContain("Endangered");
  expect(kinds).not.toContain("CardTaken");
  expect(deeds(turn).flatMap(({ events }) => events).some((each) => each.kind === "Moved" && each.seat === HUMAN)).toBe(false);
});

test("alone nobody's assistant lays the tiles", () => {
  expect(deeds([told("EstienneRevealed", NOBODY), told("TilesDealt", HUMAN)]).map(({ part }) => part)).toEqual(["card", "tiles"]);
});

test("only the turn of the last card counts, and before the first there is nothing", () => {
  expect(deeds([...turn, told("EstienneRevealed", NOBODY)])).toHaveLength(1);
  expect(deeds([told("CrewChosen", HUMAN)])).toEqual([]);
});

test("an event lights up the spaces that it names", () => {
  expect(spacesIn(turn[2]!)).toEqual(["South"]);
  expect(spacesIn(turn[7]!)).toEqual(["2b"]);
  expect(spacesIn(turn[3]!)).toEqual([]);
});
