import { flushSync } from "svelte";
import { beforeAll, describe, expect, test, vi } from "vitest";
import Confirm from "../../src/parts/Confirm.svelte";
import Problem from "../../src/parts/Problem.svelte";
import Segments from "../../src/parts/Segments.svelte";
import Sign from "../../src/parts/Sign.svelte";
import Switch from "../../src/parts/Switch.svelte";
import { SIGNS, type SignName } from "../../src/parts/signs";
import { Away, Refused } from "../../src/api";
import GameMark from "../../src/pictures/GameMark.svelte";
import Poster from "../../src/pictures/Poster.svelte";
import Seat from "../../src/pages/new/Seat.svelte";
import TableCard from "../../src/tables/TableCard.svelte";
import { fetchTexts } from "../../src/texts.svelte";
import { click, drawn } from "../drawn";
import { myTurn, RACE, table } from "../tables/samples";

beforeAll(() => fetchTexts("web-front"));

test.each(["great-race", "gumball-rally"])("%s has a poster and a mark, which say nothing to a screen reader", (game) => {
  const marks = [drawn(Poster, { game }), drawn(GameMark, { game })].map((box) => box.querySelector("svg")!);
  for (const mark of marks) {
    expect(mark.getAttribute("aria-hidden")).toBe("true");
    expect(mark.querySelectorAll("path").length).toBeGreaterThan(3);
  }
});

test("every sign is drawn within its field", () => {
  for (const name of Object.keys(SIGNS) as SignName[]) {
    expect(drawn(Sign, { name }).querySelector("path")!.getAttribute("d")).toMatch(/^M[\d\s.,a-zA-Z-]+$/);
  }
});

describe("a choice of one", () => {
  const options = [{ value: "a", words: "One" }, { value: "b", words: "Other", hint: "the other hint" }];

  test("tells which was picked, and what it means", () => {
    const change = vi.fn();
    const box = drawn(Segments, { label: "Which", options, value: "b", change });
    expect(box.querySelector("legend")!.textContent).toBe("Which");
    expect(box.textContent).toContain("the other hint");
    const [one, other] = box.querySelectorAll("input");
    expect([one!.checked, other!.checked]).toEqual([false, true]);
    one!.dispatchEvent(new Event("change", { bubbles: true }));
    expect(change).toHaveBeenCalledWith("a");
  });
});

test("a switch says yes or no", () => {
  const change = vi.fn();
  const input = drawn(Switch, { label: "Leaders", hint: "each has a power", on: false, change }).querySelector("input")!;
  expect(input.getAttribute("role")).toBe("switch");
  input.checked = true;
  input.dispatchEvent(new Event("change", { bubbles: true }));
  expect(change).toHaveBeenCalledWith(true);
});

test("what cannot be undone is asked about once", () => {
  const act = vi.fn();
  const box = drawn(Confirm, { words: "Call it off", sure: "It disappears.", act });
  click(box.querySelector("button")!);
  flushSync();
  expect(act).not.toHaveBeenCalled();
  expect(box.textContent).toContain("It disappears.");
  click([...box.querySelectorAll("button")].at(-1)!);
  flushSync();
  expect(box.querySelectorAll("button")).toHaveLength(1);
  click(box.querySelector("button")!);
  flushSync();
  click(box.querySelector("button.main")!);
  expect(act).toHaveBeenCalledOnce();
});

describe("a problem", () => {
  const words = (error: unknown): string => drawn(Problem, { error }).querySelector("p")!.textContent.trim();

  test("is told in the reader's language, with the server's words where they say more", () => {
    expect(words(new Away())).toContain("cannot be reached");
    expect(words(new Refused("taken", "gone", 409))).toBe("Somebody else was quicker.");
    expect(words(new Refused("setup", "no such city", 422))).toContain("no such city");
    expect(words(new Error("our own words"))).toBe("our own words");
  });
});

describe("a card of a table", () => {
  test("says that it is my turn, until when, and leads there", () => {
    const until = Date.now() / 1000 + 3 * 3600 + 60;
    const box = drawn(TableCard, { table: myTurn("k3j", 1000), game: RACE, until });
    expect(box.querySelector("a")!.getAttribute("href")).toBe("/table/k3j");
    expect(box.querySelector(".state")!.textContent).toBe("Your turn");
    expect(box.textContent).toContain("in 3 hours");
  });

  test("of a race that is over leads to its replay and names the winner", () => {
    const over = table({ status: "over", result: [{ seat: 1, rank: 1 }] });
    const box = drawn(TableCard, { table: over, game: RACE });
    expect(box.querySelector("a")!.getAttribute("href")).toBe("/replay/k3j");
    expect(box.querySelector(".state")!.textContent).toBe("Won by Driver");
  });
});

test("a seat for a bot is asked for its level, a friend's for his name", () => {
  const change = vi.fn();
  const props = { number: 2, bots: RACE.bots, usual: "driver", change };
  const bot = drawn(Seat, { ...props, seat: { kind: "bot", bot: "champion" } });
  expect(bot.querySelectorAll("select")[1]!.value).toBe("champion");
  const kind = bot.querySelector("select")!;
  kind.value = "invited";
  kind.dispatchEvent(new Event("change", { bubbles: true }));
  expect(change).toHaveBeenCalledWith({ kind: "invited", name: null });
  expect(drawn(Seat, { ...props, seat: { kind: "hotseat" } }).querySelector("input")).not.toBeNull();
});
