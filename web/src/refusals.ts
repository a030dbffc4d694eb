/** Why something did not happen, in the language of the reader: a sentence for every code of the server. */
import { Away, Refused } from "./api";
import { t } from "./texts.svelte";

/** What a refusal of that code means. */
export function refusal(code: string): string {
  return t(`refused-${code}`);
}

/** What went wrong, in words; what is no refusal of the server's is nobody's but ours. */
export function whyNot(error: unknown): string {
  if (error instanceof Away) return t("refused-unreachable");
  return refusal(error instanceof Refused ? error.code : "broken");
}
