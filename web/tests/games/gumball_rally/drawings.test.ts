import { flushSync } from "svelte";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import Card from "../../../src/games/gumball_rally/Card.svelte";
import Choice from "../../../src/games/gumball_rally/Choice.svelte";
import Drama from "../../../src/games/gumball_rally/Drama.svelte";
import Ending from "../../../src/games/gumball_rally/Ending.svelte";
import Hand from "../../../src/games/gumball_rally/Hand.svelte";
import Hazard from "../../../src/games/gumball_rally/Hazard.svelte";
import Head from "../../../src/games/gumball_rally/Head.svelte";
import Kart from "../../../src/games/gumball_rally/Kart.svelte";
import Pile from "../../../src/games/gumball_rally/Pile.svelte";
import Plants from "../../../src/games/gumball_rally/Plants.svelte";
import Podium from "../../../src/games/gumball_rally/Podium.svelte";
import Portrait from "../../../src/games/gumball_rally/Portrait.svelte";
import Runner from "../../../src/games/gumball_rally/Runner.svelte";
import { pictureOf } from "../../../src/games/gumball_rally/show";
import Standing from "../../../src/games/gumball_rally/Standing.svelte";
import Table from "../../../src/games/gumball_rally/Table.svelte";
import TurnBar from "../../../src/games/gumball_rally/TurnBar.svelte";
import { prefer } from "../../../src/preferences.svelte";
import { fetchTexts } from "../../../src/texts.svelte";
import { click, drawn, drawnInSvg } from "../../drawn";
import { info, NAMES, Noting, question, rally, seat, words } from "./rally";

const PLAY = question("play", [
  ["yellow 2", { passes: [], place: 1, highest: true }],
  ["blue 7", { passes: ["orange", "purple"], place: 2, highest: false }],
  ["red 10", { passes: ["orange"], place: 3, highest: false }],
]);
const texts = (found: Element): string[] => [...found.querySelectorAll("text")].map((each) => each.textContent);
const option = (box: Element, name: string): HTMLElement => box.querySelector(`[data-option="${name}"]`)!;

beforeAll(() => fetchTexts("gumball-rally", "web-gumball"));
beforeEach(() => prefer({ ask: true, motion: "none" }));

describe("pieces", () => {
  test("a card shows its number and its picture", () => {
    expect(texts(drawnInSvg(Card, { name: "black 10" }))).toEqual(["10"]);
  });

  test("a major hazard has a steering wheel more than a single one", () => {
    const paths = (name: string): number => drawnInSvg(Hazard, { name }).querySelectorAll("path").length;
    expect(paths("red major")).toBeGreaterThan(paths("red danger"));
  });

  test.each(NAMES)("%s has a number, an animal, and its points as gumballs", (buggy) => {
    const box = drawnInSvg(Kart, { buggy, points: 5, way: -1, team: null });
    expect(texts(box)).toEqual([String(NAMES.indexOf(buggy) + 1), "5"]);
    expect(box.querySelectorAll(".ball")).toHaveLength(5);
    expect(drawn(Head, { buggy }).querySelectorAll("path").length).toBeGreaterThan(2);
  });

  test("a buggy at its place has its card and its rank, and stands out when it plays", () => {
    const place = { x: 50, y: 60, way: 1 as const };
    const box = drawnInSvg(Runner, {
      buggy: "pink", place, rank: 4, scale: 1, card: "red 7", points: 0, team: null, now: true, won: 3, hit: "moon",
    });
    expect(texts(box)).toEqual(["7", "4", "5", "+3"]);
    expect(box.querySelector(".pointer")).not.toBeNull();
    expect(box.querySelector<SVGElement>(".runner")!.style.transform).toContain("50px");
  });

  test("trees, bushes and cacti", () => {
    const plants = (["tree", "bush", "cactus"] as const).map((kind) => ({ x: 1, y: 1, size: 1, kind }));
    expect(drawnInSvg(Plants, { plants }).querySelectorAll(".shade")).toHaveLength(3);
  });

  test("the pile: what is turned, what is left, and the flags still in it", () => {
    const pile = [{ cards: 1, with: null }, { cards: 4, with: "checkpoint" }, { cards: 4, with: "winner" }];
    const box = drawn(Pile, { turned: ["red danger", "blue major"], pile, words });
    expect(box.querySelectorAll("[data-hazard]")).toHaveLength(2);
    expect(box.querySelectorAll(".back")).toHaveLength(9);
    expect(box.querySelectorAll(".part i")).toHaveLength(2);
    expect(box.querySelector("[role=img]")!.getAttribute("aria-label")).toContain("Still to come: 9");
  });

  test("the portrait is the buggy that plays", () => {
    const pair = { ...rally(4).drivers[0]!, buggies: ["green", "purple"] };
    const view = rally(4, { waiting: ["purple"], drivers: [pair] });
    expect(drawn(Portrait, { view, seat: 0 }).querySelector("[data-buggy]")!.getAttribute("data-buggy")).toBe("purple");
  });

  test("the line is told in words", () => {
    const buggies = rally(3).buggies.map((each) => ({ ...each, card: "red 7", points: [3] }));
    const box = drawn(Standing, { view: rally(3, { buggies }), words, seats: [seat(0, { name: "Mia" })] });
    const said = box.querySelector("li")!.textContent;
    for (const part of ["1", "Green", "frog", "Mia", "3 points", "red 7"]) expect(said).toContain(part);
  });
});

