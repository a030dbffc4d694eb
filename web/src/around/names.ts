/** Who sits where, by name: the person or bot, and the crew or buggy that goes with the seat. */
import type { Words } from "../games";
import type { SeatInfo } from "../protocol";
import type { TableState } from "../state";
import { seatNames } from "../tables/seats";
import { t } from "../texts.svelte";

/** The name that people know: of the person, or the kind of bot. */
export function nameOf(state: TableState, seat: number): string {
  return (state.table && seatNames(state.table)[seat]) ?? t("seat", { number: seat + 1 });
}

/** The crew or buggy of that seat; nothing before it has one. */
export function crewOf(state: TableState, words: Words | null, seat: number): string {
  const crew = words && state.view ? words.name(state.view, seat) : "";
  return crew === t("seat", { number: seat + 1 }) ? "" : crew;
}

export function namesOf(state: TableState, seats: number[]): string {
  return seats.map((seat) => nameOf(state, seat)).join(", ");
}

export type Presence = "bot" | "here" | "away" | "left";

/** Whether somebody looks after a seat just now. */
export function presenceOf(state: TableState, seat: SeatInfo): Presence {
  if (seat.kind === "bot") return "bot";
  if (seat.kind !== "person") return "left";
  return state.present.includes(seat.seat) ? "here" : "away";
}
