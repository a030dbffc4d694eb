/** Points are gumballs in a jar: where each of them lies. */

export const BALL = 3.3;
const COLOURS = ["#e0473c", "#f2b632", "#4f9d4a", "#3c7fc4", "#e983ad", "#8c5db5"];

export interface Ball {
  x: number;
  y: number;
  colour: string;
}

/** So many gumballs in a round jar of that size around (0, 0), heaped up from its bottom. */
export function balls(count: number, radius: number): Ball[] {
  const reach = radius - BALL - 0.5;
  const heap: Ball[] = [];
  for (let y = reach - 1; y > -reach; y -= 1.75 * BALL) {
    const half = Math.sqrt(reach * reach - y * y);
    const row = Math.max(1, Math.floor((2 * half) / (2 * BALL)) + (half >= BALL ? 1 : 0));
    const wide = Math.min(row, Math.floor(half / BALL) + 1);
    for (let at = 0; at < wide && heap.length < count; at++) {
      heap.push({ x: (at - (wide - 1) / 2) * 2 * BALL, y, colour: COLOURS[heap.length % COLOURS.length]! });
    }
  }
  return heap;
}

/** Gumballs that rain when there is something to celebrate: where, when, which colour. */
export function shower(count: number): { x: number; wait: number; colour: string }[] {
  return Array.from({ length: count }, (_, at) => ({
    x: (at * 37 + 11) % 100,
    wait: (at * 61) % 1700,
    colour: COLOURS[at % COLOURS.length]!,
  }));
}
