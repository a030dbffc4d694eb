/** How far this device has seen each table: kept in the browser, by the number of entries. */

const KEY = "halftrack-seen";
const MOST = 200; // tables; the longest unseen ones are forgotten

type Seen = Record<string, number>;

function stored(): Seen {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Seen;
  } catch {
    return {}; // a browser without storage, or something that is not ours
  }
}

/** How many entries that table had when it was last looked at; null: it never was. */
export function lastSeen(table: string): number | null {
  return stored()[table] ?? null;
}

/** That table has been seen up to there. */
export function keepSeen(table: string, entries: number): void {
  const { [table]: _, ...others } = stored();
  const kept = Object.entries(others).slice(1 - MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [table, entries]])));
  } catch {
    // a browser without storage: whoever comes back reads the log
  }
}
