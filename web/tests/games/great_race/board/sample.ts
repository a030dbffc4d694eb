/** A small board for the tests: a road of three spaces with a town at each end, and a lane between the towns. */
import { Chart } from "../../../../src/games/great_race/board/chart";
import type { BoardInfo, SpaceInfo } from "../../../../src/protocol";
import type { View } from "../../../../src/state";

const UNIT = 46;
const WIDE = UNIT * Math.sqrt(3);

function space(name: string, row: number, column: number, more: Partial<SpaceInfo> = {}): SpaceInfo {
  return { name, x: 100 + column * (WIDE / 2), y: 100 + row * 1.5 * UNIT, band: row, risk: false, city: null, cards: 0, neighbours: [], ...more };
}

/**
 *   North
 *  2a   2b
 *    3a
 *   South
 */
export const INFO: BoardInfo = {
  name: "sample", title: "Sample", width: 600, height: 700, unit: UNIT, map: { x: 40, y: 40, width: 520, height: 620 },
  ground: "<svg xmlns='http://www.w3.org/2000/svg'/>", badges: "<svg xmlns='http://www.w3.org/2000/svg'/>",
  pieces: '<g id="tile-p1"/>',
  spaces: [
    space("North", 0, 1, { city: "purple", neighbours: ["2a", "2b"] }),
    space("2a", 1, 0, { neighbours: ["North", "2b", "3a"] }),
    space("2b", 1, 2, { risk: true, neighbours: ["North", "2a", "3a"] }),
    space("3a", 2, 1, { neighbours: ["2a", "2b", "South"] }),
    space("South", 3, 2, { city: "blue", cards: 2, neighbours: ["3a"] }),
  ],
  lanes: [{ kind: "sea", ends: ["North", "South"], price: 60, way: "M0 0", x: 400, y: 240, width: 80 }],
  track: [0, 1, 2, 3].map((band) => ({ x: 5, y: 65 + band * 69, width: 31, height: 69 })),
  berths: [[[0, -20]], [[-20, -20], [20, -20]]],
};

export const CHART = new Chart(INFO);

export function sampleView(changes: Record<string, unknown> = {}): View {
  const crew = (seat: number, name: string | null, space: string): object => ({ seat, crew: name, space, left: false });
  return {
    awaiting: [], answered: null, seat: 0, board: "sample", start: "North", destination: "South", tiles: { "2a": "p1", "2b": "p2d1sx" }, track: { "0": [1, 0] },
    crews: [crew(0, "french", "North"), crew(1, "italian", "North")], ...changes,
  };
}
