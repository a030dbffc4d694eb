/** From space to space by the arrow keys. */
import { apart, type Place } from "../../../motion";
import type { Target } from "./chart";

const TOWARDS: Record<string, Place> = {
  ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 }, ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 },
};

export function isArrow(key: string): boolean {
  return key in TOWARDS;
}

/** The nearest target in that direction; of two as near, the one nearer to the line on which one came. */
export function towards(targets: readonly Target[], from: Place, key: string, line: Place = from): Target | null {
  const way = TOWARDS[key]!;
  let [best, least]: [Target | null, number] = [null, Infinity];
  for (const target of targets) {
    const [x, y] = [target.x - from.x, target.y - from.y];
    const along = x * way.x + y * way.y;
    const across = Math.abs(x * way.y) + Math.abs(y * way.x);
    if (along < 1 || across > along * 1.3) continue;
    const cost = along + across + 0.01 * off(target, line, way);
    if (cost < least) [best, least] = [target, cost];
  }
  return best;
}

/** The line on which one goes on after a step: a column is kept while going up and down, a row while going sideways. */
export function lineAfter(line: Place, to: Place, key: string): Place {
  return key === "ArrowUp" || key === "ArrowDown" ? { x: line.x, y: to.y } : { x: to.x, y: line.y };
}

function off(target: Place, line: Place, way: Place): number {
  return way.x ? Math.abs(target.y - line.y) : Math.abs(target.x - line.x);
}

/** The target nearest to a place. */
export function nearest(targets: readonly Target[], place: Place): Target | null {
  return targets.reduce<Target | null>((best, target) => (best && apart(best, place) <= apart(target, place) ? best : target), null);
}
