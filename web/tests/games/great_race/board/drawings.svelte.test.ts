import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Board from "../../../../src/games/great_race/board/Board.svelte";
import Controls from "../../../../src/games/great_race/board/Controls.svelte";
import { Lens } from "../../../../src/games/great_race/board/lens.svelte";
import Marks from "../../../../src/games/great_race/board/Marks.svelte";
import Paper from "../../../../src/games/great_race/board/Paper.svelte";
import { tokens, vehicles } from "../../../../src/games/great_race/board/pieces";
import Plate from "../../../../src/games/great_race/board/Plate.svelte";
import Price from "../../../../src/games/great_race/board/Price.svelte";
import Ruler from "../../../../src/games/great_race/board/Ruler.svelte";
import Spaces from "../../../../src/games/great_race/board/Spaces.svelte";
import Tiles from "../../../../src/games/great_race/board/Tiles.svelte";
import Tokens from "../../../../src/games/great_race/board/Tokens.svelte";
import type { Mark } from "../../../../src/games/great_race/board/types";
import Vehicles from "../../../../src/games/great_race/board/Vehicles.svelte";
import { pointAt } from "../../../../src/pointing.svelte";
import { prefer } from "../../../../src/preferences.svelte";
import { fetchTexts } from "../../../../src/texts.svelte";
import { CHART, INFO, sampleView } from "./sample";

const shown: object[] = [];
const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const uses = (): (string | null)[] => all("use").map((each) => each.getAttribute("href"));

function show(component: unknown, props: object): void {
  shown.push(mount(component as never, { target: document.body, props } as never));
  flushSync();
}

const marks = (entries: Record<string, Partial<Mark>>): Map<string, Mark> =>
  new Map(Object.entries(entries).map(([name, mark]) => [name, { kind: "open", label: `to ${name}`, ...mark }]));

beforeEach(async () => {
  prefer({ motion: "none" });
  await fetchTexts("great-race", "web-map");
});
afterEach(() => {
  shown.splice(0).forEach((each) => void unmount(each));
  document.body.innerHTML = "";
  pointAt();
  vi.unstubAllGlobals();
});

test("the paper has the sheet below the tiles and the badges above", () => {
  show(Paper, { chart: CHART, view: sampleView(), lanes: INFO.lanes });
  const layers = [...all(".paper")[0]!.children].map((each) => each.tagName.toLowerCase());
  expect(layers).toEqual(["img", "svg", "img"]);
  expect(all("img").every((each) => each.getAttribute("src")?.startsWith("data:image/svg+xml"))).toBe(true);
  expect(uses()).toEqual(expect.arrayContaining(["#tile-p1", "#token-french"]));
  expect(all(".paper path")).toHaveLength(1);
});

test("each tile shows its face and the name of its space", () => {
  show(Tiles, { tiles: [{ space: "2a", face: "p1d2", x: 10, y: 20 }] });
  expect(uses()).toEqual(["#tile-p1d2"]);
  expect(all("[data-tile]")[0]!.textContent).toContain("2a");
});

test("a token lies on the track for each crew", () => {
  show(Tokens, { tokens: tokens(CHART, sampleView()) });
  expect(uses()).toEqual(["#token-italian", "#token-french"]);
});

test("each crew has its half-track, one's own in light, one that left in the shade", () => {
  const crews = [
    { seat: 0, crew: "french", space: "North", left: false },
    { seat: 1, crew: "torpedo", space: "2a", left: true },
  ];
  show(Vehicles, { chart: CHART, vehicles: vehicles(CHART, sampleView({ crews })) });
  expect(uses()).toEqual(["#vehicle-french", "#vehicle-torpedo"]);
  expect(all(".own")).toHaveLength(1);
  expect(all(".vehicle.left")[0]!.dataset.vehicle).toBe("torpedo");
});

test("a half-track rolls from space to space, and not at all where nothing may move", () => {
  const rolled = vi.fn();
  Element.prototype.animate = rolled as never;
  const at = (space: string): object[] => vehicles(CHART, sampleView({ crews: [{ seat: 0, crew: "french", space, left: false }] }));
  for (const [motion, times] of [["none", 0], ["full", 1]] as const) {
    prefer({ motion });
    const props = $state({ chart: CHART, vehicles: at("2a") });
    show(Vehicles, props);
    props.vehicles = at("South");
    flushSync();
    expect(rolled).toHaveBeenCalledTimes(times);
  }
  expect((rolled.mock.calls[0]![0] as object[]).length).toBe(3); // by 3a
});

