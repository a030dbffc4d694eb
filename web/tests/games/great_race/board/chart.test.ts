import { afterEach, expect, test, vi } from "vitest";
import { loadChart } from "../../../../src/games/great_race/board/chart";
import { CHART, INFO } from "./sample";

afterEach(() => vi.unstubAllGlobals());

test("a lane is found by its option, from where one stands", () => {
  expect(CHART.lane("sea South", "North")?.price).toBe(60);
  expect(CHART.lane("air South", "North")).toBeUndefined();
  expect(CHART.lane("refuelling station", "North")).toBeUndefined();
});

test("spaces and lanes are targets; what is neither is none", () => {
  const found = CHART.find(["2a", "sea South", "pass"], "North");
  expect(found.map(({ name }) => name)).toEqual(["2a", "sea South"]);
  expect(found[1]).toMatchObject({ x: 400, y: 240, width: 80 });
});

test("a vehicle goes by the fewest spaces, or straight by a lane", () => {
  expect(CHART.route("2a", "South")).toEqual(["2a", "3a", "South"]);
  expect(CHART.route("North", "South")).toEqual(["North", "South"]);
  expect(CHART.route("2a", "2a")).toEqual(["2a"]);
  expect(CHART.route("2a", "nowhere")).toEqual(["2a", "nowhere"]);
});

test("a hexagon has six corners", () => {
  expect(CHART.hexagon(1).split("L")).toHaveLength(6);
});

test("a board is fetched once in each language, and again after a failure", async () => {
  const fetched = vi.fn().mockRejectedValueOnce(new Error("no network"));
  fetched.mockImplementation(() => Promise.resolve(Response.json(INFO)));
  vi.stubGlobal("fetch", fetched);
  await expect(loadChart("sample", undefined, "en")).rejects.toThrow();
  const [one, same] = await Promise.all([loadChart("sample", undefined, "en"), loadChart("sample", undefined, "en")]);
  expect(one).toBe(same);
  await loadChart("sample", "k3j", "fr");
  expect(fetched.mock.calls.map(([path]) => path as string)).toEqual([
    "/api/boards/sample?language=en", "/api/boards/sample?language=en", "/api/tables/k3j/board?language=fr",
  ]);
});
