/** The course of a Great Race: how far each crew is, its money and its gauges. */
import type { Course, Figure } from "../../story/course";
import type { View } from "../../state";

interface Crew {
  seat: number;
  crew: string | null;
  left: boolean;
  band: number;
  francs: number;
  gauges: Record<string, [number, number]>;
  hand: Record<string, number> | null;
}

const TORPEDO = "torpedo"; // it has one mechanical gauge, and no money
const COLOURS: Record<string, string> = {
  french: "#2c5f94", italian: "#3f7d43", belgian: "#d9a21b", english: "#b5382a", suffragettes: "#6d3f86",
};

const crewOf = (view: View, seat: number): Crew | undefined => (view.crews as Crew[])[seat];

function figure(name: string, read: (crew: Crew) => number | null): Figure {
  return {
    name,
    of: (view, seat) => {
      const crew = crewOf(view, seat);
      return crew && crew.crew && !crew.left ? read(crew) : null;
    },
  };
}

export const course: Course = {
  figures: [
    figure("progress", (crew) => crew.band),
    figure("francs", (crew) => (crew.crew === TORPEDO ? null : crew.francs)),
    figure("petrol", (crew) => crew.gauges.petrol![0]),
    figure("engine", (crew) => crew.gauges.engine![0]),
    figure("chassis", (crew) => (crew.crew === TORPEDO ? null : crew.gauges.chassis![0])),
  ],
  colour: (view, seat) => COLOURS[crewOf(view, seat)?.crew ?? ""] ?? "#59636a",
  hands: (view) =>
    (view.crews as Crew[]).map(({ seat, hand }) => ({
      seat,
      cards: Object.entries(hand ?? {}).flatMap(([card, count]) => Array.from({ length: count }, () => card)),
    })),
};
