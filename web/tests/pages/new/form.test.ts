import { expect, test } from "vitest";
import { asUsual, isShared, PACES, seatCounts, valuesOf, wanted, withOption, withSeat, withSeats } from "../../../src/pages/new/form";
import { RACE } from "../../tables/samples";

const start = RACE.choices[1]!;

test("as usual is one click: nothing is asked of the server but the seats", () => {
  const told = wanted(asUsual(RACE), RACE);
  expect(told.options).toEqual({});
  expect(told.seats.map((seat) => seat.kind)).toEqual(["me", "bot", "bot"]);
  expect([told.access, told.pace]).toEqual(["link", { kind: "untimed" }]);
});

test("the company of the link that led here", () => {
  expect(asUsual(RACE, "invited").seats.map((seat) => seat.kind)).toEqual(["me", "invited", "invited"]);
  expect(asUsual(RACE, "hotseat").seats[0]).toEqual({ kind: "hotseat" });
});

test("more seats are like the last one; fewer keep those in front", () => {
  const four = withSeats(withSeat(asUsual(RACE), 2, { kind: "invited" }), RACE, 4);
  expect(four.seats.map((seat) => seat.kind)).toEqual(["me", "bot", "invited", "invited"]);
  expect(withSeats(four, RACE, 2).seats.map((seat) => seat.kind)).toEqual(["me", "bot"]);
});

test("a fifth seat turns its module on, and goes with it", () => {
  const five = withSeats(asUsual(RACE), RACE, 5);
  expect(five.options.fifth).toBe(true);
  expect(wanted(five, RACE).options).toEqual({ fifth: true });
  const without = withOption(five, RACE, "fifth", false);
  expect(without.seats).toHaveLength(4);
  expect(seatCounts(RACE, without.options)).toEqual([2, 3, 4]);
});

test("another board has other start cities", () => {
  const form = withOption(withOption(asUsual(RACE), RACE, "start", "Cape Town"), RACE, "board", "south-america");
  expect(form.options.start).toBeNull();
  expect(valuesOf(start, form.options)).toEqual(["Caracas", "Ushuaia"]);
  expect(wanted(form, RACE).options).toEqual({ board: "south-america" });
});

test("only among several people there is a pace", () => {
  const form = { ...asUsual(RACE), pace: PACES.moves };
  expect(isShared(form)).toBe(false);
  expect(wanted(form, RACE).pace).toEqual({ kind: "untimed" });
  const shared = withSeat(form, 1, { kind: "open" });
  expect(wanted(shared, RACE).pace).toEqual({ kind: "moves", hours: 24 });
});

test("a name of blanks is none", () => {
  expect(wanted({ ...asUsual(RACE), name: "  " }, RACE).name).toBe("");
});
