/** Which space or lane a finger means. */
import { apart, type Place } from "../../../motion";
import type { Target } from "./chart";
import type { Mark } from "./types";

/** How near to something marked a finger must come, in points of the screen. */
export const REACH = 22;

/** Whether something marked so can be picked. */
export function canPick(mark: Mark | undefined): boolean {
  return mark !== undefined && mark.kind !== "closed" && mark.kind !== "aim";
}

/** What lies under the point, or the marked one within reach; what can be picked goes before all others. */
export function hit(targets: readonly Target[], marks: ReadonlyMap<string, Mark>, point: Place, unit: number, reach: number): string | null {
  const under = targets.filter((target) => outside(target, point, unit) <= 0).sort(byDistance(point));
  const lane = under.find((target) => isLane(target, unit));
  const here = lane ?? under[0];
  if (here && marks.has(here.name)) return here.name;
  const near = targets.filter((target) => marks.has(target.name) && outside(target, point, unit) <= reach).sort(byDistance(point));
  const wanted = near.find((target) => canPick(marks.get(target.name))) ?? near[0];
  return (wanted ?? here)?.name ?? null;
}

function isLane(target: Target, unit: number): boolean {
  return target.height < unit;
}

/** How far outside a hexagon or a badge a point lies. */
function outside(target: Target, point: Place, unit: number): number {
  if (!isLane(target, unit)) return apart(target, point) - unit * 0.95;
  const x = Math.max(0, Math.abs(point.x - target.x) - target.width / 2);
  const y = Math.max(0, Math.abs(point.y - target.y) - target.height / 2);
  return Math.hypot(x, y);
}

function byDistance(point: Place): (one: Target, other: Target) => number {
  return (one, other) => apart(one, point) - apart(other, point);
}
