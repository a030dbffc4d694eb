/** What a table is like, in short phrases: where it is raced, what differs from the usual, how fast. */
import type { ChoiceInfo, GameInfo, TableInfo } from "../protocol";
import { find, t } from "../texts.svelte";
import { span } from "./times";

const CATALOGUES = ["web-front"];
const ALWAYS = ["board", "start"]; // worth telling even where they are as usual
const NEVER = ["confirm"]; // how one clicks, not what one races

/** A value of an option as it is shown: translated where it can be, cities as they are called. */
export function valueWords(choice: string, value: unknown): string {
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  const id = `value-${choice}-${String(value)}`;
  return find(CATALOGUES, id) ?? String(value);
}

export function described(table: TableInfo, game: GameInfo | undefined): string[] {
  const told = (game?.choices ?? []).flatMap((choice) => phrase(choice, table.options[choice.name]));
  return [...told, paceWords(table.pace)];
}

function phrase(choice: ChoiceInfo, value: unknown): string[] {
  const offered = choice.values.length > 0 || choice.by !== null;
  if (!offered || NEVER.includes(choice.name) || value === null || typeof value === "object" || value === undefined) return [];
  if (value === choice.default && !ALWAYS.includes(choice.name)) return [];
  if (typeof value === "boolean") return [value ? t(`choice-${choice.name}`) : t(`without-${choice.name}`)];
  return [valueWords(choice.name, value)];
}

/** How long one may think. */
export function paceWords(pace: TableInfo["pace"]): string {
  const { kind, bank, more, hours, from, to } = pace as Record<string, string | number | null | undefined>;
  if (kind === "live") {
    return t("pace-is-live", { bank: span(Number(bank) / 60, "minute", "short"), more: span(Number(more), "second", "short") });
  }
  if (kind !== "moves") return t("pace-is-untimed");
  const each = t("pace-is-moves", { time: hoursWords(Number(hours)) });
  return from && to ? `${each}, ${t("pace-window", { from, to })}` : each;
}

function hoursWords(hours: number): string {
  return hours >= 48 && hours % 24 === 0 ? span(hours / 24, "day") : span(hours, "hour");
}