describe("the hand", () => {
  function hand(changes = {}): { box: HTMLElement; table: Noting; aimed: unknown[]; played: unknown[] } {
    const table = new Noting({ question: PLAY, ...changes });
    const aimed: unknown[] = [];
    const played: unknown[] = [];
    const facts = new Map(table.state.question?.facts ?? []);
    const box = drawn(Hand, { table, words, facts, onaim: (card) => aimed.push(card), onplay: (card) => played.push(card) });
    return { box, table, aimed, played };
  }

  test("a card says whom it passes and where that leads", () => {
    const { box } = hand();
    const said = option(box, "blue 7").getAttribute("aria-label")!;
    for (const part of ["blue 7", "Orange, Purple", "2"]) expect(said).toContain(part);
    expect(box.querySelectorAll(".slot:nth-child(2) [data-head]")).toHaveLength(2);
  });

  test("the first click shows the way, the second plays", () => {
    const { box, aimed, played } = hand();
    click(option(box, "blue 7"));
    expect([aimed.at(-1), played]).toEqual(["blue 7", []]);
    click(box.querySelector("[data-confirm]"));
    expect(played).toEqual(["blue 7"]);
  });

  test("who does not want to be asked twice plays at once", () => {
    prefer({ ask: false });
    const { box, played } = hand();
    click(option(box, "red 10"));
    expect(played).toEqual(["red 10"]);
  });

  test("at a table where cards can be taken back one click is enough", () => {
    const { box, played } = hand({ table: info([seat(0)], { options: { confirm: true } }) });
    click(option(box, "red 10"));
    expect(played).toEqual(["red 10"]);
  });

  test("by keyboard: a number picks, the arrows go on", () => {
    const { box, aimed } = hand();
    const press = (key: string): void => {
      dispatchEvent(new KeyboardEvent("keydown", { key }));
      flushSync();
    };
    press("2");
    expect(aimed.at(-1)).toBe("blue 7");
    press("ArrowRight");
    expect(document.activeElement).toBe(option(box, "red 10"));
  });

  test("when nobody asks, the cards are shown and cannot be played", () => {
    const { box } = hand({ question: null });
    expect([...box.querySelectorAll("button")].every((each) => each.disabled)).toBe(true);
    expect(box.querySelectorAll("[data-card]")).toHaveLength(3);
  });

  test("a spectator sees no hand", () => {
    expect(hand({ view: rally(3, { seat: null }), question: null }).box.querySelector("button")).toBeNull();
  });
});

