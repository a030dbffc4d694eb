/** Addresses of the past. */

/** While a race goes on its past is looked at at the table itself; afterwards in the replay, which can be sent on. */
export function momentLink(table: string, entries: number, seat: number | null, over: boolean): string {
  const query = new URLSearchParams({ at: String(entries) });
  if (seat !== null) query.set("seat", String(seat));
  return `/${over ? "replay" : "table"}/${encodeURIComponent(table)}?${query}`;
}
