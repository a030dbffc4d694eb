/** What the view of a solo race says beyond that of every race, typed. */
import type { CardInfo } from "../../../protocol";
import type { View } from "../../../state";

export const HUMAN = 0;
export const TORPEDO = 1;
export const ASSISTANTS = 5;
export const COLOURS = ["yellow", "green", "red", "blue"] as const;

/** Where the Torpedo heads, by which way, and how many of its assistants are left. */
export interface TorpedoView {
  objective: string;
  reason: string;
  path: string[];
  entered: string[];
  assistants: number;
}

export interface Solo {
  edition: string;
  legacy: boolean;
  alone: boolean;
  /** null: none is revealed */
  card: CardInfo | null;
  /** cards still to come: a set, or alone in their order */
  coming: string[];
  seen: string[];
  revealed: number;
  /** alone: how many turns there are */
  turns: number | null;
  powers: Record<string, number>;
  torpedo: TorpedoView | null;
  "your path": string[];
  /** null while the race goes on */
  outcome: string | null;
}

interface Vehicle {
  space: string;
  gauges: Record<string, [number, number]>;
}

/** Null where nobody races against the Torpedo. */
export function soloOf(view: View | null): Solo | null {
  return (view?.solo as Solo | undefined) ?? null;
}

/** The Torpedo's own dashboard; its mechanical gauge is kept as an engine. */
export function torpedoOf(view: View): Vehicle | null {
  return (view.crews as Vehicle[])[TORPEDO] ?? null;
}

/** The whole deck: what has been seen, the card that lies open, what is still to come. */
export function deckOf(solo: Solo): { name: string; state: "coming" | "now" | "seen" }[] {
  const now = solo.card?.name;
  const seen = solo.seen.map((name) => ({ name, state: name === now ? ("now" as const) : ("seen" as const) }));
  return [...seen, ...solo.coming.map((name) => ({ name, state: "coming" as const }))];
}
