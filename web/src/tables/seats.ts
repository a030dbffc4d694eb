/** Who sits at a table, in words, and whom it waits for. */
import type { SeatInfo, TableInfo } from "../protocol";
import { t } from "../texts.svelte";

/** Whether a race waits for a seat of mine. */
export function waitsForMe(table: TableInfo): boolean {
  return table.status === "racing" && table.seats.some((seat) => seat.mine && table.awaiting.includes(seat.seat));
}

/** Seats that somebody may still take. */
export function freeSeats(table: TableInfo): SeatInfo[] {
  return table.seats.filter((seat) => seat.kind === "open" || seat.kind === "invited");
}

/** How each seat is called; bots by their level; who is called like another is numbered. */
export function seatNames(table: TableInfo): string[] {
  const plain = table.seats.map(seatName);
  return plain.map((name, at) => {
    const same = plain.flatMap((other, seat) => (other === name ? [seat] : []));
    const alone = same.length === 1 || freeSeats(table).includes(table.seats[at]!);
    return alone ? name : t("one-of-several", { name, number: same.indexOf(at) + 1 });
  });
}

function seatName(seat: SeatInfo): string {
  if (seat.kind === "bot" && seat.bot && seat.name === seat.bot) return t(`bot-${seat.bot}`);
  if (seat.name) return seat.name;
  return seat.kind === "left" ? t("seat-left") : seat.kind === "invited" ? t("seat-invited") : t("seat-open");
}

/** Everybody who has sat down, myself as "you". */
export function present(table: TableInfo): string {
  const names = seatNames(table);
  const free = freeSeats(table);
  const sitting = table.seats.filter((seat) => !free.includes(seat));
  return listed(sitting.map((seat) => (seat.mine && !seat.curtain ? t("you") : names[seat.seat]!)));
}

/** Whom the race waits for. */
export function awaited(table: TableInfo): string {
  const names = seatNames(table);
  return listed(table.awaiting.map((seat) => (table.seats[seat]?.mine ? t("you") : (names[seat] ?? ""))));
}

function listed(names: string[]): string {
  const words = [...new Set(names)].join(", ");
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** What the table is called: its own name, or that of its game. */
export function tableName(table: TableInfo): string {
  return table.name && table.name !== table.game ? table.name : t(`game-${table.game}`);
}
