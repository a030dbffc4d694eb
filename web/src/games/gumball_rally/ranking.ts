/** The ranking of a rally as the server tells it, set upon a podium. */

export interface Row {
  rank: number;
  seat: number;
  left: boolean;
  /** of the best buggy: what it won where */
  points: Record<string, number>;
  total: number;
  buggies: { buggy: string; points: Record<string, number>; total: number }[];
  photo: string[];
}

export interface Step {
  rank: number;
  rows: Row[];
}

const HIGHEST = 3;

/** The first three ranks, each with all who share it; then the others. */
export function steps(ranking: Row[]): { steps: Step[]; others: Row[] } {
  const high = (row: Row): boolean => row.rank <= HIGHEST && !row.left;
  const ranks = [...new Set(ranking.filter(high).map((row) => row.rank))];
  return {
    steps: ranks.map((rank) => ({ rank, rows: ranking.filter((row) => high(row) && row.rank === rank) })),
    others: ranking.filter((row) => !high(row)),
  };
}

/** His buggies, first the one that counts: the one with the points of his row. */
export function bestFirst(row: Row): Row["buggies"] {
  const best = row.buggies.find((each) => each.total === row.total);
  return best ? [best, ...row.buggies.filter((each) => each !== best)] : row.buggies;
}
