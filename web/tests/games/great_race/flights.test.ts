import { expect, test } from "vitest";
import { flights } from "../../../src/games/great_race/flights";
import { heard } from "../../../src/games/great_race/hearing";
import type { Told } from "../../../src/state";
import { crew, race } from "./table.svelte";

const rival = (cards: number) => crew({ seat: 1, crew: "italian", hand: null, cards });
const seen = (display: string[], hand: Record<string, number>, cards: number) =>
  race({ display, crews: [crew({ hand, cards: 0 }), rival(cards)] });

test("a card that one takes flies from the bivouac, one that is drawn from the deck", () => {
  const before = seen(["driver", "guide"], { driver: 1 }, 0);
  expect(flights(before, seen(["guide"], { driver: 2 }, 0))).toEqual([{ card: "driver", from: "display", to: "hand" }]);
  expect(flights(before, seen(["driver", "guide"], { driver: 1, militia: 1 }, 0))).toEqual([{ card: "militia", from: "deck", to: "hand" }]);
});

test("of the others one sees what they take, and the backs of what they draw", () => {
  const before = seen(["driver", "guide"], {}, 1);
  expect(flights(before, seen(["driver"], {}, 2))).toEqual([{ card: "guide", from: "display", to: "seat-1" }]);
  expect(flights(before, seen(["driver", "guide"], {}, 2))).toEqual([{ card: null, from: "deck", to: "seat-1" }]);
});

test("what is played flies away", () => {
  expect(flights(seen([], { driver: 1 }, 1), seen([], {}, 0))).toEqual([
    { card: "driver", from: "hand", to: "discards" },
    { card: null, from: "seat-1", to: "discards" },
  ]);
});

test("when nothing changes, nothing flies; nor does a swarm", () => {
  const before = seen(["driver"], {}, 0);
  expect(flights(before, before)).toEqual([]);
  expect(flights(before, seen(["driver"], {}, 9))).toEqual([]);
});

const told = (kind: string): Told => ({ kind, number: 0, seat: 0, entries: 0 });
test("of all that happens at once the weightiest is heard", () => {
  expect(heard([told("Moved"), told("Arrived")])).toBe("winner");
  expect(heard([told("CardDrawn"), told("Moved")])).toBe("pass");
  expect(heard([told("OrderChanged")])).toBeNull();
  expect(heard([])).toBeNull();
});
