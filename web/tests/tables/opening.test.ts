import { expect, test } from "vitest";
import { tableFor, usualSeats } from "../../src/tables/opening";
import { RACE } from "./samples";

test("against bots: me and the bot that nobody waits for", () => {
  const bot = { kind: "bot", bot: "driver" };
  expect(tableFor(RACE, "bots", 3).seats).toEqual([{ kind: "me" }, bot, bot]);
});

test("with friends: me and links", () => {
  expect(tableFor(RACE, "invited", 2).seats.map((seat) => seat.kind)).toEqual(["me", "invited"]);
});

test("on one device every hand is behind a curtain, mine too", () => {
  expect(tableFor(RACE, "hotseat", 2).seats.map((seat) => seat.kind)).toEqual(["hotseat", "hotseat"]);
});

test("five crews bring the module that they need", () => {
  expect(tableFor(RACE, "bots", 5).options).toEqual({ fifth: true });
  expect(tableFor(RACE, "bots", 4).options).toEqual({});
});

test("the usual number of seats is one that the game has", () => {
  expect(usualSeats(RACE)).toBe(3);
  expect(usualSeats({ ...RACE, name: "great-race-solo", seats: [{ count: 1, options: {} }] })).toBe(1);
  expect(usualSeats({ ...RACE, seats: [{ count: 2, options: {} }] })).toBe(2);
});
