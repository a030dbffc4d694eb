import { expect, test } from "vitest";
import { parted } from "../../../src/games/great_race/race";

test.each([
  ["Leonard Van Hotten", "Leonard", "Van Hotten"],
  ["Sir Andrew Walledgrave", "Sir Andrew", "Walledgrave"],
  ["Simone Deforêt", "Simone", "Deforêt"],
  ["Nobody", "", "Nobody"],
])("%s has the first name %s and the family name %s", (leader, first, family) => {
  expect(parted(leader)).toEqual([first, family]);
});
