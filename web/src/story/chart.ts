/** The geometry of a chart: lines over turns. Pure: figures in, points out. */
import type { ChartData, Curve } from "./course";

export interface Sheet {
  width: number;
  height: number;
}

export interface Plot {
  /** of the field of the curves */
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** a level of the scale, and where it lies */
  levels: { value: number; y: number }[];
  /** each moment, and where it lies */
  moments: { label: number | null; x: number }[];
  lines: { seat: number; path: string; dots: { x: number; y: number; value: number }[] }[];
}

const MARGIN = { left: 34, top: 10, right: 14, bottom: 26 };
const LEVELS = 5;
const NUDGE = 2.5; // px between curves that run on top of each other

/** Round steps of 1, 2 or 5 times a power of ten, whole numbers all. */
export function levelsOf(low: number, high: number, most = LEVELS): number[] {
  const rough = Math.max(1, (high - low) / most);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.ceil([1, 2, 5, 10].map((times) => times * power).find((each) => each >= rough)!);
  const first = Math.floor(low / step) * step;
  const count = Math.max(1, Math.ceil((high - first) / step));
  return Array.from({ length: count + 1 }, (_, at) => first + at * step);
}

/** Every figure where it belongs. */
export function plotOf(data: ChartData, sheet: Sheet): Plot {
  const field = { left: MARGIN.left, top: MARGIN.top, right: sheet.width - MARGIN.right, bottom: sheet.height - MARGIN.bottom };
  const levels = scaleOf(data);
  const [low, high] = [levels[0]!, levels.at(-1)!];
  const across = Math.max(1, data.labels.length - 1);
  const x = (at: number): number => field.left + ((field.right - field.left) * at) / across;
  const share = (value: number): number => (value - low) / (high - low || 1);
  const y = (value: number): number => {
    const up = data.places ? 1 - share(value) : share(value);
    return field.bottom - up * (field.bottom - field.top);
  };
  return {
    ...field,
    levels: levels.map((value) => ({ value, y: y(value) })),
    moments: data.labels.map((label, at) => ({ label, x: x(at) })),
    lines: data.curves.map((curve, at) => lineOf(curve, x, (value) => y(value) + NUDGE * (at - (data.curves.length - 1) / 2))),
  };
}

/** From nothing on, or from first to last place. */
function scaleOf(data: ChartData): number[] {
  const values = data.curves.flatMap((curve) => curve.values).filter((value) => value !== null);
  const high = Math.max(1, ...values);
  if (data.places) return Array.from({ length: Math.max(2, high) }, (_, at) => at + 1);
  return levelsOf(Math.min(0, ...values), high);
}

function lineOf(curve: Curve, x: (at: number) => number, y: (value: number) => number): Plot["lines"][number] {
  const dots = curve.values.flatMap((value, at) => (value === null ? [] : [{ x: x(at), y: y(value), value }]));
  const path = dots.map((dot, at) => `${at ? "L" : "M"}${dot.x.toFixed(1)} ${dot.y.toFixed(1)}`).join("");
  return { seat: curve.seat, path, dots };
}

/** One shape a seat, so that nobody needs the colours; each about the origin. */
const SHAPES = [
  "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0", // disc
  "M-3.6-3.6h7.2v7.2h-7.2z", // square
  "M0-4.8 4.6 3.6h-9.2z", // triangle
  "M0-5 5 0 0 5-5 0z", // diamond
  "M-4.6-3.6h9.2L0 4.8z", // triangle on its tip
  "M-1.6-4.6h3.2v3h3v3.2h-3v3h-3.2v-3h-3v-3.2h3z", // cross
  "M-4.8-2.6h9.6v5.2h-9.6z", // bar
  "M0-5 1.5-1.7 5-1.5 2.3.8 3.1 4.3 0 2.4-3.1 4.3-2.3.8-5-1.5-1.5-1.7z", // star
];

export function shapeOf(seat: number): string {
  return SHAPES[seat % SHAPES.length]!;
}

const LAST = 46; // points that the last label and half of the one before it take

/** Which labels of the moments have room; the last one is a word that ends below its moment. */
export function isLabelled(at: number, count: number, width: number): boolean {
  const every = Math.max(1, Math.ceil((count * 26) / width));
  const left = count - 1 - at;
  return left === 0 || (at % every === 0 && left >= every && (left * width) / (count - 1) >= LAST);
}
