import { expect, test } from "vitest";
import { alone, chance, lineOf } from "../../src/around/hints";
import type { Words } from "../../src/games";
import type { SeatInfo, TableInfo } from "../../src/protocol";
import { nothingYet, type TableState, type View } from "../../src/state";

function table(mine: number[], ...kinds: string[]): TableState {
  const seats = kinds.map((kind, seat) => ({ seat, kind }) as SeatInfo);
  return { ...nothingYet(), mine, table: { seats } as TableInfo };
}

test("one is alone among bots and with all seats of one's own, not with others and not as a spectator", () => {
  expect(alone(table([0], "person", "bot"))).toBe(true);
  expect(alone(table([0, 1], "person", "person"))).toBe(true);
  expect(alone(table([0], "person", "person"))).toBe(false);
  expect(alone(table([], "bot", "bot"))).toBe(false);
});

test("a chance is told in per cent; without a value there is none, without a doubt it is a guess", () => {
  expect(chance({ option: "a", value: 0.456, confidence: 0.12 })).toEqual({ percent: 46, doubt: 12 });
  expect(chance({ option: "a", value: 0.5, confidence: 3 })).toEqual({ percent: 50, doubt: 100 });
  expect(chance({ option: "a", value: 1 })).toEqual({ percent: 100, doubt: 100 });
  expect(chance({ option: "a" })).toBeNull();
});

test("the line is told without its first step, each by who does what in which question", () => {
  const words = { name: (_: View, seat: number) => `S${seat}`, option: ({ kind }: { kind: string }, option: unknown) => `${kind} ${option}` };
  const told = lineOf({ option: "Gao", line: [[0, "drive", "Gao"], [1, "plan", "5-0-0-0"]] }, words as unknown as Words, {} as View);
  expect(told).toEqual([{ name: "S1", does: "plan 5-0-0-0" }]);
});
