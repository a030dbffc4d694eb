/** How a race ended, in the words of the terminal. */
import { slug } from "../../../../texts.svelte";
import { soloWords } from "../words";

const ALONE = "alone";
const IN_TIME = ["human", "not begun"];

export function outcome(race: { outcome: string; way: string | null }): string {
  const failed = race.way === ALONE && !IN_TIME.includes(race.outcome);
  return soloWords.text(failed ? "campaign-outcome-failed" : `campaign-outcome-${slug(race.outcome)}`) ?? "";
}
