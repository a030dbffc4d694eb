/** What stands on the map: vehicles in their berths, tokens on the progress track, tiles. */
import type { Place } from "../../../motion";
import type { View } from "../../../state";
import type { Chart } from "./chart";

interface CrewView {
  seat: number;
  /** empty before it is chosen */
  crew: string | null;
  space: string;
  left: boolean;
}

export interface Piece extends Place {
  crew: string;
  seat: number;
}

export interface Vehicle extends Piece {
  space: string;
  left: boolean;
  own: boolean;
}

export interface Token extends Piece {
  /** the place of its stack on the track, which begins at the first band of the board and not at the start */
  band: number;
}

export interface LaidTile extends Place {
  space: string;
  face: string;
}

const STEP = 14; // between the tokens of a stack

/** The crews that have chosen who they are. */
export function crewsOf(view: View): (CrewView & { crew: string })[] {
  return (view.crews as CrewView[]).filter((crew): crew is CrewView & { crew: string } => !!crew.crew);
}

/** Where one's own vehicle stands. */
export function ownSpace(view: View): string | null {
  return crewsOf(view).find((crew) => crew.seat === view.seat)?.space ?? null;
}

/** The vehicles; those on one space side by side. */
export function vehicles(chart: Chart, view: View): Vehicle[] {
  const crews = crewsOf(view);
  return crews.flatMap(({ crew, seat, space, left }) => {
    const at = chart.spaces.get(space);
    const sharing = crews.filter((other) => other.space === space);
    const berths = chart.info.berths[Math.min(sharing.length, chart.info.berths.length) - 1]!;
    const [x, y] = berths[sharing.findIndex((other) => other.seat === seat) % berths.length]!;
    return at ? [{ crew, seat, space, left, own: seat === view.seat, x: at.x + x, y: at.y + y }] : [];
  });
}

/** Whether the progress track runs down the side of the map, not along its top. */
export function isUpright(chart: Chart): boolean {
  const { width, height } = chart.info.track[0]!;
  return height > width;
}

/** Which band of the board that is, so many bands further than the start; behind it less than none. */
function bandOf(chart: Chart, view: View, further: number): number {
  const [start, end] = [view.start, view.destination].map((city) => chart.spaces.get(city as string)?.band ?? 0);
  return start! < end! ? start! + further : start! - further;
}

/** The tokens of the progress track: stacks, the lowest first. */
export function tokens(chart: Chart, view: View): Token[] {
  const crews = new Map(crewsOf(view).map(({ seat, crew }) => [seat, crew]));
  return Object.entries(view.track as Record<string, number[]>).flatMap(([further, seats]) => {
    const band = bandOf(chart, view, Number(further));
    const frame = chart.info.track[band];
    if (!frame) return [];
    const upright = isUpright(chart);
    return seats.flatMap((seat, at) => {
      const by = stacked(at, seats.length, upright ? frame.height : frame.width);
      const x = frame.x + (upright ? frame.width / 2 : by);
      const y = frame.y + (upright ? frame.height - by : frame.height / 2);
      const crew = crews.get(seat);
      return crew ? [{ crew, seat, band, x, y }] : [];
    });
  });
}

/** How far from the foot of its place a token of a stack stands. */
function stacked(at: number, count: number, room: number): number {
  const step = Math.min(STEP, (room - 2 * STEP) / Math.max(1, count - 1));
  return room / 2 + (at - (count - 1) / 2) * step;
}

export function laidTiles(chart: Chart, view: View): LaidTile[] {
  return Object.entries(view.tiles as Record<string, string>).flatMap(([space, face]) => {
    const at = chart.spaces.get(space);
    return at ? [{ space, face, x: at.x, y: at.y }] : [];
  });
}
