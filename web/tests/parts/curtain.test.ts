import { beforeAll, expect, test } from "vitest";
import Portrait from "../../src/games/gumball_rally/Portrait.svelte";
import { behindCurtain, mayTakeBack } from "../../src/parts/curtain";
import Curtain from "../../src/parts/Curtain.svelte";
import { nothingYet, type TableState } from "../../src/state";
import { fetchTexts } from "../../src/texts.svelte";
import { click, drawn } from "../drawn";
import { info, rally, seat, words } from "../games/gumball_rally/rally";

const SHARED = [seat(0, { curtain: true, name: "Mia" }), seat(1, { curtain: true, name: "Ben" }), seat(2, { mine: false })];

function at(awaiting: number[], shown: number | null, mine = [0, 1], seats = SHARED): TableState {
  return { ...nothingYet(), mine, seat: shown, table: info(seats), view: rally(3, { awaiting, seat: shown }) };
}

beforeAll(() => fetchTexts("web-gumball"));

test.each([
  ["somebody of this device is asked", at([1], null), [1]],
  ["both are asked at once", at([0, 1], null), [0, 1]],
  ["he who is asked holds it already", at([1], 1), []],
  ["another one of this device is asked", at([1], 0), [1]],
  ["somebody far away is asked", at([2], null), []],
  ["nobody shares this device", at([0], null, [0], [seat(0)]), []],
  ["nothing has begun", nothingYet(), []],
])("%s", (_, state, seats) => {
  expect(behindCurtain(state)).toEqual(seats);
});

test("it says whose turn it is, and rises for who holds the device", () => {
  const lifted: number[] = [];
  const box = drawn(Curtain, { state: at([1], null), words, Portrait, onlift: (who) => lifted.push(who) });
  expect(box.textContent).toContain("Ben");
  expect(box.querySelector("[data-buggy]")).not.toBeNull();
  click(box.querySelector("[data-lift]"));
  expect(lifted).toEqual([1]);
});

test("it can be drawn aside to look at the table, and shows no secret then", () => {
  const box = drawn(Curtain, { state: at([1], null), words, Portrait, onlift: () => {} });
  click(box.querySelector("[data-aside]"));
  expect(box.querySelector(".curtain")!.classList.contains("aside")).toBe(true);
  expect(box.querySelector("[data-lift]")).not.toBeNull();
  expect(box.querySelector("[data-option]")).toBeNull();
});

test("when several are asked, any of them may be first", () => {
  const lifted: number[] = [];
  const box = drawn(Curtain, { state: at([0, 1], null), words, onlift: (who) => lifted.push(who) });
  click(box.querySelector(".other"));
  expect(lifted).toEqual([1]);
});

test("there is none where nobody of this device is asked", () => {
  expect(drawn(Curtain, { state: at([2], null), words, onlift: () => {} }).querySelector(".curtain")).toBeNull();
});

test("who held the device may take back what he did, as long as nobody far away is concerned", () => {
  const near = SHARED.slice(0, 2);
  expect(mayTakeBack(at([1], null, [0, 1], near), 0)).toBe(true);
  expect(mayTakeBack(at([1], null, [0, 1], near), null)).toBe(false);
  expect(mayTakeBack(at([0], null, [0, 1], near), 0)).toBe(false);
  expect(mayTakeBack(at([1], null), 0)).toBe(false);
  const backs: number[] = [];
  const box = drawn(Curtain, { state: at([1], 0, [0, 1], near), words, onlift: () => {}, onback: (who) => backs.push(who) });
  click(box.querySelector("[data-undo]"));
  expect(backs).toEqual([0]);
});
