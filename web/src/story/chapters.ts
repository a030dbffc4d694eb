/** A race told in chapters: its turns, or its rounds. */
import type { NoteInfo } from "../protocol";
import type { Told, View } from "../state";

/** By the kind of event that begins a chapter: the field with its number, which is also its name in the view. */
const BEGINS: Record<string, "turn" | "round"> = { TurnBegan: "turn", EstienneRevealed: "turn", RoundBegan: "round" };

/** Where the names of spaces stand in an event, and those of buggies. */
const PLACES = ["space", "start", "end", "first", "second", "city", "buggy", "ahead"];

/** Something that happened, or a line of the table's own log, after so many entries. */
export type Item = { entries: number; seat: number | null } & ({ told: Told; note?: never } | { note: NoteInfo; told?: never });

export interface Chapter {
  /** a turn or a round; its number is 0 before the first one */
  unit: "turn" | "round";
  number: number;
  items: Item[];
}

/** The number of the chapter that an event begins. */
export function begins(told: Told): { unit: "turn" | "round"; number: number } | null {
  const unit = BEGINS[told.kind];
  return unit ? { unit, number: told[unit] as number } : null;
}

/** Where on the board something happened. */
export function placesOf(told: Told): string[] {
  const named = PLACES.map((field) => told[field]).filter((value) => typeof value === "string");
  return [...new Set(named)];
}

/** Events and notes in one row: a note comes after what had happened when it was written. */
export function inRow(events: readonly Told[], notes: readonly NoteInfo[]): Item[] {
  const items: Item[] = events.map((told) => ({ entries: told.entries, seat: told.seat < 0 ? null : told.seat, told }));
  let at = 0;
  for (const note of notes) {
    while (at < items.length && items[at]!.entries <= note.entries) at++;
    items.splice(at++, 0, { entries: note.entries, seat: note.seat, note });
  }
  return items;
}

/** The row cut into chapters; what comes before the first beginning belongs to the chapter before it. */
export function chapters(items: readonly Item[], view: View): Chapter[] {
  const found: Chapter[] = [first(items, view)];
  for (const item of items) {
    const begun = item.told && begins(item.told);
    if (begun) found.push({ ...begun, items: [] });
    found.at(-1)!.items.push(item);
  }
  return found.filter((chapter) => chapter.items.length);
}

function first(items: readonly Item[], view: View): Chapter {
  const begun = items.map((item) => item.told && begins(item.told)).find(Boolean);
  if (begun) return { unit: begun.unit, number: begun.number - 1, items: [] };
  const unit = typeof view.round === "number" ? "round" : "turn";
  return { unit, number: Number(view[unit] ?? 0), items: [] };
}
