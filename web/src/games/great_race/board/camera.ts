/** Which part of a sheet is seen, and how large. A point of the window is a point of the sheet * scale + (x, y). */
import type { Place } from "../../../motion";

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size, Place {}

export interface Camera extends Place {
  scale: number;
}

/** How much larger than drawn a sheet is ever shown. */
export const LARGEST = 2.4;
/** Below this scale the signs on a tile cannot be told apart. */
export const READABLE = 0.5;
const SLACK = 32; // how far beyond its edge a sheet can be pulled

/** The scale at which all of the sheet is seen. */
export function smallest(sheet: Size, window: Size): number {
  return Math.min(window.width / sheet.width, window.height / sheet.height, LARGEST);
}

/** The whole sheet in the middle of the window. */
export function whole(sheet: Size, window: Size): Camera {
  return centred({ x: 0, y: 0, ...sheet }, smallest(sheet, window), window);
}

/** A part of the sheet as large as the window lets it be, within these scales. */
export function fit(box: Box, window: Size, least: number, most: number): Camera {
  return centred(box, Math.max(least, Math.min(most, window.width / box.width, window.height / box.height)), window);
}

function centred(box: Box, scale: number, window: Size): Camera {
  return {
    x: window.width / 2 - (box.x + box.width / 2) * scale,
    y: window.height / 2 - (box.y + box.height / 2) * scale,
    scale,
  };
}

/** Nearer or farther, the point under the finger staying where it is. */
export function zoomed(camera: Camera, at: Place, factor: number, sheet: Size, window: Size): Camera {
  const scale = Math.min(LARGEST, Math.max(smallest(sheet, window), camera.scale * factor));
  const by = scale / camera.scale;
  return { x: at.x - (at.x - camera.x) * by, y: at.y - (at.y - camera.y) * by, scale };
}

export function panned(camera: Camera, by: Place): Camera {
  return { ...camera, x: camera.x + by.x, y: camera.y + by.y };
}

/** The sheet never leaves the window; where it is smaller it stands in the middle. */
export function kept(camera: Camera, sheet: Size, window: Size): Camera {
  return {
    ...camera,
    x: within(camera.x, sheet.width * camera.scale, window.width),
    y: within(camera.y, sheet.height * camera.scale, window.height, 0),
  };
}

/** `before`: how far it can be pulled off the left or upper edge. */
function within(at: number, length: number, room: number, before = SLACK): number {
  if (length <= room) return (room - length) / 2;
  return Math.min(before, Math.max(room - length - SLACK, at));
}

export function toSheet(camera: Camera, point: Place): Place {
  return { x: (point.x - camera.x) / camera.scale, y: (point.y - camera.y) / camera.scale };
}

/** The box around some places, with a margin. */
export function around(places: readonly Place[], margin: number): Box {
  const xs = places.map((place) => place.x);
  const ys = places.map((place) => place.y);
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

/** What of a box lies on the sheet. */
export function clipped(box: Box, sheet: Size): Box {
  const [x, y] = [Math.max(0, box.x), Math.max(0, box.y)];
  return { x, y, width: Math.min(sheet.width, box.x + box.width) - x, height: Math.min(sheet.height, box.y + box.height) - y };
}

/** Whether a part of the sheet is seen as a whole. */
export function sees(camera: Camera, box: Box, window: Size): boolean {
  const [left, top] = [box.x * camera.scale + camera.x, box.y * camera.scale + camera.y];
  const [right, bottom] = [left + box.width * camera.scale, top + box.height * camera.scale];
  return left >= -1 && top >= -1 && right <= window.width + 1 && bottom <= window.height + 1;
}

/** What to show first: all of it if that can be read, else what matters. */
export function opening(sheet: Size, window: Size, matters: Box | null): Camera {
  const all = whole(sheet, window);
  if (all.scale >= READABLE || !matters) return all;
  return kept(fit(matters, window, Math.max(all.scale, 0.4), 0.9), sheet, window);
}
