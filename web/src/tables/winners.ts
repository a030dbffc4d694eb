/** Who has won a race that is over. */
import type { TableInfo } from "../protocol";
import { seatNames } from "./seats";

/** The first of the ranking; several where they share it. */
export function winners(table: TableInfo): string {
  const names = seatNames(table);
  const first = (table.result ?? []).filter((line) => line.rank === 1);
  return first.map((line) => names[Number(line.seat)] ?? "").join(", ");
}
