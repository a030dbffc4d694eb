import { expect, test } from "vitest";
import { farther, isPlace, marks, placesOf, preview, sign, wayTo, weight, wordsOf, type MarkWords } from "../../../src/games/great_race/input";
import { canPick } from "../../../src/games/great_race/board/hit";
import type { Facts } from "../../../src/games/great_race/question";
import { question, race } from "./table.svelte";

const WORDS: MarkWords = {
  open: (option, facts) => `${option}${facts.petrol ? ` costs ${facts.petrol}` : ""}`,
  closed: (option, reason) => `${option} by ${String(reason.rule)}`,
  range: (leg) => `${leg.space} in ${leg.way.length}`,
  aim: () => "aimed at",
};
const LEG = { space: "4a", way: ["2b", "3a", "4a"], petrol: 4, left: 2, damage: 1, dangers: 0 };
const CHEAPER = { ...LEG, way: ["2c", "4a"], petrol: 3, damage: 0 };
const DRIVE = question(
  "drive",
  ["stay", "jerrycan", "2b", "2c", "sea Dakar"],
  { "2b": { petrol: 2, damage: 1, range: [LEG] }, "2c": { unknown: true, surcharge: 1, final: true, range: [CHEAPER] }, "sea Dakar": { francs: 80 } },
  { "3c": { rule: "drive.3", petrol: 1 }, jerrycan: { rule: "cards.jerrycan" } },
);

test("staying and jerrycans are no places, spaces and lanes are", () => {
  expect(wordsOf(DRIVE)).toEqual(["stay", "jerrycan"]);
  expect(placesOf(DRIVE)).toEqual(["2b", "2c", "sea Dakar"]);
  expect(isPlace(question("sequence", ["pass"]), "pass")).toBe(false);
});

test("marks are open, closed with the reason, and within range", () => {
  const shown = marks(DRIVE, WORDS);
  expect(shown.get("2b")).toEqual({ kind: "open", label: "2b costs 2", sign: "−2" });
  expect(shown.get("2c")?.sign).toBe("?+1");
  expect(shown.get("sea Dakar")?.sign).toBe("80 F");
  expect(shown.get("3c")).toEqual({ kind: "closed", label: "3c by drive.3" });
  expect(shown.get("4a")).toEqual({ kind: "range", label: "4a in 2" });
  expect(shown.has("stay") || shown.has("jerrycan")).toBe(false);
});

test("pointing at a far space shows the way to it, the cheapest one", () => {
  expect(farther(DRIVE).get("4a")).toEqual(CHEAPER);
  expect(wayTo(DRIVE, "4a")).toEqual(["2c", "4a"]);
  const shown = [...marks(DRIVE, WORDS, "4a")].filter(([, mark]) => mark.kind === "way");
  expect(shown.map(([space]) => space)).toEqual(["2c", "4a"]);
  expect(marks(DRIVE, WORDS, "2b").get("2b")?.kind).toBe("open");
  expect(wayTo(DRIVE, "2b")).toEqual(["2b"]);
  expect(wayTo(DRIVE, "stay")).toEqual([]);
});

test("what a question is about is marked, and cannot be picked", () => {
  const shown = marks(question("avert", ["let it happen"]), WORDS, null, ["4a", "5b"]);
  expect([...shown]).toEqual([["4a", { kind: "aim", label: "aimed at" }], ["5b", { kind: "aim", label: "aimed at" }]]);
  expect(canPick(shown.get("4a"))).toBe(false);
});

test("a question that the map does not answer has no marks", () => {
  expect(marks(question("plan", ["5-0-0-0"]), WORDS).size).toBe(0);
  expect(marks(null, WORDS).size).toBe(0);
});

test.each<[Facts, string]>([
  [{ unknown: true, surcharge: 0 }, "?"], [{ petrol: 0 }, "−0"], [{ surcharge: 1 }, "+1"], [{ tile: "p1" }, ""],
])("the sign of %j is %s", (facts, shown) => {
  expect(sign(facts)).toBe(shown);
});

test("what would be is told by the server, never reckoned", () => {
  const after = { petrol: 1, engine: 5, chassis: 6, francs: 60 };
  expect(preview(question("sequence", ["petrol 1"], { "petrol 1": { after } }), "petrol 1", race())).toEqual(after);
  expect(preview(DRIVE, "2b", race())).toBeNull();
  expect(preview(DRIVE, "4a", race())).toEqual({ petrol: 2 });
  expect(preview(DRIVE, null, race())).toBeNull();
});

test("damage shows on one's own dials, sabotage of others does not", () => {
  const damage = question("damage", [0, 1], { 1: { engine: 4, chassis: 5 } });
  expect(preview(damage, 1, race())).toEqual({ engine: 4, chassis: 5 });
  expect(preview(damage, 1, race({ aim: ["saboteur", "italian"] }))).toBeNull();
});

test.each([
  ["drive", "2b", { petrol: 1 }, "free"],
  ["drive", "2b", { petrol: 1, damage: 1 }, "costly"],
  ["drive", "2b", { petrol: 1, danger: true }, "costly"],
  ["drive", "2b", { unknown: true, final: true }, "final"],
  ["sequence", "pass", { dropped: 2 }, "costly"],
  ["sequence", "pass", { dropped: 0 }, "free"],
  ["sequence", "repair", { idle: true }, "costly"],
  ["take", "driver", {}, "costly"],
  ["danger", "bear", { damage: 3 }, "free"],
])("a click in %s on %s with %j is %s", (kind, option, facts, weighs) => {
  expect(weight(question(kind, [option], { [option]: facts }), option)).toBe(weighs);
});

test("before a drive begins its reach is marked", () => {
  const asked = question("sequence", ["pass", "drive", "driver"], { drive: { range: [LEG] }, driver: { range: [{ ...LEG, space: "5a" }] } });
  expect([...marks(asked, WORDS)]).toEqual([["4a", { kind: "range", label: "4a in 3" }]]);
  expect(marks(question("sequence", ["pass"]), WORDS).size).toBe(0);
});

test("a drive of several steps is asked about", () => {
  expect(weight(DRIVE, "4a")).toBe("costly");
});
