/** Opens a table, and goes there. */
import { api } from "../api";
import { beSomebody } from "../me.svelte";
import type { GameInfo, NewSeat, NewTable } from "../protocol";
import { go } from "../route.svelte";
import { keepInvites } from "./invitations";

export type Company = "bots" | "invited" | "hotseat";

/** How many seats a game has in each company if nobody says otherwise. */
const USUAL: Record<string, number> = { "great-race": 3, "gumball-rally": 4 };

export function usualSeats(game: GameInfo): number {
  const counts = game.seats.map((seats) => seats.count);
  const wanted = USUAL[game.name] ?? counts[0] ?? 1;
  return counts.includes(wanted) ? wanted : (counts[0] ?? 1);
}

/** A table of so many seats: mine, and the others as company. */
export function tableFor(game: GameInfo, company: Company, count: number): NewTable {
  const other: NewSeat = company === "bots" ? { kind: "bot", bot: game.usual } : { kind: company };
  const mine: NewSeat = { kind: company === "hotseat" ? "hotseat" : "me" };
  const options = game.seats.find((seats) => seats.count === count)?.options ?? {};
  return { game: game.name, options, seats: [mine, ...Array.from({ length: count - 1 }, () => ({ ...other }))] };
}

export async function open(wanted: NewTable): Promise<void> {
  await beSomebody();
  const made = await api.make(wanted);
  keepInvites(made.table.id, made.invites);
  go(`/table/${made.table.id}`);
}
