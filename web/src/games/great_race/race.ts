/** What the view of a Great Race says, typed. */
import type { View } from "../../state";

export const BOXES = ["pathfinder", "mechanics", "security", "funding"] as const;
export type Box = (typeof BOXES)[number];
export const GAUGES = ["petrol", "engine", "chassis"] as const;
export type GaugeName = (typeof GAUGES)[number];

export type Counts = Record<string, number>;

export interface Crew {
  seat: number;
  crew: string | null;
  leader: string | null;
  leader_used: boolean;
  space: string;
  band: number;
  francs: number;
  /** level and maximum */
  gauges: Record<GaugeName, [number, number]>;
  assistants: Record<Box, number>;
  passed: boolean;
  arrived: number | null;
  left: boolean;
  cards: number;
  /** what all have seen this crew take */
  known: Counts;
  /** null: somebody else's */
  hand: Counts | null;
}

export interface Race {
  seat: number | null;
  board: string;
  start: string;
  destination: string;
  turn: number;
  phase: "choosing" | "bivouac" | "planning" | "convoy" | "over";
  order: number[];
  crews: Crew[];
  tiles: Record<string, string>;
  display: string[];
  discards: Counts;
  played: string[];
  removed: string[];
  deck: number;
  bag: number;
  aim: string[];
  drawn: { seat: number; tiles: string[] | null; cards: string[] | null; count: number } | null;
  awaiting: number[];
  answered: string | number | null;
  /** only where one races against the Torpedo */
  solo?: unknown;
}

export function raceOf(view: View): Race {
  return view as unknown as Race;
}

/** One's own dashboard; nobody's for a spectator. */
export function ownCrew(race: Race): Crew | null {
  return race.seat === null ? null : (race.crews[race.seat] ?? null);
}

/** The others, in turn order; who left the race comes last. */
export function rivals(race: Race): Crew[] {
  const place = (crew: Crew): number => (race.order.includes(crew.seat) ? race.order.indexOf(crew.seat) : race.crews.length);
  return race.crews.filter((crew) => crew.seat !== race.seat).sort((one, other) => place(one) - place(other));
}

/** A leader's first and family name: "Leonard" and "Van Hotten"; a title stays with the first. */
export function parted(leader: string): [string, string] {
  const found = /^(.*?) ((?:\p{Lu}\p{Ll}{1,2} )?\S+)$/u.exec(leader);
  return found ? [found[1]!, found[2]!] : ["", leader];
}

/** Cards by name, as often as they are held. */
export function each(counts: Counts): string[] {
  return Object.entries(counts).flatMap(([name, count]) => Array.from({ length: count }, () => name));
}
