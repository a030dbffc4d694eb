/** The time line of a race: the moments at which something was told, and where its turns begin. */
import type { Story } from "../protocol";
import type { Told } from "../state";
import { begins } from "./chapters";

export interface Turn {
  unit: "turn" | "round";
  number: number;
  /** the moment at which it begins */
  entries: number;
}

/** The moments worth stopping at: the first, each at which something was told, the last. */
export function stopsOf(story: Story): number[] {
  const told = story.parts.map((part) => part.entries);
  return [...new Set([story.first, ...told, story.of])].sort((one, other) => one - other);
}

/** What had been told by then: parts replace what an undo took back. */
export function eventsAt(story: Story, entries: number): Told[] {
  const told: Told[] = [];
  for (const part of story.parts) {
    if (part.entries > entries) break;
    told.splice(part.since, told.length, ...(part.events as Told[]));
  }
  return told;
}

/** What was told at that very moment. */
export function eventsOf(story: Story, entries: number): Told[] {
  return (story.parts.find((part) => part.entries === entries)?.events ?? []) as Told[];
}

/** Where turns or rounds begin, as the race went in the end. */
export function turnsOf(story: Story): Turn[] {
  return eventsAt(story, story.of).flatMap((told) => {
    const begun = begins(told);
    return begun ? [{ ...begun, entries: told.entries }] : [];
  });
}

/** The last of these moments that is not after that one: its place in the list. */
export function placeOf(moments: readonly number[], entries: number): number {
  return Math.max(0, moments.findLastIndex((moment) => moment <= entries));
}

/** The next or the one before, by so many; the ends hold. */
export function stepped(moments: readonly number[], entries: number, by: number): number {
  const between = by < 0 && !moments.includes(entries) ? 1 : 0;
  const place = placeOf(moments, entries) + by + between;
  return moments[Math.min(moments.length - 1, Math.max(0, place))] ?? entries;
}

/** Moments around that one, the way one is going first. */
export function around(moments: readonly number[], entries: number, behind: number, ahead: number): number[] {
  const place = placeOf(moments, entries);
  return moments.slice(Math.max(0, place - behind), place + ahead + 1);
}

export type Step = { by: number; of: "stop" | "turn" } | "first" | "last" | "play";

/** What a key does to the time line. */
export function stepOf(key: string): Step | null {
  const keys: Record<string, Step> = {
    ArrowLeft: { by: -1, of: "stop" }, ArrowRight: { by: 1, of: "stop" },
    ArrowUp: { by: -1, of: "turn" }, ArrowDown: { by: 1, of: "turn" },
    PageUp: { by: -1, of: "turn" }, PageDown: { by: 1, of: "turn" },
    Home: "first", End: "last", " ": "play",
  };
  return keys[key] ?? null;
}
