/** The course of a rally: who stood where in the line. */
import type { Course } from "../../story/course";
import type { View } from "../../state";
import { BUGGIES } from "./buggies";

interface Rally {
  line: string[];
  buggies: { buggy: string; seat: number; points: number[] }[];
  drivers: { seat: number; buggies: string[]; hand: string[] | null; left: boolean }[];
}

const rallyOf = (view: View): Rally => view as unknown as Rally;

/** The place of a driver's first buggy in the line. */
function place(view: View, seat: number): number | null {
  const { line, drivers } = rallyOf(view);
  const places = (drivers[seat]?.buggies ?? []).map((buggy) => line.indexOf(buggy)).filter((at) => at >= 0);
  return places.length ? Math.min(...places) + 1 : null;
}

/** The points of his best buggy so far. */
function points(view: View, seat: number): number | null {
  const totals = rallyOf(view).buggies.filter((buggy) => buggy.seat === seat).map((buggy) => buggy.points.reduce((sum, each) => sum + each, 0));
  return totals.length ? Math.max(...totals) : null;
}

export const course: Course = {
  figures: [
    { name: "place", of: place, places: true },
    { name: "points", of: points },
  ],
  colour: (view, seat) => BUGGIES[rallyOf(view).drivers[seat]?.buggies[0] ?? ""]?.deep ?? "#59636a",
  hands: (view) => rallyOf(view).drivers.map(({ seat, hand }) => ({ seat, cards: hand ?? [] })),
};
