/** How things move on the screen: by the difference of where they stood and where they stand. */

export interface Place {
  x: number;
  y: number;
}

export interface Moves {
  /** what stands elsewhere: from there to here */
  moved: Map<string, { from: Place; to: Place }>;
  come: string[];
  gone: string[];
}

const SPEED = 0.28; // points in a millisecond
const [LEAST, MOST] = [260, 1400];

/** What has changed between two moments; nothing needs to be told how. */
export function difference(before: ReadonlyMap<string, Place>, after: ReadonlyMap<string, Place>): Moves {
  const moved = new Map<string, { from: Place; to: Place }>();
  for (const [name, to] of after) {
    const from = before.get(name);
    if (from && (from.x !== to.x || from.y !== to.y)) moved.set(name, { from, to });
  }
  return {
    moved,
    come: [...after.keys()].filter((name) => !before.has(name)),
    gone: [...before.keys()].filter((name) => !after.has(name)),
  };
}

/** How far apart two places are. */
export function apart(one: Place, other: Place): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** How long the way through these places takes, in milliseconds. */
export function lasting(way: readonly Place[]): number {
  return Math.min(MOST, Math.max(LEAST, length(way) / SPEED));
}

/** The way as keyframes of one even speed. */
export function keyframes(way: readonly Place[]): { transform: string; offset: number }[] {
  const whole = length(way) || 1;
  let run = 0;
  return way.map((place, at) => {
    run += at ? apart(way[at - 1]!, place) : 0;
    return { transform: `translate(${place.x}px, ${place.y}px)`, offset: at === way.length - 1 ? 1 : run / whole };
  });
}

function length(way: readonly Place[]): number {
  return way.slice(1).reduce((sum, place, at) => sum + apart(way[at]!, place), 0);
}