describe("the small questions", () => {
  test("to pass by colour or to stay, with the face of who is ahead", () => {
    const table = new Noting({ question: question("pass", [["stay", { ahead: "orange", place: 3 }], ["pass", { ahead: "orange", place: 2 }]]) });
    const box = drawn(Choice, { table, words });
    expect(option(box, "pass").querySelector("[data-head=orange]")).not.toBeNull();
    click(option(box, "stay"));
    expect(table.answers).toEqual(["stay"]);
  });

  test("to go on after a card: it has the focus, so that Enter does", () => {
    const box = drawn(Choice, { table: new Noting({ question: question("confirm", [["confirm", {}]]) }), words });
    expect(document.activeElement).toBe(option(box, "confirm"));
  });
});

describe("around the road", () => {
  test("a hazard bursts in, a checkpoint with a shower", () => {
    prefer({ motion: "full" });
    const picture = { ...pictureOf(rally(3)), hazard: "checkpoint", turning: true, lucky: true };
    const box = drawn(Drama, { picture, view: rally(3) });
    expect(box.querySelector("[data-hazard=checkpoint]")).not.toBeNull();
    expect(box.querySelectorAll("i").length).toBeGreaterThan(20);
    expect(drawn(Drama, { picture: { ...picture, hazard: "red danger" }, view: rally(3) }).querySelectorAll("i")).toHaveLength(0);
  });

  test("the photo of the finish shows who drew what", () => {
    const photos = [{ seat: 0, card: "red 4" }, { seat: 2, card: "blue 9" }];
    const box = drawn(Drama, { picture: { ...pictureOf(rally(3)), photos }, view: rally(3) });
    expect([...box.querySelectorAll("[data-head]")].map((each) => each.getAttribute("data-head"))).toEqual(["green", "purple"]);
    expect(box.querySelectorAll("[data-card]")).toHaveLength(2);
  });

  test("the bar says whose turn it is, and takes back", () => {
    const table = new Noting({ question: PLAY, undoable: [3] });
    const box = drawn(TurnBar, { table, words, finished: false, onskip: null, onlog: vi.fn() });
    expect(box.querySelector("[role=status]")!.textContent).toContain("Driver 0");
    click(box.querySelector("[data-undo]"));
    expect(table.undone).toBe(1);
  });

  test("the podium shares its step, and shows where points were won", () => {
    const row = (number: number, rank: number): Record<string, unknown> => ({
      seat: number, rank, left: false, points: { "checkpoint 1": 3, finish: 4 }, total: 7, photo: ["red 4"],
      buggies: [{ buggy: NAMES[number], points: {}, total: 7 }],
    });
    const ranking = [row(0, 1), row(2, 1), row(1, 3)] as never;
    const box = drawn(Podium, { ranking, view: rally(3), words });
    expect(box.querySelectorAll(".rank1 li")).toHaveLength(2);
    expect(box.querySelectorAll(".rank2")).toHaveLength(0);
    expect(box.querySelector(".items")!.textContent).toMatch(/3\s*4/);
    expect(box.querySelector(".spoken")!.textContent).toContain("7 points");
  });

  test("after the end: once more, or to the rally that somebody else has begun", () => {
    const again = drawn(Ending, { table: new Noting({ over: true }) });
    expect(again.querySelector("button.main")).not.toBeNull();
    const note = { number: 0, kind: "rematch", seat: null, data: { table: "next" }, at: 1, entries: 0 };
    const next = drawn(Ending, { table: new Noting({ over: true, notes: [note] }) });
    expect(next.querySelector("a.main")!.getAttribute("href")).toBe("/table/next");
  });

  test("who only looks on gives no room to cards", () => {
    const box = drawn(Table, { table: new Noting({ mine: [], seat: null, view: rally(3, { seat: null }) }), words });
    expect(box.querySelector(".mine.low")).not.toBeNull();
    expect(box.querySelector("[data-option]")).toBeNull();
  });

  test("the whole table: a card is played, u takes it back", () => {
    const table = new Noting({ question: PLAY, undoable: [3] });
    const box = drawn(Table, { table, words });
    click(option(box, "red 10"));
    click(box.querySelector("[data-confirm]"));
    expect(table.answers).toEqual(["red 10"]);
    dispatchEvent(new KeyboardEvent("keydown", { key: "u" }));
    expect(table.undone).toBe(1);
  });
});
