import { beforeAll, expect, test } from "vitest";
import { soloWords } from "../../../../src/games/great_race/solo/words";
import { fetchTexts, speak } from "../../../../src/texts.svelte";
import type { View } from "../../../../src/state";
import { soloRace, told } from "./sample";

const view = soloRace() as unknown as View;

beforeAll(() => fetchTexts("great-race", "great-race-solo"));

test("a reason picks the sentence", () => {
  const event = told("HeadsFor", 1, { city: "Gao", colour: "green", reason: "none left", steps: 1 });
  expect(soloWords.event(event, view)).toBe("The Torpedo heads for Gao, one step away: no green city is left ahead.");
});

test("an empty bivouac is told in words", () => {
  expect(soloWords.event(told("CardsLeft", -1, { cards: [] }), view)).toBe("Nothing is left in the bivouac.");
});

test("alone nobody takes from the slots, and nobody has a path for easy tiles", () => {
  const easy = told("TileDealt", 0, { tile: "p1", value: 1, where: "no room", space: null });
  expect(soloWords.event(easy, soloRace({ alone: true }) as unknown as View)).toBe("Discarded: petrol 1 (value 1).");
  expect(soloWords.event(easy, view)).toContain("There is no room");
  const laid = told("CardsLaidOut", -1, { cards: ["guide"], slots: [1] });
  expect(soloWords.event(laid, view)).toContain("the Torpedo takes from slot 1");
  expect(soloWords.event(laid, soloRace({ alone: true }) as unknown as View)).toContain("what lies on slots 1 is discarded");
});

test("the Torpedo is one car where crews are many", async () => {
  const moved = told("Moved", 1, { start: "1a", end: "2b", by: "land", petrol: 1 });
  await speak("de");
  expect(soloWords.event(moved, view)).toBe("Der Torpedo erreicht 2b (Benzin −1).");
  await speak("fr");
  expect(soloWords.event(moved, view)).toBe("La Torpedo atteint 2b (essence −1).");
  expect(soloWords.event({ ...moved, seat: 0 }, view)).toBe("Les Français atteignent 2b (essence −1).");
  await speak("en");
});
