import { expect, test } from "vitest";
import greatRace from "../src/learn/great-race.json";
import gumballRally from "../src/learn/gumball-rally.json";
import { Guide, type GuidedRace } from "../src/learn/guide.svelte";

const RACES = [greatRace, gumballRally] as unknown as GuidedRace[];

test.each(RACES)("the guided race of $game can be walked from the first page to the last", async (race) => {
  const guide = new Guide(race);
  for (let page = 0; !guide.isOver; page += 1) {
    expect(guide.at).toBe(page);
    expect(guide.state.question!.options).toContain(guide.page.option);
    await guide.answer(guide.page.option!);
  }
  expect(guide.state.question).toBeNull();
  expect(guide.page.lessons).toContain("end");
});

test("another answer than the lesson's changes nothing, and is remarked on", async () => {
  const guide = new Guide(RACES[0]!);
  await guide.answer(guide.state.question!.options.find((option) => option !== guide.page.option)!);
  expect([guide.at, guide.strayed]).toEqual([0, true]);
});

test("one can go back a page, and not before the first", async () => {
  const guide = new Guide(RACES[1]!);
  await guide.answer(guide.page.option!);
  await guide.undo();
  await guide.undo();
  expect([guide.at, guide.state.events.length]).toEqual([0, RACES[1]!.pages[0]!.events.length]);
});

test("events are numbered without a gap", () => {
  for (const { pages } of RACES) {
    const numbers = pages.flatMap((page) => page.events.map((event) => event.number));
    expect(numbers).toEqual(numbers.map((_, at) => at));
  }
});