test("marks say what may be done: open, closed, the way, what could be reached", () => {
  const all4 = marks({ "2a": { sign: "−2" }, "2b": { kind: "closed" }, "3a": { kind: "way", sign: "1" }, South: { kind: "range" } });
  show(Marks, { chart: CHART, marks: all4, picked: "2a", from: "North", at: "2b" });
  expect(all("[data-mark]").map((each) => each.dataset.mark)).toEqual(["range", "way", "closed", "open"]);
  expect(all(".route, .picked, .pointed")).toHaveLength(3);
});

test("a mark says what a step costs, but for the price that its lane has on its badge", () => {
  for (const [name, sign] of [["2a", "−2"], ["2b", undefined], ["sea South", "60 F"], ["sea South", "10 F"]] as const) {
    const mark: Mark = { kind: "open", label: "", ...(sign ? { sign } : {}) };
    show(Price, { chart: CHART, target: CHART.target(name, "North"), mark, from: "North" });
  }
  expect(all("text").map((each) => each.textContent)).toEqual(["−2", "10 F"]);
});

test("what is no place on the map has no mark", () => {
  show(Marks, { chart: CHART, marks: marks({ pass: {} }), picked: null, from: null, at: null });
  expect(all("[data-mark]")).toHaveLength(0);
});

test("what a line of the log points at lights up", () => {
  show(Marks, { chart: CHART, marks: marks({}), picked: null, from: null, at: null });
  pointAt("2a", "South");
  flushSync();
  expect(all(".lit")).toHaveLength(2);
});

test("every space is a button that says what is there; the marked ones can be picked", () => {
  const given = marks({ "2a": {}, "2b": { kind: "closed", label: "1 petrol short" } });
  show(Spaces, {
    chart: CHART, view: sampleView(), marks: given, targets: CHART.targets, picked: "2a", from: "North", stop: "North", onwalk: () => {},
  });
  const said = Object.fromEntries(all("button").map((each) => [each.dataset.space, each.getAttribute("aria-label")]));
  expect(said.North).toBe("North, purple city, no cards. here: French (you), Italian");
  expect(said["2a"]).toBe("2a: petrol 1. to 2a");
  expect(said["2b"]).toMatch(/^2b: .*\. risk zone\. 1 petrol short$/);
  expect(said["3a"]).toBe("3a: no tile");
  expect(said.South).toBe("South, blue city, 2 cards");
  expect(all("[data-option]").map((each) => each.dataset.option)).toEqual(["2a"]);
  expect(all("button[aria-disabled='false']")).toHaveLength(1);
  expect(all("button[tabindex='0']").map((each) => each.dataset.space)).toEqual(["North"]);
  expect(all("button[aria-pressed='true']").map((each) => each.dataset.space)).toEqual(["2a"]);
});

test("the ruler shows the progress track while that of the map is out of sight", () => {
  show(Ruler, { chart: CHART, view: sampleView(), camera: { x: 0, y: 0, scale: 1 } });
  expect(all(".band")).toHaveLength(0);
  show(Ruler, { chart: CHART, view: sampleView(), camera: { x: -300, y: 0, scale: 1 } });
  expect(all(".band").map((each) => each.textContent?.trim())).toEqual(["1", "2", "3", "4"]);
  expect(uses()).toEqual(["#token-italian", "#token-french"]);
});

test("the plate tells what is pointed at", () => {
  show(Plate, { words: ["2a: petrol 1", "risk zone"] });
  expect(all(".plate")[0]!.textContent?.replace(/\s+/g, " ").trim()).toBe("2a: petrol 1 risk zone");
});

test("the buttons show all of the map, or one's own vehicle if there is one", () => {
  const lens = new Lens(INFO);
  lens.resize({ width: 300, height: 300 }, null);
  lens.zoom(3);
  const mine = vi.fn();
  show(Controls, { lens, onmine: mine });
  const [first, second] = all("button");
  first!.click();
  expect(mine).toHaveBeenCalledOnce();
  second!.click();
  expect(lens.camera.scale).toBeCloseTo(300 / 700);
  show(Controls, { lens, onmine: null });
  expect(all("button")).toHaveLength(4 + 3);
});

test("a board is fetched and opened; one that cannot be had is told", async () => {
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(Response.json(path.includes("gone") ? { code: "missing", reason: "" } : INFO, { status: path.includes("gone") ? 404 : 200 })));
  show(Board, { board: "here", view: sampleView() });
  await vi.waitFor(() => expect(all("[role='group']")[0]!.getAttribute("aria-label")).toBe("Map of Sample"));
  show(Board, { board: "gone", view: sampleView() });
  await vi.waitFor(() => expect(all("[role='alert']")).toHaveLength(1));
});
