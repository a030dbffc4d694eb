/** What is new since the last time: for who listens rather than looks, and for who comes back. */
import type { Told } from "../state";

const LINES = 4; // a step can be read at a glance

/** What happened after so many entries. */
export function since(events: readonly Told[], entries: number): Told[] {
  return events.filter((told) => told.entries > entries);
}

/** The events after those that were known; null: some of those are gone, they have been taken back. */
export function news(known: readonly Told[], now: readonly Told[]): Told[] | null {
  const last = known.at(-1);
  const same = now[known.length - 1];
  if (last && (!same || same.kind !== last.kind || same.entries !== last.entries)) return null;
  return now.slice(known.length);
}

/** Steps of what is told: what one seat does in a row, a few lines at a time. */
export function together<T extends { event: Told }>(told: readonly T[]): T[][] {
  const steps: T[][] = [];
  for (const each of told) {
    const last = steps.at(-1);
    if (last && last.length < LINES && last[0]!.event.seat === each.event.seat) last.push(each);
    else steps.push([each]);
  }
  return steps;
}
