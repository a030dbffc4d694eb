import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import Ask from "../../../src/games/great_race/ask/Ask.svelte";
import Gauge from "../../../src/games/great_race/dash/Gauge.svelte";
import Hand from "../../../src/games/great_race/dash/Hand.svelte";
import Rivals from "../../../src/games/great_race/side/Rivals.svelte";
import Status from "../../../src/games/great_race/side/Status.svelte";
import { prefer } from "../../../src/preferences.svelte";
import type { Option } from "../../../src/state";
import { asking, crew, question, race, ToyTable } from "./table.svelte";

const shown: object[] = [];
const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const options = (): (string | undefined)[] => all("[data-option]").map((each) => each.dataset.option);
const click = (selector: string): void => {
  all(selector)[0]!.click();
  flushSync();
};

function show(component: never, props: object): void {
  shown.push(mount(component as never, { target: document.body, props } as never));
  flushSync();
}

function ask(kind: string, offered: Option[], facts = {}, whyNot = {}, seen = race()): ToyTable {
  const table = new ToyTable(question(kind, offered, facts, whyNot), seen);
  show(Ask as never, { asking: asking(table) });
  return table;
}

beforeEach(() => prefer({ ask: true }));
afterEach(() => {
  shown.splice(0).forEach((each) => void unmount(each));
  document.body.innerHTML = "";
});

const NOT_IN_HAND = { deck: 1 };
test.each<[string, Option[], object]>([
  ["crew", ["french", "italian"], {}],
  ["take", ["driver", "guide"], { display: ["driver", "guide", "guide"] }],
  ["sequence", ["pass", "petrol 1", "place tiles", "draw card", "repair", "drive", "discard tile", "collect funding", "leader"], {}],
  ["drive", ["stay", "jerrycan", "2b", "3a", "sea Dakar"], {}],
  ["place", ["2c", "3c"], { drawn: { seat: 0, tiles: ["p1", "p2"], cards: null, count: 2 } }],
  ["tile", ["p1", "p2d1"], { drawn: { seat: 0, tiles: ["p1", "p2d1"], cards: null, count: 2 } }],
  ["tile target", ["2b", "3a"], {}],
  ["tile to", ["2c", "3c"], {}],
  ["discard tile", ["2b", "3a"], {}],
  ["damage", [0, 1, 2], {}],
  ["toolbox", [1, 2], {}],
  ["target", ["italian"], {}],
  ["repair", ["done", "spare parts engine", "spare parts chassis", "buy engine", "buy chassis", "toolbox"], {}],
  ["danger", ["bear", "militia", "guard"], {}],
  ["avert", ["let it happen", "militia"], {}],
  ["fare", ["turn back", "pay", "transport", "leader"], {}],
  ["shortage", ["turn back", "jerrycan"], {}],
  ["guide", ["stop", "guide"], {}],
  ["drop", ["driver", "guide"], { drawn: { seat: 0, tiles: null, cards: ["driver", "guide"], count: 2 } }],
  ["discard", ["use jerrycan"], NOT_IN_HAND],
  ["confirm", ["confirm"], {}],
  ["a question of tomorrow", ["yes", "no", 3], {}],
])("every option of %s can be clicked", (kind, offered, seen) => {
  ask(kind, offered, {}, {}, race(seen));
  expect(options().sort()).toEqual(offered.map(String).sort());
});

test("a costly option is confirmed with its figures, or dropped", () => {
  const table = ask("sequence", ["pass"], { pass: { dropped: 2, final: true } });
  click("[data-option='pass']");
  expect(table.answers).toEqual([]);
  expect(document.body.textContent).toContain("final");
  click("[data-confirm]");
  expect(table.answers).toEqual(["pass"]);
});

test("a forbidden option says why and links the rule", () => {
  const table = ask("sequence", ["pass"], {}, { "place tiles": { rule: "planning.2" } });
  click("[aria-disabled='true']");
  expect(all("a").map((link) => link.getAttribute("href"))).toEqual(["/rules/great-race#planning.2"]);
  expect(table.answers).toEqual([]);
});

test("a plan is made box by box and confirmed when it is whole", () => {
  const table = ask("plan", ["2-0-0-0", "1-1-0-0"]);
  expect(all("[data-confirm]")[0]!.hasAttribute("disabled")).toBe(true);
  click("[data-box='0'] [data-keyed]");
  click("[data-box='1'] [data-keyed]");
  expect(all("[data-box='2'] [data-keyed]")[0]!.getAttribute("aria-disabled")).toBe("true");
  click("[data-confirm]");
  expect(table.answers).toEqual(["1-1-0-0"]);
});

test("one's own plan is shown while the others still plan", () => {
  const table = new ToyTable(null, race({ phase: "planning", answered: "1-2-1-1" }));
  show(Ask as never, { asking: asking(table) });
  expect(all(".planned")).toHaveLength(1);
});

test("who may avert a card is told who plays it", () => {
  const table = ask("avert", ["let it happen"], {}, {}, race({ aim: ["con artist", "2b", "3a"] }));
  expect(all("h2")[0]!.textContent).not.toContain("asks-avert");
  table.state.events = [{ kind: "CardPlayed", number: 1, seat: 1, card: "con artist" }] as never;
  flushSync();
  expect(all("h2")[0]!.textContent).toContain("asks-avert");
});

test("what leads nowhere comes last", () => {
  ask("fare", ["turn back", "pay", "transport"]);
  expect(options()).toEqual(["pay", "transport", "turn back"]);
});

test("undo is there when something can be taken back", () => {
  const table = ask("drive", ["stay"]);
  expect(all("[data-undo]")).toEqual([]);
  table.state.undoable = [3];
  flushSync();
  click("[data-undo]");
  expect(table.undone).toBe(1);
});

test("a dial says its level, and what it would be", () => {
  show(Gauge as never, { name: "petrol", level: 4, full: 6, ghost: 2, label: "petrol" });
  const meter = all("[role=meter]")[0]!;
  expect([meter.getAttribute("aria-valuenow"), meter.getAttribute("aria-valuemax")]).toEqual(["4", "6"]);
  expect(all(".ghost")).toHaveLength(1);
});

test("a dial without a change has no ghost", () => {
  show(Gauge as never, { name: "engine", level: 4, full: 5, ghost: 4, label: "engine" });
  expect(all(".ghost")).toEqual([]);
});

test("cards that can be played are options, the others tell what they do", () => {
  const table = new ToyTable(question("sequence", ["pass", "driver"]));
  show(Hand as never, { asking: asking(table), crew: crew() });
  expect(options()).toEqual(["driver"]);
  click("[data-card='driver']");
  expect(table.answers).toEqual(["driver"]);
});

test("a card in hand is read when nothing is asked", () => {
  const table = new ToyTable(null);
  show(Hand as never, { asking: asking(table), crew: crew() });
  click("[data-card='jerrycan']");
  expect(all(".reading")).toHaveLength(1);
  expect(table.answers).toEqual([]);
});

test("of the others is shown what all may know", () => {
  show(Rivals as never, { asking: asking(new ToyTable(null)) });
  expect(all("article")).toHaveLength(1);
  expect(document.querySelector("article")!.textContent).toContain("80");
  expect(all("article .known svg")).toHaveLength(1);
});

test("the turn order names who is awaited", () => {
  show(Status as never, { asking: asking(new ToyTable(null)) });
  expect(all("li")).toHaveLength(2);
  expect(all("li.awaited")).toHaveLength(1);
});
