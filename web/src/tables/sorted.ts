/** My tables in the order in which I want them. */
import type { TableInfo, Tables } from "../protocol";
import { waitsForMe } from "./seats";

export interface Shelves {
  /** it is my turn there: the shortest deadline first, then the longest wait */
  turn: TableInfo[];
  /** the race goes on without me for now: where something moved last comes first */
  running: TableInfo[];
  /** not begun: seats are still free */
  waiting: TableInfo[];
  over: TableInfo[];
}

const latest = (one: TableInfo, other: TableInfo): number => other.changed - one.changed;

export function shelved({ tables, until }: Tables): Shelves {
  const due = (table: TableInfo): number => until[table.id] ?? Infinity;
  const pressing = (one: TableInfo, other: TableInfo): number =>
    due(one) === due(other) ? one.changed - other.changed : due(one) - due(other);
  return {
    turn: tables.filter(waitsForMe).sort(pressing),
    running: tables.filter((table) => table.status === "racing" && !waitsForMe(table)).sort(latest),
    waiting: tables.filter((table) => table.status === "open").sort(latest),
    over: tables.filter((table) => table.status === "over").sort(latest),
  };
}
