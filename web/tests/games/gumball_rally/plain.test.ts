import { expect, test } from "vitest";
import { ANIMALS, BUGGIES } from "../../../src/games/gumball_rally/buggies";
import { hazardCard, HUES, LOOKS, pattern, raceCard } from "../../../src/games/gumball_rally/cards";
import { cardOf, isElsewhere } from "../../../src/games/gumball_rally/keys";
import { PICTURES } from "../../../src/games/gumball_rally/pictures";
import { bestFirst, steps, type Row } from "../../../src/games/gumball_rally/ranking";

test("a race card is a colour and a number", () => {
  expect(raceCard("black 10")).toEqual({ hue: "black", number: 10 });
});

test("every colour has its own picture, danger and pattern", () => {
  for (const sign of ["picture", "danger", "mark", "fill"] as const) {
    expect(new Set(HUES.map((hue) => LOOKS[hue][sign])).size).toBe(HUES.length);
  }
});

test("a hazard shows the danger of its colour, and whether it is a major one", () => {
  expect(hazardCard("blue danger")).toMatchObject({ picture: "moon", major: false });
  expect(hazardCard("blue major")).toMatchObject({ picture: "moon", major: true });
  expect(hazardCard("checkpoint").picture).toBe("checkpoint");
  expect(hazardCard("winner").picture).toBe("finish");
});

test("a pattern stays on its card", () => {
  const starts = [...pattern("red", 94, 132).matchAll(/M([\d.]+),([\d.]+)/g)];
  expect(starts.length).toBeGreaterThan(20);
  for (const [, x, y] of starts) {
    expect(Number(x)).toBeLessThan(90);
    expect(Number(y)).toBeLessThan(130);
  }
});

test("eight buggies differ by colour, number and animal", () => {
  const looks = Object.values(BUGGIES);
  for (const sign of ["body", "number", "animal"] as const) expect(new Set(looks.map((look) => look[sign])).size).toBe(8);
  expect(looks.every((look) => ANIMALS[look.animal]!.length > 2)).toBe(true);
});

test("every picture is drawn", () => {
  for (const shapes of Object.values(PICTURES)) expect(shapes.every((shape) => shape.d.startsWith("M"))).toBe(true);
});

test.each([
  ["1", -1, 0], ["3", 0, 2], ["4", 0, null], ["ArrowRight", -1, 0], ["ArrowRight", 2, 0], ["ArrowLeft", -1, 2],
  ["ArrowLeft", 1, 0], ["Enter", 1, null], ["x", 0, null],
])("key %s at card %i leads to %s", (key, at, found) => {
  expect(cardOf(key, at, 3)).toBe(found);
});

test("keys meant for a field or for the browser are left alone", () => {
  const input = document.createElement("input");
  const typed = new KeyboardEvent("keydown", { key: "1" });
  Object.defineProperty(typed, "target", { value: input });
  expect(isElsewhere(typed)).toBe(true);
  expect(isElsewhere(new KeyboardEvent("keydown", { key: "1", ctrlKey: true }))).toBe(true);
  expect(isElsewhere(new KeyboardEvent("keydown", { key: "1" }))).toBe(false);
});

function row(seat: number, rank: number, left = false): Row {
  return { rank, seat, left, points: {}, total: 0, buggies: [], photo: [] };
}

test("who is level shares a step of the podium; the others stand beside it", () => {
  const { steps: found, others } = steps([row(2, 1), row(4, 1), row(0, 3), row(1, 4), row(3, 5, true)]);
  expect(found.map((step) => [step.rank, step.rows.map((each) => each.seat)])).toEqual([[1, [2, 4]], [3, [0]]]);
  expect(others.map((each) => each.seat)).toEqual([1, 3]);
});

test("who gave up stands on no step", () => {
  expect(steps([row(0, 1), row(1, 2, true)]).others.map((each) => each.seat)).toEqual([1]);
});

test("of two buggies the one that counts stands first", () => {
  const pair = [{ buggy: "green", points: {}, total: 3 }, { buggy: "purple", points: {}, total: 7 }];
  const names = bestFirst({ ...row(0, 1), total: 7, buggies: pair }).map((each) => each.buggy);
  expect(names).toEqual(["purple", "green"]);
});
