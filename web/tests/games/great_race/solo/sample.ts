/** A solo race, a campaign and what is printed, small enough to read. */
import type { CampaignInfo, CardInfo, ChapterInfo, SoloInfo } from "../../../../src/protocol";
import type { Solo } from "../../../../src/games/great_race/solo/view";
import type { Told } from "../../../../src/state";
import { crew, race } from "../table.svelte";

export function card(letter: string, level: number, colour = "blue"): CardInfo {
  return {
    name: `${letter}${level}`, letter, level, colour, tiles: 2, moves: [2, 1], slots: [1, 3], damage: 1, gauge: "chassis",
    petrol: 4, mechanical: 2,
  };
}

export const PRINTED: SoloInfo = {
  quests: [
    { name: "sahara", ways: ["prudent", "legendary", "alone"] },
    { name: "runaway", ways: ["prudent", "legendary"] },
    { name: "veteran", ways: ["legendary"] },
  ],
  ways: [
    { name: "prudent", options: { deck: true, legacy: false, passport: true, alone: false } },
    { name: "legendary", options: { deck: true, legacy: true, passport: true, alone: false } },
    { name: "alone", options: { deck: false, legacy: false, passport: true, alone: true } },
  ],
  cards: [card("A", 1), card("A", 2), card("B", 1, "yellow"), card("B", 2, "yellow")],
  colours: ["yellow", "green", "red", "blue"],
  levels: 4,
  crossings: [
    { board: "africa", start: "North", destination: "South" },
    { board: "africa", start: "South", destination: "North" },
  ],
};

export function chapter(changes: Partial<ChapterInfo> = {}): ChapterInfo {
  return {
    number: 1, table: "t1", board: "sample", start: "North", destination: "South", way: "legendary", crew: "french",
    outcome: "human", turns: 2, human: [["2a"], ["3a", "South"]], torpedo: [["2b"], []], stamped: ["sahara"],
    leaving: ["A1"], coming: ["A2"], powers: { yellow: 1 }, ...changes,
  };
}

export function campaign(changes: Partial<CampaignInfo> = {}): CampaignInfo {
  return {
    id: "c1", created: 0, evolution: "letter", races: 1, deck: ["A2", "B1"], powers: [1, 0, 0, 0], first: "torpedo",
    stamps: [["sahara", "legendary"], ["sahara", "alone"]], outcomes: ["human"], due: 0, letters: [], legendary: false,
    table: null, chapters: [chapter()], ...changes,
  };
}

export function solo(changes: Partial<Solo> = {}): Solo {
  return {
    edition: "en", legacy: true, alone: false, card: card("A", 1), coming: ["B1"], seen: ["C1", "A1"], revealed: 2,
    turns: null, powers: { yellow: 2, green: 0, red: 0, blue: 1 },
    torpedo: { objective: "South", reason: "nearest", path: ["3a", "South"], entered: [], assistants: 3 },
    "your path": ["3a", "South"], outcome: null, ...changes,
  };
}

export function soloRace(changes: Partial<Solo> = {}): ReturnType<typeof race> {
  const torpedo = crew({ seat: 1, crew: "torpedo", space: "2b", hand: null, gauges: { petrol: [3, 8], engine: [5, 8], chassis: [0, 0] } });
  return { ...race({ crews: [crew(), torpedo] }), solo: solo(changes) };
}

let number = 0;
export function told(kind: string, seat: number, fields: Record<string, unknown> = {}): Told {
  return { kind, seat, number: (number += 1), entries: 0, ...fields };
}
