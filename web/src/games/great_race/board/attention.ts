/** What of the map matters just now. */
import type { LaneInfo } from "../../../protocol";
import { around, type Box } from "./camera";
import type { Chart, Target } from "./chart";
import { canPick } from "./hit";
import type { Mark } from "./types";

type Marks = ReadonlyMap<string, Mark>;
const NEAR = 1.6; // around what can be picked, in sides of a hexagon
const ALONE = 3; // around a vehicle that is asked nothing

function marked(marks: Marks, wanted: (mark: Mark) => boolean): string[] {
  return [...marks].filter(([, mark]) => wanted(mark)).map(([name]) => name);
}

/** One's own vehicle, and whatever may be picked. */
export function matters(chart: Chart, marks: Marks, from: string | null): Box | null {
  const open = marked(marks, ({ kind }) => kind === "open" || kind === "aim");
  const places = chart.find(from === null ? open : [from, ...open], from);
  return places.length ? around(places, chart.info.unit * (open.length ? NEAR : ALONE)) : null;
}

/** All spaces, and the lanes of which the question speaks. */
export function targetsOf(chart: Chart, marks: Marks, from: string | null): Target[] {
  const lanes = [...marks.keys()].filter((name) => !chart.spaces.has(name));
  return [...chart.targets, ...chart.find(lanes, from)];
}

/** The lanes that can be taken. */
export function lanesOpen(chart: Chart, marks: Marks, from: string | null): LaneInfo[] {
  const names = marked(marks, canPick).filter((name) => !chart.spaces.has(name));
  return names.map((name) => chart.lane(name, from)).filter((lane) => lane !== undefined);
}
