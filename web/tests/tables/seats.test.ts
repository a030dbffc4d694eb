import { beforeAll, expect, test } from "vitest";
import { awaited, freeSeats, present, seatNames, tableName, waitsForMe } from "../../src/tables/seats";
import { winners } from "../../src/tables/winners";
import { fetchTexts } from "../../src/texts.svelte";
import { ME, seat, table } from "./samples";

beforeAll(() => fetchTexts("web-front"));

const bot = (number: number) => seat(number, "bot", { name: "driver", bot: "driver" });

test("bots are called by their level, and numbered where there are several", () => {
  expect(seatNames(table({ seats: [seat(0, "person", ME), bot(1), bot(2)] }))).toEqual(["Ada", "Driver 1", "Driver 2"]);
  expect(seatNames(table())).toEqual(["Ada", "Driver"]);
});

test("a bot that was given a name keeps it", () => {
  const seats = [seat(0, "bot", { name: "Hal", bot: "driver" })];
  expect(seatNames(table({ seats }))).toEqual(["Hal"]);
});

test("only who has sat down is present, myself as you", () => {
  const seats = [seat(0, "person", { name: "Bob" }), seat(1, "person", ME), seat(2, "open"), seat(3, "invited")];
  expect(present(table({ seats }))).toBe("Bob, you");
  expect(freeSeats(table({ seats })).map((each) => each.seat)).toEqual([2, 3]);
});

test("at a shared device each has a name of his own", () => {
  const seats = [seat(0, "person", { ...ME, curtain: true }), seat(1, "person", { name: "Ben", mine: true, curtain: true })];
  expect(present(table({ seats }))).toBe("Ada, Ben");
});

test("a race waits for me only while it runs and a seat of mine is asked", () => {
  expect(waitsForMe(table({ awaiting: [0] }))).toBe(true);
  expect(waitsForMe(table({ awaiting: [1] }))).toBe(false);
  expect(waitsForMe(table({ awaiting: [0], status: "over" }))).toBe(false);
  expect(awaited(table({ awaiting: [0, 1] }))).toBe("You, Driver");
});

test("a table without a name of its own is called like its game", () => {
  expect(tableName(table())).toBe("The Great Race");
  expect(tableName(table({ name: "Friday" }))).toBe("Friday");
});

test("all who share the first rank have won", () => {
  const result = [{ seat: 1, rank: 1 }, { seat: 0, rank: 1 }];
  expect(winners(table({ result }))).toBe("Driver, Ada");
  expect(winners(table({ result: [{ seat: 1, rank: 2 }, { seat: 0, rank: 1 }] }))).toBe("Ada");
});
