/** Clocks at a table: what the server says about time, as figures for the screen. */
import type { SeatInfo } from "../protocol";
import type { TableState } from "../state";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
export const SHORT = 60; // seconds: from here on a clock warns

export interface Clock {
  /** seconds left; 0: the time is up */
  left: number;
  /** it runs just now */
  runs: boolean;
}

/** How a pace was agreed on; unknown fields are not ours. */
export interface Pace {
  kind?: string;
  bank?: number;
  more?: number;
  left?: Record<string, number>;
  hours?: number;
  from?: string | null;
  to?: string | null;
  zone?: string | null;
}

export function paceOf(state: TableState): Pace {
  return (state.table?.pace ?? {}) as Pace;
}

/** The clock of a seat, if it has one: running towards its deadline, or what is left in its bank. */
export function clockOf(state: TableState, seat: number, now: number): Clock | null {
  const until = state.deadlines[String(seat)];
  if (until !== undefined) return { left: Math.max(0, until - now), runs: true };
  const { kind, left, bank } = paceOf(state);
  const sitting = state.table?.seats[seat];
  if (kind !== "live" || state.over || !sitting || !isTimed(sitting, state)) return null;
  return { left: left?.[String(seat)] ?? bank ?? 0, runs: false };
}

/** The server times people among people. */
function isTimed(seat: SeatInfo, state: TableState): boolean {
  return seat.kind === "person" && Object.keys(state.deadlines).length > 0;
}

/** Figures for a text: its id and its arguments. */
export function counted(seconds: number): [id: string, args: Record<string, string | number>] {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole >= 2 * DAY) return ["clock-days", { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / HOUR) }];
  if (whole >= HOUR) return ["clock-hours", { hours: Math.floor(whole / HOUR), minutes: two((whole % HOUR) / MINUTE) }];
  return ["clock-minutes", { minutes: Math.floor(whole / MINUTE), seconds: two(whole % MINUTE) }];
}

/** For how long somebody has been awaited, roughly; nothing in the first minute. */
export function elapsed(seconds: number): [id: string, args: { count: number }] | null {
  if (seconds < MINUTE) return null;
  if (seconds < HOUR) return ["since-minutes", { count: Math.floor(seconds / MINUTE) }];
  if (seconds < 2 * DAY) return ["since-hours", { count: Math.floor(seconds / HOUR) }];
  return ["since-days", { count: Math.floor(seconds / DAY) }];
}

function two(figure: number): string {
  return String(Math.floor(figure)).padStart(2, "0");
}

/** Whether the clock rests now: it is outside of the daily playing window. */
export function rests(pace: Pace, now: number): boolean {
  if (!pace.from || !pace.to || pace.from === pace.to) return false;
  const zone = pace.zone ? { timeZone: pace.zone } : {};
  const format = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", hourCycle: "h23", ...zone });
  const time = format.format(new Date(now * 1000));
  const inside = (from: string, to: string): boolean => from <= time && time < to;
  return !(pace.from < pace.to ? inside(pace.from, pace.to) : !inside(pace.to, pace.from));
}
