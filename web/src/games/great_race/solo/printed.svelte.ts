/** What is printed for solo races and never changes: fetched once. */
import { api } from "../../../api";
import type { CardInfo, SoloInfo } from "../../../protocol";

export const printed: { now: SoloInfo | null } = $state({ now: null });
let asked: Promise<SoloInfo> | null = null;

/** Have it ready; a failure is tried again by who asks next. */
export async function fetchPrinted(): Promise<SoloInfo> {
  asked ??= api.solo();
  try {
    const found = await asked;
    printed.now = found;
    return found;
  } catch (error) {
    asked = null;
    throw error;
  }
}

/** An Estienne card by its name, once all are known. */
export function cardOf(name: string): CardInfo | undefined {
  return printed.now?.cards.find((card) => card.name === name);
}
