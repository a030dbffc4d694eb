/** Moments and spans in words of the language on the screen. */
import { language } from "../texts.svelte";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [["day", 86_400], ["hour", 3_600], ["minute", 60]];

/** How far a moment is away, "3 hours ago", "in 2 days"; both in seconds since 1970. */
export function fromNow(at: number, now = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(language.now, { numeric: "auto" });
  const away = at - now;
  const [unit, seconds] = STEPS.find(([, size]) => Math.abs(away) >= size) ?? ["second", Infinity];
  return words.format(Math.trunc(away / seconds), unit); // 0 seconds: now
}

/** Day and time, for a title or a long list. */
export function dated(at: number): string {
  return new Intl.DateTimeFormat(language.now, { dateStyle: "medium", timeStyle: "short" }).format(at * 1000);
}

/** A number with its unit, "24 hours", "15 min". */
export function span(value: number, unit: "second" | "minute" | "hour" | "day", display: "long" | "short" = "long"): string {
  const style = { style: "unit", unit, unitDisplay: display, maximumFractionDigits: 2 } as const;
  return new Intl.NumberFormat(language.now, style).format(value);
}
