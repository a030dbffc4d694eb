/** Cards that have changed places, found by comparing two views: nothing needs to be told how. */
import type { Crew, Race } from "./race";

/** Where a card lies: in the bivouac, on the deck, in one's own hand, with a seat, among the discards. */
export type Spot = "display" | "deck" | "hand" | "discards" | `seat-${number}`;

export interface Flight {
  /** null: nobody here knows which */
  card: string | null;
  from: Spot;
  to: Spot;
}

const MOST = 8; // more would be a swarm

export function flights(before: Race, after: Race): Flight[] {
  const taken = minus(before.display, after.display);
  const found = after.crews.flatMap((crew) => {
    const earlier = before.crews[crew.seat];
    return earlier ? ofCrew(earlier, crew, taken) : [];
  });
  return found.length > MOST ? [] : found;
}

function ofCrew(before: Crew, after: Crew, taken: string[]): Flight[] {
  return after.hand && before.hand ? ofHand(before.hand, after.hand, taken) : ofRival(before, after, taken);
}

function ofHand(before: Record<string, number>, after: Record<string, number>, taken: string[]): Flight[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((card): Flight[] => {
    const more = (after[card] ?? 0) - (before[card] ?? 0);
    if (more < 0) return [{ card, from: "hand", to: "discards" }];
    return more ? [{ card, from: remove(taken, card) ? "display" : "deck", to: "hand" }] : [];
  });
}

function ofRival(before: Crew, after: Crew, taken: string[]): Flight[] {
  const to: Spot = `seat-${after.seat}`;
  if (after.cards < before.cards) return [{ card: null, from: to, to: "discards" }];
  return Array.from({ length: after.cards - before.cards }, () => {
    const card = taken.pop() ?? null;
    return { card, from: card ? "display" : "deck", to };
  });
}

/** What of the first is no more in the second. */
function minus(before: readonly string[], after: readonly string[]): string[] {
  const left = [...after];
  return before.filter((card) => !remove(left, card));
}

function remove(cards: string[], card: string): boolean {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
  return at >= 0;
}
