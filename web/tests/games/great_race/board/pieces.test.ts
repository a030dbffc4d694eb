import { expect, test } from "vitest";
import { crewsOf, laidTiles, ownSpace, tokens, vehicles } from "../../../../src/games/great_race/board/pieces";
import { CHART, sampleView } from "./sample";

const north = CHART.spaces.get("North")!;

test("vehicles on one space stand side by side, one's own marked", () => {
  const [french, italian] = vehicles(CHART, sampleView());
  expect(french).toMatchObject({ crew: "french", own: true, x: north.x - 20, y: north.y - 20 });
  expect(italian).toMatchObject({ crew: "italian", own: false, x: north.x + 20, y: north.y - 20 });
});

test("a vehicle alone stands in the middle", () => {
  const crews = [{ seat: 0, crew: "french", space: "2a", left: false }];
  expect(vehicles(CHART, sampleView({ crews }))[0]!.x).toBe(CHART.spaces.get("2a")!.x);
});

test("who has not chosen a crew stands nowhere", () => {
  const crews = [{ seat: 0, crew: null, space: "North", left: false }];
  expect(crewsOf(sampleView({ crews }))).toEqual([]);
  expect(ownSpace(sampleView({ crews }))).toBeNull();
});

test("a spectator has no vehicle of his own", () => {
  expect(ownSpace(sampleView({ seat: null }))).toBeNull();
  expect(ownSpace(sampleView())).toBe("North");
});

test("tokens are stacked within their band, the first one lowest", () => {
  const [italian, french] = tokens(CHART, sampleView());
  expect([italian!.crew, french!.crew]).toEqual(["italian", "french"]);
  expect(italian!.y).toBeGreaterThan(french!.y);
  for (const token of [italian!, french!]) {
    expect(token.y).toBeGreaterThan(65);
    expect(token.y).toBeLessThan(65 + 69);
  }
});

test("tokens lie by the band of their crew, from whichever end the race begins", () => {
  const bands = (start: string, destination: string, track: Record<string, number[]>): unknown[] =>
    tokens(CHART, sampleView({ start, destination, track })).map(({ crew, band }) => [crew, band]);
  expect(bands("North", "South", { "1": [0], "3": [1] })).toEqual([["french", 1], ["italian", 3]]);
  expect(bands("South", "North", { "1": [0], "3": [1] })).toEqual([["french", 2], ["italian", 0]]);
  const [token] = tokens(CHART, sampleView({ start: "South", destination: "North", track: { "0": [0] } }));
  expect(token!.y).toBeCloseTo(CHART.info.track[3]!.y + 69 / 2);
});

test("who has fallen behind the start has his token behind it, on boards whose ends lie inland", () => {
  const bands = (start: string, destination: string): unknown =>
    tokens(CHART, sampleView({ start, destination, track: { "-1": [0] } }))[0]?.band;
  expect(bands("2a", "South")).toBe(0);
  expect(bands("3a", "North")).toBe(3);
  expect(bands("North", "South")).toBeUndefined();
});

test("tiles lie on their spaces", () => {
  expect(laidTiles(CHART, sampleView()).map(({ space, face }) => [space, face])).toEqual([["2a", "p1"], ["2b", "p2d1sx"]]);
});
