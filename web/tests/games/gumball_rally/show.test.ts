import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { after, beat, isContinued, pictureOf, type Picture } from "../../../src/games/gumball_rally/show";
import { Show } from "../../../src/games/gumball_rally/show.svelte";
import type { Told } from "../../../src/state";
import { rally, told } from "./rally";

const ROUND: Told[] = [
  told("RoundBegan", 0, { seat: -1, round: 1, line: ["green", "orange", "purple"] }),
  told("CardPlayed", 1, { buggy: "green", card: "red 3" }),
  told("CardPlayed", 2, { buggy: "orange", card: "red 9" }),
  told("Passed", 3, { buggy: "orange", ahead: "green", by: "number" }),
  told("HazardTurned", 4, { seat: -1, hazard: "red danger" }),
  told("SentBack", 5, { buggy: "orange", card: "red 9" }),
];

function pictured(events: Told[], view = rally(3)): Picture {
  return events.reduce((picture, event) => after(picture, event, view), pictureOf(view));
}

describe("events", () => {
  test("a card lies under its buggy, and the one that passes changes places", () => {
    const picture = pictured(ROUND.slice(0, 4));
    expect(picture.cards).toEqual({ green: "red 3", orange: "red 9", purple: null });
    expect(picture.line).toEqual(["orange", "green", "purple"]);
    expect(picture.playing).toBe("orange");
  });

  test("a hazard is shown, with the cards still there, and whom it sends back", () => {
    const picture = pictured(ROUND, rally(3, { turned: ["red danger"], pile: [{ cards: 2, with: null }] }));
    expect(picture).toMatchObject({
      hazard: "red danger", hit: ["orange"], line: ["green", "purple", "orange"], playing: null,
      turned: ["red danger"], pile: [{ cards: 2, with: null }],
    });
    expect(picture.cards.orange).toBe("red 9");
  });

  test("a new round clears the road", () => {
    const next = told("RoundBegan", 6, { seat: -1, round: 2, line: ["green", "purple", "orange"] });
    expect(pictured([...ROUND, next])).toMatchObject({ hazard: null, hit: [], won: {}, playing: "green" });
    expect(Object.values(pictured([...ROUND, next]).cards)).toEqual([null, null, null]);
  });

  test("points fall into the jar as they are scored", () => {
    const picture = pictured([told("Scored", 0, { buggy: "green", place: 1, points: 3 })]);
    expect(picture).toMatchObject({ points: { green: 3, orange: 0 }, won: { green: 3 } });
  });

  test("nobody hit, a photo taken, a driver gone", () => {
    expect(pictured([told("NobodyHit", 0)]).lucky).toBe(true);
    expect(pictured([told("PhotoTaken", 0, { seat: 2, card: "blue 4" })]).photos).toEqual([{ seat: 2, card: "blue 4" }]);
    expect(pictured([told("DriverLeft", 0, { seat: 1 })]).line).toEqual(["green", "purple"]);
  });

  test("what draws nothing changes nothing and takes no time", () => {
    expect(pictured([told("CardDrawn", 0)])).toEqual(pictureOf(rally(3)));
    expect(beat(told("CardDrawn", 0), 0)).toBe(0);
    expect(beat(ROUND[4]!, 40)).toBeLessThan(beat(ROUND[4]!, 0));
  });
});

describe("going on", () => {
  test("more of the same is a continuation, for another seat's eyes too", () => {
    expect(isContinued([], ROUND)).toBe(true);
    expect(isContinued(ROUND.slice(0, 2), ROUND.map((event) => ({ ...event })))).toBe(true);
  });

  test("an undo is none", () => {
    expect(isContinued(ROUND, ROUND.slice(0, 3))).toBe(false);
    expect(isContinued(ROUND.slice(0, 3), [...ROUND.slice(0, 2), told("CardPlayed", 2), ...ROUND.slice(2)])).toBe(true);
    expect(isContinued(ROUND.slice(0, 3), [...ROUND.slice(0, 2), told("DriverLeft", 2)])).toBe(false);
  });
});

describe("the show", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const now = rally(3, { line: ["green", "purple", "orange"], waiting: ["green", "purple", "orange"] });

  test("plays one event after the other, and ends with how things stand", () => {
    const show = new Show(rally(3), ROUND.slice(0, 1));
    show.follow(now, ROUND);
    expect(show.picture.cards.green).toBe("red 3");
    expect(show.playing).toBe(true);
    vi.advanceTimersByTime(beat(ROUND[1]!, 0));
    expect(show.picture.cards.orange).toBe("red 9");
    vi.advanceTimersByTime(20_000);
    expect(show.picture).toEqual(pictureOf(now));
    expect(show.playing).toBe(false);
  });

  test("can be skipped", () => {
    const show = new Show(rally(3), ROUND.slice(0, 1));
    show.follow(now, ROUND);
    show.skip();
    expect(show.picture).toEqual(pictureOf(now));
  });

  test("shows at once what an undo leaves, and what is too much to play", () => {
    const show = new Show(now, ROUND);
    show.follow(rally(3), ROUND.slice(0, 2));
    expect(show.picture).toEqual(pictureOf(rally(3)));
    const much = Array.from({ length: 200 }, (_, at) => told("CardPlayed", at + 2, { buggy: "green", card: "red 3" }));
    show.follow(now, [...ROUND.slice(0, 2), ...much]);
    expect(show.picture).toEqual(pictureOf(now));
  });
});
