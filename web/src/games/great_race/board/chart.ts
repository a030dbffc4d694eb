/** A board as the server has drawn it, with where everything stands. */
import { fetchBoard } from "../../../api";
import type { Place } from "../../../motion";
import type { BoardInfo, LaneInfo, SpaceInfo } from "../../../protocol";

/** Something on the map that can be pointed at: a space, or a lane by its option ("sea Dakar"). */
export interface Target extends Place {
  name: string;
  width: number;
  height: number;
}

const WIDTH = Math.sqrt(3); // of a hexagon, in sides
const PITCH = 1.5; // from row to row
const HIGH = 24; // of a lane's badge
const CORNERS = [[0, -1], [0.866, -0.5], [0.866, 0.5], [0, 1], [-0.866, 0.5], [-0.866, -0.5]] as const;

export class Chart {
  readonly spaces: ReadonlyMap<string, SpaceInfo>;
  readonly targets: readonly Target[];

  constructor(readonly info: BoardInfo) {
    this.spaces = new Map(info.spaces.map((space) => [space.name, space]));
    this.targets = info.spaces.map(({ name, x, y }) => ({ name, x, y, width: WIDTH * info.unit, height: PITCH * info.unit }));
  }

  /** The lane that this option takes from there. */
  lane(option: string, from: string | null): LaneInfo | undefined {
    const [kind, ...words] = option.split(" ");
    const to = words.join(" ");
    const lanes = this.info.lanes.filter((lane) => lane.kind === kind && lane.ends.includes(to));
    return lanes.find((lane) => from !== null && lane.ends.includes(from)) ?? lanes[0];
  }

  /** A space, or a lane's badge. */
  target(name: string, from: string | null): Target | undefined {
    const space = this.spaces.get(name);
    if (space) return this.targets[this.info.spaces.indexOf(space)];
    const lane = this.lane(name, from);
    return lane && { name, x: lane.x, y: lane.y, width: lane.width, height: HIGH };
  }

  /** The targets of all these names that are on the map. */
  find(names: Iterable<string>, from: string | null): Target[] {
    return [...names].map((name) => this.target(name, from)).filter((target) => target !== undefined);
  }

  /** A hexagon about the point 0, 0, so many times the size of a space. */
  hexagon(size: number): string {
    const points = CORNERS.map(([x, y]) => `${(x * size * this.info.unit).toFixed(1)} ${(y * size * this.info.unit).toFixed(1)}`);
    return `M${points.join("L")}Z`;
  }

  /** A space as its hexagon, so many times its size; a lane as the rim of its badge. */
  outline(target: Target, size: number): string {
    if (this.spaces.has(target.name)) return this.hexagon(size);
    const [x, y] = [target.width / 2 + 4, target.height / 2 + 4];
    return `M${y - x} ${-y}h${2 * (x - y)}a${y} ${y} 0 0 1 0 ${2 * y}h${2 * (y - x)}a${y} ${y} 0 0 1 0 ${-2 * y}z`;
  }

  /** From space to space by land, the fewest steps, or straight by a lane: the way on which a vehicle is shown to go. */
  route(from: string, to: string): string[] {
    if (this.info.lanes.some(({ ends }) => ends.includes(from) && ends.includes(to))) return [from, to];
    const came = new Map<string, string>([[from, from]]);
    const ahead = [from];
    for (const space of ahead) {
      if (space === to) break;
      for (const next of this.spaces.get(space)?.neighbours ?? []) {
        if (!came.has(next)) ahead.push((came.set(next, space), next));
      }
    }
    const way = [to];
    while (way[0] !== from && came.has(way[0]!)) way.unshift(came.get(way[0]!)!);
    return way[0] === from ? way : [from, to];
  }
}

const charts = new WeakMap<BoardInfo, Chart>();

/** The chart of a board of the box, or of the board of a table; fetched once. */
export async function loadChart(board: string, table: string | undefined, language: string): Promise<Chart> {
  const info = await fetchBoard(board, table, language);
  const chart = charts.get(info) ?? new Chart(info);
  charts.set(info, chart);
  return chart;
}
