/** The dials: where a needle points, and where its marks are. */
export const SWEEP = 240; // degrees from empty to full

/** Degrees from straight up, clockwise. */
export function angle(level: number, full: number): number {
  return full ? (Math.min(level, full) / full - 0.5) * SWEEP : -SWEEP / 2;
}

/** A point of the dial, its middle at 0 0. */
export function at(degrees: number, radius: number): [number, number] {
  const turn = (degrees * Math.PI) / 180;
  return [round(radius * Math.sin(turn)), round(-radius * Math.cos(turn))];
}

/** An arc from one level to another. */
export function arc(from: number, to: number, full: number, radius: number): string {
  const [start, end] = [angle(from, full), angle(to, full)];
  const large = Math.abs(end - start) > 180 ? 1 : 0;
  const [x, y] = at(start, radius);
  const [x2, y2] = at(end, radius);
  return `M${x} ${y}A${radius} ${radius} 0 ${large} ${end >= start ? 1 : 0} ${x2} ${y2}`;
}

export interface Tick {
  level: number;
  from: [number, number];
  to: [number, number];
}

export function ticks(full: number, inner: number, outer: number): Tick[] {
  return Array.from({ length: full + 1 }, (_, level) => {
    const turn = angle(level, full);
    return { level, from: at(turn, inner), to: at(turn, outer) };
  });
}

function round(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}
