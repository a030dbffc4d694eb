/** What a good player would do: the server's thoughts, and where it gives any. */
import type { Words } from "../games";
import type { Thoughts } from "../protocol";
import type { Option, TableState, View } from "../state";

/** What the Navigator thinks of an option: the chance to win, how sure that is, how things would go on. */
export interface Thought {
  option: Option;
  value?: number;
  confidence?: number;
  line?: [seat: number, kind: string, option: Option][];
}

/** Whether nobody else races here: then hints are given, and everything can be taken back at once. */
export function alone(state: TableState): boolean {
  const people = state.table?.seats.filter((seat) => seat.kind === "person") ?? [];
  return people.length > 0 && people.every((seat) => state.mine.includes(seat.seat));
}

export function thoughtsOf(told: Thoughts): Thought[] {
  return told.options as unknown as Thought[];
}

/** In per cent, as figures for a text; the doubt is half the width of the interval. */
export function chance(thought: Thought): { percent: number; doubt: number } | null {
  if (thought.value === undefined) return null;
  const doubt = Math.round(100 * Math.min(1, thought.confidence ?? 1));
  return { percent: Math.round(100 * thought.value), doubt };
}

/** How it would go on, in words: who does what, after the option itself. */
export function lineOf(thought: Thought, words: Words, view: View): { name: string; does: string }[] {
  return (thought.line ?? []).slice(1).map(([seat, kind, option]) => ({
    name: words.name(view, seat),
    does: words.option({ number: 0, kind, options: [], facts: [], why_not: [] }, option, view),
  }));
}
