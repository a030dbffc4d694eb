/** A question as the drawings read it: options with their facts, expected ones with the reason why not. */
import type { QuestionInfo } from "../../protocol";
import type { Option } from "../../state";
import type { GaugeName } from "./race";

export interface Leg {
  space: string;
  way: string[];
  petrol: number;
  /** petrol in the gauge after it */
  left: number;
  damage: number;
  dangers: number;
}

export type Levels = Partial<Record<GaugeName | "francs", number>>;

/** What the server says of an option. */
export interface Facts extends Record<string, unknown> {
  after?: Levels;
  range?: Leg[];
  francs?: number;
  petrol?: number;
  damage?: number;
  danger?: boolean;
  stop?: boolean;
  cards?: number;
  unknown?: boolean;
  surcharge?: number;
  tile?: string;
  dropped?: number;
  idle?: boolean;
  final?: boolean;
}

const NOTHING: Facts = {};

export function factsOf(question: QuestionInfo | null, option: Option | null): Facts {
  const found = question?.facts.find(([named]) => named === option);
  return (found?.[1] as Facts | undefined) ?? NOTHING;
}

export function offers(question: QuestionInfo | null, option: Option): boolean {
  return question?.options.includes(option) ?? false;
}

/** Why an option that one would expect is not there: null where it is, or is none. */
export function reasonOf(question: QuestionInfo | null, option: Option): Record<string, unknown> | null {
  return question?.why_not.find(([named]) => named === option)?.[1] ?? null;
}
