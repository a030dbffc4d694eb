import { flushSync, type Component } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import Letters from "../../../../src/games/great_race/solo/campaign/Letters.svelte";
import NextRace from "../../../../src/games/great_race/solo/campaign/NextRace.svelte";
import Passport from "../../../../src/games/great_race/solo/campaign/Passport.svelte";
import Races from "../../../../src/games/great_race/solo/campaign/Races.svelte";
import { fetchPrinted } from "../../../../src/games/great_race/solo/printed.svelte";
import SoloEnd from "../../../../src/games/great_race/solo/SoloEnd.svelte";
import SoloPanel from "../../../../src/games/great_race/solo/SoloPanel.svelte";
import { soloWords } from "../../../../src/games/great_race/solo/words";
import { pointing } from "../../../../src/pointing.svelte";
import { prefer } from "../../../../src/preferences.svelte";
import { fetchTexts } from "../../../../src/texts.svelte";
import { click, drawn } from "../../../drawn";
import { ToyTable } from "../table.svelte";
import { INFO } from "../board/sample";
import { campaign, chapter, PRINTED, soloRace, told } from "./sample";

const ANSWERS: Record<string, unknown> = { "/api/solo": PRINTED, "/api/me/campaigns/c1": campaign({ due: 1, letters: ["B"] }) };

function answered(path: string): Response {
  const told = ANSWERS[path] ?? (path.startsWith("/api/boards/") ? INFO : undefined);
  return new Response(JSON.stringify(told ?? { code: "missing", reason: "" }), { status: told ? 200 : 404 });
}

beforeAll(() => fetchTexts("great-race", "great-race-solo", "web-solo", "web-great-race"));
beforeEach(async () => {
  prefer({ motion: "none" });
  vi.stubGlobal("fetch", async (path: string) => answered(path));
  await fetchPrinted();
});
afterEach(() => vi.unstubAllGlobals());

function panel(changes = {}, events = [told("EstienneRevealed", -1, { card: "A1", colour: "blue", tiles: 2, moves: [2, 1], turn: 2 })]): HTMLElement {
  const table = new ToyTable(null, soloRace(changes));
  table.state.events = events;
  return drawn(SoloPanel as Component<any>, { table, words: soloWords });
}

const texts = (box: HTMLElement, selector: string): string[] => [...box.querySelectorAll(selector)].map((each) => each.textContent!.trim());

test("two dials and five assistants, of which the next one is said", () => {
  const box = panel();
  expect([...box.querySelectorAll("[role=meter]")].map((dial) => dial.getAttribute("aria-valuenow"))).toEqual(["3", "5"]);
  expect(box.querySelectorAll(".assistants li")).toHaveLength(5);
  expect(box.querySelectorAll(".assistants .spent")).toHaveLength(2);
  expect(box.querySelector(".assistants .next")!.textContent).toContain("3");
});

test("the card of the turn shows all that is printed on it", () => {
  const shown = panel().querySelector(".estienne")!.textContent!;
  for (const word of ["blue", "chassis −1", "+4", "+2", "level 1"]) expect(shown).toContain(word);
});

test("its way lights up on the map, and a tap uncovers it", () => {
  const onshow = vi.fn();
  const box = drawn(SoloPanel as Component<any>, { table: new ToyTable(null, soloRace()), words: soloWords, onshow });
  click(box.querySelector(".way"));
  expect(pointing.spaces).toEqual(["3a", "South"]);
  expect(onshow).toHaveBeenCalledOnce();
});

test("before the first card there is none, and alone there is no Torpedo but turns", () => {
  expect(panel({ card: null, torpedo: null }).querySelector(".estienne")).toBeNull();
  const alone = panel({ alone: true, torpedo: null, turns: 6, coming: ["B1", "D1"], legacy: false });
  expect(alone.querySelector("[role=meter]")).toBeNull();
  expect(alone.querySelector(".left")!.textContent).toMatch(/^2 turns are left/);
});

test("the powers gained are told apart from those that are not", () => {
  const box = panel();
  expect(texts(box, ".board .has .mark")).toEqual(["✓", "✓", "✓"]);
  expect(box.querySelectorAll(".board li")).toHaveLength(16);
  expect(panel({ legacy: false }).querySelector(".board")).toBeNull();
});

test("a card of the deck can be read", () => {
  const box = panel();
  click([...box.querySelectorAll(".deck button")].find((each) => each.textContent!.includes("card B"))!);
  expect(box.querySelectorAll(".estienne")).toHaveLength(2);
});

