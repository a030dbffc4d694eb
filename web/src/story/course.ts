/** The course of a race in figures: what each game shows of itself, read off its view. */
import type { Moment } from "../protocol";
import type { View } from "../state";
import type { Turn } from "./timeline";

export interface Figure {
  /** its text: `story-figure-…` */
  name: string;
  /** null: this seat has no such figure, or no longer */
  of(view: View, seat: number): number | null;
  /** 1 is best, and stands on top */
  places?: boolean;
}

export interface Course {
  figures: readonly Figure[];
  /** by what a seat is known on the table */
  colour(view: View, seat: number): string;
  /** the cards that each seat holds, as far as this view knows them */
  hands(view: View): { seat: number; cards: string[] }[];
}

export interface Curve {
  seat: number;
  /** by moment */
  values: (number | null)[];
}

export interface ChartData {
  /** the number of the turn that begins there; null: the end */
  labels: (number | null)[];
  curves: Curve[];
  places: boolean;
}

/** Where a chart has its points: each turn's beginning, and the end. The first turn of a rally is not announced. */
export function pointsOf(turns: readonly Turn[], first: number, last: number): { entries: number; label: number | null }[] {
  const unannounced = turns[0] && turns[0].number > 1 ? [{ entries: first, label: turns[0].number - 1 }] : [];
  const begun = turns.map((turn) => ({ entries: turn.entries, label: turn.number }));
  return [...unannounced, ...begun.filter((point) => point.entries < last), { entries: last, label: null }];
}

/** One figure of every seat over the race; nothing if no seat has it. */
export function chartOf(figure: Figure, moments: readonly Moment[], labels: (number | null)[], seats: readonly number[]): ChartData | null {
  const curves = seats.map((seat) => ({ seat, values: moments.map((moment) => figure.of(moment.view as View, seat)) }));
  const told = curves.filter((curve) => curve.values.some((value) => value !== null));
  return told.length ? { labels, curves: told, places: figure.places ?? false } : null;
}
