/** Orders given in advance: which questions of a game can wait for one, and with which answers. */
import type { QuestionInfo } from "../protocol";
import type { Option } from "../state";

/** Answers in order of preference: the first that is open is given. */
export type Wishes = readonly Option[];

/** What may be ordered once for all: questions that others put to oneself, out of one's own turn. */
const REACTIONS: Record<string, Record<string, readonly Wishes[]>> = {
  "great-race": {
    avert: [["let it happen"], ["militia", "guard"], ["guard", "militia"]],
    danger: [["bear"], ["militia", "guard"], ["guard", "militia"]],
    guide: [["stop"], ["guide"]],
  },
  "gumball-rally": { pass: [["pass"], ["stay"]], confirm: [["confirm"]] },
};

/** Questions of one's own turn that can be answered in advance, with the answers that need no look at the table. */
const STEPS: Record<string, Record<string, Wishes>> = {
  "great-race": {
    sequence: ["drive", "repair", "place tiles", "draw card", "discard tile", "collect funding", "pass"],
    drive: ["stay"],
    repair: ["buy engine", "buy chassis", "spare parts engine", "spare parts chassis", "done"],
    fare: ["pay"],
    guide: ["guide", "stop"],
    take: [],
    confirm: ["confirm"],
  },
  "gumball-rally": { play: [], pass: ["pass", "stay"], confirm: ["confirm"] },
};

const MOST = 80; // options of a kind that are remembered

export function reactions(game: string): [kind: string, wishes: readonly Wishes[]][] {
  return Object.entries(REACTIONS[game] ?? {});
}

/** What has been offered to this device so far, so that it can be chosen in advance. */
export type Offered = Record<string, Option[]>;

export function withQuestion(offered: Offered, question: QuestionInfo): Offered {
  const known = offered[question.kind] ?? [];
  const fresh = question.options.filter((option) => !known.includes(option));
  return fresh.length ? { ...offered, [question.kind]: [...known, ...fresh].slice(-MOST) } : offered;
}

/** The questions that can be answered in advance, and with what. */
export function steps(game: string, offered: Offered): [kind: string, options: Option[]][] {
  const found = Object.entries(STEPS[game] ?? {}).map(
    ([kind, known]): [string, Option[]] => [kind, [...new Set([...known, ...(offered[kind] ?? [])])]],
  );
  return found.filter(([, options]) => options.length > 0);
}

/** Two lists of wishes that are the same order. */
export function same(one: Wishes | undefined, other: Wishes): boolean {
  return one?.length === other.length && other.every((option, place) => option === one[place]);
}

export function asked(kind: string): QuestionInfo {
  return { number: 0, kind, options: [], facts: [], why_not: [] };
}