test("what it does is told part by part, the last one open", () => {
  const events = [
    told("EstienneRevealed", -1, { card: "A1", colour: "blue", tiles: 2, moves: [2, 1], turn: 2 }),
    told("Advances", 1, { assistant: 2, steps: 2 }),
    told("WayTaken", 1, { space: "2b", reason: "only way" }),
  ];
  const box = panel({}, events);
  expect(texts(box, "details[open] li")).toEqual(["Its assistant 2 moves up to 2 spaces.", "It takes 2b: the only way on."]);
});

test("a passport has a page for each way, and a stamp for each quest stamped", () => {
  const box = drawn(Passport, { campaign: campaign(), printed: PRINTED });
  expect(texts(box, "[role=tab]")).toEqual(["Prudent 0/2", "Legendary 1/3", "Alone 1/1"]);
  expect(box.querySelectorAll(".stamp")).toHaveLength(1);
  expect(box.querySelector(".stamp")!.getAttribute("aria-label")).toBe("Stamped: Into the Sahara, Legendary, in race 1");
  const tabs = box.querySelectorAll<HTMLElement>("[role=tab]");
  click(tabs[0]!);
  expect(box.querySelectorAll(".stamp")).toHaveLength(0);
  tabs[0]!.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true }));
  flushSync();
  expect(box.querySelector("[aria-selected=true]")!.textContent).toContain("Alone");
});

test("a letter is picked when both cards have been seen", async () => {
  const onpick = vi.fn(async () => undefined);
  const box = drawn(Letters, { campaign: campaign({ due: 1, letters: ["A", "B"], deck: ["A1", "B1"] }), onpick });
  expect(box.querySelector("[data-confirm]")).toBeNull();
  click(box.querySelector("[data-option=B]"));
  expect(box.querySelectorAll(".estienne")).toHaveLength(2);
  click(box.querySelector("[data-confirm]"));
  expect(onpick).toHaveBeenCalledWith("B");
});

test("the next race is asked for as the form stands", () => {
  const onstart = vi.fn(async () => undefined);
  const box = drawn(NextRace, { campaign: campaign(), printed: PRINTED, onstart });
  click(box.querySelector("[name=way][value=alone]"));
  click(box.querySelector("[name=crossing][value='0']"));
  click(box.querySelector("button.main"));
  expect(onstart).toHaveBeenCalledWith({
    board: "africa", start: "North", deck: false, legacy: false, passport: true, alone: true, leaders: false, fifth: false,
  });
});

test("layers that make no way are warned of", () => {
  const box = drawn(NextRace, { campaign: campaign(), printed: PRINTED, onstart: async () => undefined });
  click(box.querySelectorAll("details input")[0]!);
  expect(box.textContent).toContain("the race stamps nothing");
});

test("races are listed with outcome and replay, where their table stands", () => {
  const chapters = [chapter(), chapter({ number: 2, outcome: "torpedo", table: null, stamped: [] })];
  const box = drawn(Races, { campaign: campaign({ chapters }) });
  expect(texts(box, "li strong")).toEqual(["The Torpedo has won.", "You have won."]);
  expect([...box.querySelectorAll("li a")].map((link) => link.getAttribute("href"))).toEqual(["/replay/t1"]);
});

test("the end of a race of a campaign says what it has stamped and changed", async () => {
  const table = new ToyTable(null, soloRace({ outcome: "human" }));
  Object.assign(table.state, { over: true, table: { id: "t1", origin: { campaign: "c1", race: 1 } } });
  const box = drawn(SoloEnd as Component<any>, { table, words: soloWords });
  await vi.waitFor(() => expect(box.querySelector(".stamp")).not.toBeNull());
  expect(box.querySelectorAll(".mini")).toHaveLength(2);
  expect(box.textContent).toContain("The Torpedo keeps yellow 1");
  expect(box.querySelector("a")!.getAttribute("href")).toBe("/campaigns/c1");
});

test("the end of a race of nobody's campaign leads to the campaigns", () => {
  const table = new ToyTable(null, soloRace({ outcome: "torpedo" }));
  const box = drawn(SoloEnd as Component<any>, { table, words: soloWords });
  expect(texts(box, "h3")).toEqual(["The Torpedo has won."]);
  expect(box.querySelector("a")!.getAttribute("href")).toBe("/campaigns");
});
