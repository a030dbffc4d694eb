/** What can be drawn out beside a table, one at a time; and what this device keeps of it. */
export type Panel = "people" | "hints" | "talk" | "menu" | "orders";

interface Kept {
  /** the last line that was read */
  read?: number;
  /** seats whose lines are not shown */
  hidden?: number[];
}

const KEY = "halftrack-talk-";

function kept(table: string): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY + table) ?? "{}") as Kept;
  } catch {
    return {}; // a browser without storage, or something that is not ours
  }
}

function keep(table: string, changes: Kept): void {
  try {
    localStorage.setItem(KEY + table, JSON.stringify({ ...kept(table), ...changes }));
  } catch {
    // a browser without storage: it lasts as long as the tab
  }
}

export function lastRead(table: string): number {
  return kept(table).read ?? -1;
}

/** All up to that line has been read. */
export function read(table: string, number: number): number {
  keep(table, { read: number });
  return number;
}

export function hiddenAt(table: string): ReadonlySet<number> {
  return new Set(kept(table).hidden ?? []);
}

/** Do not show what that seat says, or show it again. */
export function hide(table: string, hidden: ReadonlySet<number>, seat: number, hiding: boolean): ReadonlySet<number> {
  const after = new Set(hidden);
  if (hiding) after.add(seat);
  else after.delete(seat);
  keep(table, { hidden: [...after] });
  return after;
}
