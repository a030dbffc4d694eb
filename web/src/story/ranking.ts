/** The ranking, row by row, as every game gives it. */
import type { Ranking } from "../state";

export interface Row {
  seat: number;
  rank: number;
  left: boolean;
  /** item by item; none for who did not arrive */
  items: { name: string; points: number }[];
  total: number | null;
}

export function rowsOf(ranking: readonly Ranking[]): Row[] {
  return ranking.map((row) => {
    const points = (row.points ?? {}) as Record<string, number>;
    return {
      seat: row.seat,
      rank: row.rank,
      left: row.left === true,
      items: Object.entries(points).map(([name, points]) => ({ name, points })),
      total: typeof row.total === "number" && Object.keys(points).length ? row.total : null,
    };
  });
}

/** Who has won: nobody where nobody got as far as points. */
export function winnersOf(rows: readonly Row[]): number[] {
  return rows.filter((row) => row.rank === 1 && row.total !== null && !row.left).map((row) => row.seat);
}
