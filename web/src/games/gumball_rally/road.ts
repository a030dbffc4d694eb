/** The winding road: where each place of the line is, and where trees stand beside it. */

export interface Point {
  x: number;
  y: number;
}

export interface Place extends Point {
  /** which way one drives there: 1 to the right, -1 to the left */
  way: 1 | -1;
}

export interface Road {
  /** from the head of the line to its tail */
  places: Place[];
  /** how large a buggy is drawn; 1: 100 wide */
  scale: number;
  /** the middle of the road, from its beginning below to where it leaves above */
  course: Point[];
}

/** The room for a buggy of scale 1 with its card: to both sides of its place, above and below it. */
export const CELL = { wide: 116, above: 86, below: 54 };
const LARGEST = 1.6;
const ROWS = 5;
const WORTH = 0.8; // so much smaller a buggy may be for the sake of one more bend
const STEP = 12; // the distance of two points of the course
const WAVE = 8; // how much a row goes up and down, at scale 1

/** The road that winds as much as it can while the buggies are drawn large. */
export function road(width: number, height: number, count: number): Road {
  const scales = Array.from({ length: ROWS }, (_, at) => scaleOf(width, height, count, at + 1));
  const largest = Math.max(...scales);
  const rows = 1 + scales.findLastIndex((scale, at) => scale >= WORTH * largest && at < Math.max(1, count));
  return winding(width, height, count, rows, scales[rows - 1]!);
}

/** How large buggies can be that drive in so many rows. */
function scaleOf(width: number, height: number, count: number, rows: number): number {
  const across = width / (Math.ceil(count / rows) * CELL.wide);
  const down = height / (rows * (CELL.above + CELL.below + 2 * WAVE));
  return Math.min(LARGEST, across, down);
}

/** Rows from below to above, by turns to the right and to the left, with a bend between two. */
function winding(width: number, height: number, count: number, rows: number, scale: number): Road {
  const deep = height / rows;
  const rim = 30 * scale;
  const bend = Math.max(STEP, Math.min(deep / 2, width / (2 * Math.ceil(count / rows)) - rim, width / 5)); // between row and rim
  const ground = (x: number, row: number): number =>
    height - deep * (row + 0.5) + ((CELL.above - CELL.below) / 2) * scale + WAVE * scale * Math.sin((7 * x) / width + 2 * row);
  const course: Point[] = [];
  for (let row = 0; row < rows; row++) {
    const way = row % 2 ? -1 : 1;
    const from = row ? rim + bend : -60;
    const to = row < rows - 1 ? rim + bend : -60;
    const straight = Math.ceil((width - from - to) / STEP);
    for (let at = 0; at <= straight; at++) {
      const along = from + ((width - from - to) * at) / straight;
      const x = way > 0 ? along : width - along;
      course.push({ x, y: ground(x, row) });
    }
    if (row < rows - 1) course.push(...turn(course.at(-1)!, ground(course.at(-1)!.x, row + 1), way * bend));
  }
  const places = Array.from({ length: count }, (_, place) => placed(place, count, rows, width, ground)).reverse();
  return { places, scale, course };
}

/** Half an oval from a point up to that height. */
function turn(from: Point, to: number, bulge: number): Point[] {
  const steps = 16;
  return Array.from({ length: steps - 1 }, (_, at) => {
    const angle = (Math.PI * (at + 1)) / steps;
    return { x: from.x + bulge * Math.sin(angle), y: (from.y + to) / 2 + ((from.y - to) / 2) * Math.cos(angle) };
  });
}

/** One of so many places, counted from the tail; a row that is not full comes last. */
function placed(place: number, count: number, rows: number, width: number, ground: (x: number, row: number) => number): Place {
  const full = Math.ceil(count / rows);
  const short = full * rows - count; // rows with one place less
  const before = (rows - short) * full;
  const [row, at, many] =
    place < before
      ? [Math.floor(place / full), place % full, full]
      : [rows - short + Math.floor((place - before) / (full - 1)), (place - before) % (full - 1), full - 1];
  const way = row % 2 ? -1 : 1;
  const along = (at + 0.5) / many + (many === 1 && rows > 2 ? -0.13 : 0);
  const x = width * (way > 0 ? along : 1 - along);
  return { x: round(x), y: round(ground(x, row)), way };
}

/** Points as an outline. */
export function outline(points: Point[]): string {
  return `M${points.map((each) => `${round(each.x)},${round(each.y)}`).join("L")}`;
}

export interface Plant {
  x: number;
  y: number;
  kind: "tree" | "bush" | "cactus";
  size: number;
}

const KINDS = ["tree", "bush", "tree", "cactus"] as const;

/** What grows beside the road: always the same for the same road, never on it. */
export function plants(found: Road, width: number, height: number): Plant[] {
  const apart = 92;
  const grown: Plant[] = [];
  for (let row = 0; row * apart < height + apart; row++) {
    for (let column = 0; column * apart < width + apart; column++) {
      const [one, other] = [chance(row, column), chance(column + 31, row + 17)];
      const spot = { x: round((column + one - 0.2) * apart), y: round((row + other) * apart) };
      const free = found.course.every((point) => Math.hypot(point.x - spot.x, point.y - spot.y) > 30 * found.scale + 26);
      const kind = KINDS[Math.floor(one * 97) % KINDS.length]!;
      if (free && other > 0.25) grown.push({ ...spot, kind, size: round(0.7 + 0.6 * other) });
    }
  }
  return grown;
}

/** A number from 0 to 1 that is always the same for the same place. */
function chance(one: number, other: number): number {
  const mixed = Math.sin(one * 127.1 + other * 311.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Hops from one buggy to the next one ahead, as an outline of arcs. */
export function hops(points: Point[], height: number): string {
  return points
    .map((point, at) => {
      if (!at) return `M${point.x},${point.y}`;
      const before = points[at - 1]!;
      return `Q${(before.x + point.x) / 2},${Math.min(before.y, point.y) - height} ${point.x},${point.y}`;
    })
    .join(" ");
}
