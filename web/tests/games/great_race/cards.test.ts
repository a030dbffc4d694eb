import { expect, test } from "vitest";
import { CARDS } from "../../../src/games/great_race/cards";
import { drawn } from "../../../src/games/great_race/signs/signs";

test("the cards are those of the box", () => {
  expect(CARDS.size).toBe(16);
  expect(CARDS.get("saboteur")).toEqual({ when: "before", danger: true });
  expect(CARDS.get("guide")).toEqual({ when: "drive", danger: false });
});

test("every card has its sign, every sign of a tile too", () => {
  const names = [...CARDS.keys(), "petrol", "damage", "stop", "danger", "card", "back", "pathfinder", "mechanics", "security", "funding"];
  expect(names.filter((name) => !drawn(name))).toEqual([]);
  expect(drawn("nothing")).toBe("");
});
