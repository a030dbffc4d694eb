/** How options become places on the map, and which clicks are asked about once more. No rule is known here. */
import type { QuestionInfo } from "../../protocol";
import type { Option } from "../../state";
import { factsOf, offers, type Facts, type Leg, type Levels } from "./question";
import type { Mark } from "./board/types";
import type { Race } from "./race";

/** Questions whose options lie on the map, but for these words. */
const ON_THE_MAP: Record<string, readonly string[]> = {
  drive: ["stay", "jerrycan"],
  place: [],
  "tile target": [],
  "tile to": [],
  "discard tile": [],
};
/** Questions that one looks at before one decides: the first click only shows. */
const LOOKED_AT_FIRST = ["take", "crew", "target"];

/** The sequence's own option that begins a drive. */
const DRIVE = "drive";

/** What a mark says; the words are the caller's. */
export interface MarkWords {
  open(option: string, facts: Facts): string;
  closed(option: string, reason: Record<string, unknown>): string;
  range(leg: Leg): string;
  aim(): string;
}

export function isOnMap(question: QuestionInfo | null): boolean {
  return question !== null && question.kind in ON_THE_MAP;
}

/** Whether that option is a space or a lane. */
export function isPlace(question: QuestionInfo, option: Option): boolean {
  return ON_THE_MAP[question.kind]?.includes(String(option)) === false;
}

/** The options that are no places: they stand below the map. */
export function wordsOf(question: QuestionInfo): Option[] {
  return question.options.filter((option) => !isPlace(question, option));
}

export function placesOf(question: QuestionInfo): string[] {
  return question.options.filter((option) => isPlace(question, option)).map(String);
}

/** A few characters on the space: what a step there costs. */
export function sign(facts: Facts): string {
  if (facts.unknown) return facts.surcharge ? `?+${facts.surcharge}` : "?";
  if (facts.francs) return `${facts.francs} F`;
  if (facts.petrol !== undefined) return `−${facts.petrol}`;
  return facts.surcharge ? `+${facts.surcharge}` : "";
}

/** Where a drive may lead, from within it or from before it begins: each space by its cheapest way. */
export function farther(question: QuestionInfo): Map<string, Leg> {
  const found = new Map<string, Leg>();
  for (const [option, facts] of question.facts) {
    if (question.kind !== "drive" && option !== DRIVE) continue;
    for (const leg of (facts as Facts).range ?? []) {
      const known = found.get(leg.space);
      if (!known || worth(leg) < worth(known)) found.set(leg.space, leg);
    }
  }
  return found;
}

const worth = (leg: Leg): number => 100 * (leg.petrol + leg.damage + 2 * leg.dangers) + leg.way.length;

/** The way to where one points: one step, or several over what is known. */
export function wayTo(question: QuestionInfo | null, target: Option | null): string[] {
  if (!question || target === null) return [];
  if (offers(question, target)) return isPlace(question, target) ? [String(target)] : [];
  return farther(question).get(String(target))?.way ?? [];
}

/** Everything that the map is to show of a question. */
export function marks(
  question: QuestionInfo | null, words: MarkWords, target: Option | null = null, aims: readonly string[] = [],
): Map<string, Mark> {
  const found = new Map<string, Mark>(aims.map((space) => [space, { kind: "aim", label: words.aim() }]));
  if (!question) return found;
  for (const leg of farther(question).values()) found.set(leg.space, { kind: "range", label: words.range(leg) });
  for (const [option, reason] of question.why_not) {
    if (isPlace(question, option)) found.set(String(option), { kind: "closed", label: words.closed(String(option), reason) });
  }
  for (const option of placesOf(question)) {
    const facts = factsOf(question, option);
    const open: Mark = { kind: "open", label: words.open(option, facts) };
    const short = sign(facts);
    found.set(option, short ? { ...open, sign: short } : open);
  }
  const way = wayTo(question, target);
  return way.length > 1 ? drawn(found, way) : found;
}

/** A way is marked in the order in which it is driven. */
function drawn(marks: Map<string, Mark>, way: string[]): Map<string, Mark> {
  for (const space of way) {
    const mark = marks.get(space);
    marks.delete(space);
    marks.set(space, { ...(mark ?? { label: space }), kind: "way" });
  }
  return marks;
}

/** Gauges and money as they would be; the victim of a saboteur has gauges of his own. */
export function preview(question: QuestionInfo | null, option: Option | null, race: Race): Levels | null {
  const facts = factsOf(question, option);
  if (facts.after) return facts.after;
  const leg = question && farther(question).get(String(option));
  if (leg) return { petrol: leg.left };
  if (question?.kind !== "damage" || option === null || race.aim.length) return null;
  return facts as Levels;
}

/** free: a click is enough; costly: it is asked about with its figures; final: it cannot even be taken back. */
export type Weight = "free" | "costly" | "final";

export function weight(question: QuestionInfo, target: Option): Weight {
  const leg = offers(question, target) ? undefined : farther(question).get(String(target));
  if (leg) return "costly";
  const facts = factsOf(question, target);
  if (facts.final) return "final";
  const costs = question.kind === "drive" && (!!facts.damage || !!facts.danger);
  const wastes = !!facts.dropped || !!facts.idle;
  return costs || wastes || LOOKED_AT_FIRST.includes(question.kind) ? "costly" : "free";
}
