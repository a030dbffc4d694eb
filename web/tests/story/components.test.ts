import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Log from "../../src/parts/Log.svelte";
import { pointing } from "../../src/pointing.svelte";
import CatchUp from "../../src/story/CatchUp.svelte";
import Chart from "../../src/story/Chart.svelte";
import Herald from "../../src/story/Herald.svelte";
import { Replay } from "../../src/story/replay.svelte";
import { keepSeen, lastSeen } from "../../src/story/seen";
import Standings from "../../src/story/Standings.svelte";
import Timeline from "../../src/story/Timeline.svelte";
import { event, game, server, table, ToyTable, view, words } from "./toy.svelte";

const shown: object[] = [];
const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const text = (selector: string): string => all(selector)[0]?.textContent?.trim() ?? "";
const press = (label: string): void => {
  all("button").find((button) => button.textContent?.trim() === label || button.getAttribute("aria-label") === label)!.click();
  flushSync();
};

function show(component: never, props: object): void {
  shown.push(mount(component as never, { target: document.body, props } as never));
  flushSync();
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  shown.splice(0).forEach((each) => void unmount(each));
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

const race = () => [
  event(0, "TurnBegan", 1, { turn: 1 }), event(1, "Moved", 2, { start: "Dakar", end: "Gao" }), event(2, "Passed", 3, { seat: 1 }),
  event(3, "TurnBegan", 4, { turn: 2 }), event(4, "Hidden", 5), event(5, "TurnBegan", 6, { turn: 3 }),
];

test("the log folds old turns, links each line to its moment, and shows where it was", () => {
  show(Log as never, { table: new ToyTable(race()), words });
  expect(all("details").map((each) => each.hasAttribute("open"))).toEqual([false, true, true]);
  all("summary")[0]!.parentElement!.setAttribute("open", "");
  all("details")[0]!.dispatchEvent(new Event("toggle"));
  flushSync();
  const line = all("li a").find((each) => each.textContent === "Moved 2")!;
  expect(line.getAttribute("href")).toBe("/table/abc?at=2&seat=0");
  line.dispatchEvent(new Event("focus"));
  expect(pointing.spaces).toEqual(["Dakar", "Gao"]);
  line.dispatchEvent(new Event("blur"));
  expect(pointing.spaces).toEqual([]);
});

test("the log shows one crew's lines alone, and none that has nothing to say", () => {
  show(Log as never, { table: new ToyTable([event(0, "Moved", 1), event(1, "Passed", 2, { seat: 1 }), event(2, "Hidden", 3)]), words });
  expect(all("li")).toHaveLength(2);
  const filter = all("select")[0] as HTMLSelectElement;
  filter.value = "1";
  filter.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
  expect(all("li").map((each) => each.textContent?.trim())).toEqual(["Passed 2"]);
});

test("only what is new is said aloud", () => {
  const at = new ToyTable(race().slice(0, 2));
  show(Herald as never, { table: at, words });
  expect(text("[role=log]")).toBe("");
  at.state.events = race().slice(0, 4);
  flushSync();
  expect(text("[role=log]")).toBe("Passed 3 TurnBegan 4");
  at.state.events = race().slice(0, 1);
  flushSync();
  expect(text("[role=log]")).toBe("story-undone");
});

test("who comes back is led through what happened, and can skip it", () => {
  keepSeen("abc", 1);
  const told = [1, 2, 3, 4, 5].map((number) => event(number, "Moved", number, { seat: number % 2, end: `space ${number}` }));
  show(CatchUp as never, { table: new ToyTable(told), words, id: "abc" });
  expect(text("aside p")).toBe("Moved 2");
  expect(pointing.spaces).toEqual(["space 2"]);
  press("story-step-on");
  expect(text("aside p")).toBe("Moved 3");
  press("story-skip");
  expect(all("aside")).toHaveLength(0);
  expect(lastSeen("abc")).toBe(9);
});

test("who was never here, or missed next to nothing, is left alone", () => {
  show(CatchUp as never, { table: new ToyTable(race()), words, id: "abc" });
  expect(all("aside")).toHaveLength(0);
  keepSeen("other", 5);
  show(CatchUp as never, { table: new ToyTable(race()), words, id: "other" });
  expect(all("aside")).toHaveLength(0);
});

test("whoever acts has caught up", () => {
  keepSeen("abc", 0);
  const at = new ToyTable([1, 2, 3, 4].map((number) => event(number, "Moved", number, { seat: number % 2 })));
  show(CatchUp as never, { table: at, words, id: "abc" });
  expect(all("aside")).toHaveLength(1);
  at.state.sending = "pass";
  flushSync();
  expect(all("aside")).toHaveLength(0);
});

test("the ranking names points item by item", () => {
  const row = { seat: 0, rank: 1, left: false, items: [{ name: "place", points: 5 }, { name: "checkpoint 1", points: 2 }], total: 7 };
  const late = { seat: 1, rank: 2, left: false, items: [], total: null };
  show(Standings as never, { rows: [row, late], view: view(), table: table(), game });
  expect(all("dl div").map((each) => each.textContent)).toEqual(["story-points-place5", "story-points-checkpoint-12"]);
  expect(all("li")[1]!.textContent).toContain("story-not-arrived");
});

test("a chart is a table too", () => {
  const data = { labels: [1, null], places: false, curves: [{ seat: 0, values: [3, 4] }, { seat: 1, values: [2, null] }] };
  show(Chart as never, { data, title: "Progress", unit: "turn", name: (seat: number) => `S${seat}`, colour: () => "#123456" });
  const rows = all("tbody tr").map((each) => [...each.children].map((cell) => cell.textContent));
  expect(rows).toEqual([["S0", "3", "4"], ["S1", "2", "–"]]);
});

async function opened(asked: string[] = []): Promise<Replay> {
  const answer = server(asked);
  vi.stubGlobal("fetch", async (path: string) => new Response(JSON.stringify(await answer(path))));
  const replay = new Replay("abc");
  await replay.open({ seat: null, everybody: false }, null);
  return replay;
}

test("a replay shows each moment with its own view and log, and asks for neighbours beforehand", async () => {
  const asked: string[] = [];
  const replay = await opened(asked);
  await replay.go(3);
  expect([replay.state.view!.turn, replay.state.events.length, replay.state.over]).toEqual([3, 2, false]);
  const before = asked.length;
  await replay.step({ by: 1, of: "stop" });
  expect([replay.at, replay.state.view!.turn]).toEqual([5, 5]);
  expect(asked).toHaveLength(before); // it was there already
  await replay.step({ by: -1, of: "turn" });
  expect(replay.at).toBe(1);
  await replay.step("last");
  expect([replay.at, replay.atEnd, replay.state.over]).toEqual([6, true, true]);
});

test("a replay goes no further than the race went", async () => {
  const replay = await opened();
  await replay.go(99);
  expect(replay.at).toBe(6);
  await replay.go(-3);
  expect(replay.at).toBe(0);
});

test("looking as somebody else stays at the same moment", async () => {
  const asked: string[] = [];
  const replay = await opened(asked);
  await replay.go(3);
  await replay.watch({ seat: 1, everybody: false });
  expect([replay.at, replay.state.seat]).toEqual([3, 1]);
  expect(asked.filter((path) => path.includes("seat=1")).length).toBeGreaterThan(1);
});

test("a past that cannot be fetched says so, and nothing moves", async () => {
  const replay = await opened();
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ code: "away", reason: "nobody there" }), { status: 503 }));
  await replay.watch({ seat: 1, everybody: false }).catch((error: Error) => expect(error.message).toContain("nobody there"));
  expect(replay.state.seat).toBeNull();
});

test("keys and buttons walk along the time line", async () => {
  const replay = await opened();
  show(Timeline as never, { replay, words });
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true }));
  await vi.waitFor(() => expect(replay.at).toBe(1));
  press("story-on");
  await vi.waitFor(() => expect(replay.at).toBe(3));
  flushSync();
  expect(text(".now")).toContain("Moved 3");
  press("story-last");
  await vi.waitFor(() => expect(replay.at).toBe(6));
});
