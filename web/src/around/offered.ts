/** What this device has been offered at tables of a game, kept in the browser. */
import type { QuestionInfo } from "../protocol";
import { withQuestion, type Offered } from "./orders";

const KEY = "halftrack-offered-";

export function offered(game: string): Offered {
  try {
    return JSON.parse(localStorage.getItem(KEY + game) ?? "{}") as Offered;
  } catch {
    return {}; // a browser without storage, or something that is not ours
  }
}

export function remember(game: string, question: QuestionInfo): void {
  const before = offered(game);
  const after = withQuestion(before, question);
  if (after === before) return;
  try {
    localStorage.setItem(KEY + game, JSON.stringify(after));
  } catch {
    // a browser without storage: what is asked now can be chosen, no more
  }
}
