/** Drawings as data: a list of outlines, each with its colours. */

export interface Shape {
  d: string;
  fill?: string;
  /** the colour of the outline, if it has one */
  line?: string;
  width?: number;
}

export const INK = "#2f2a22";
export const PAPER = "#fffaf0";

/** A circle as an outline. */
export function disc(x: number, y: number, r: number): string {
  return oval(x, y, r, r);
}

export function oval(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx},${y} a${rx},${ry} 0 1 0 ${2 * rx},0 a${rx},${ry} 0 1 0 ${-2 * rx},0z`;
}

/** Filled, with a line of ink around it. */
export function drawn(d: string, fill: string, width = 2): Shape {
  return { d, fill, line: INK, width };
}

/** Only a line. */
export function stroke(d: string, line = INK, width = 2): Shape {
  return { d, line, width };
}

/** Only a patch of colour. */
export function patch(d: string, fill = INK): Shape {
  return { d, fill };
}

/** A stone by the road with the number of a place, its foot at (0, 0). */
export const MILESTONE = "M-11,0v-13a11,11 0 0 1 22,0v13z";
