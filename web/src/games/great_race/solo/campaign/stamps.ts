/** Stamps of the passport: what is in their middle, how they lie on the page, which race set them. */
import type { CampaignInfo, SoloInfo } from "../../../../protocol";
import drawings from "./quests.svg?raw";

const SYMBOL = /<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/gs;
const DRAWN: ReadonlyMap<string, string> = new Map([...drawings.matchAll(SYMBOL)].map(([, name, lines]) => [name!, lines!.trim()]));
const MOST_TILT = 13; // degrees

/** The ink in which a way is stamped. */
export const STAMP_INKS: Record<string, string> = { prudent: "#2c5f94", legendary: "#9c2f1f", alone: "#2f6b3a" };

/** The picture of a quest, on a field of 24 by 24. */
export function pictured(quest: string): string {
  return DRAWN.get(quest) ?? "";
}

/** How far a stamp is turned: nobody stamps straight, and each as it once was. */
export function tilt(quest: string, way: string): number {
  let sum = 7;
  for (const letter of quest + way) sum = (sum * 31 + letter.charCodeAt(0)) % 1009;
  return (sum % (2 * MOST_TILT + 1)) - MOST_TILT;
}

export interface Field {
  quest: string;
  stamped: boolean;
  /** the race that was stamped for it */
  race: number | null;
}

/** One page of the passport: every quest that can be stamped this way. */
export function page(campaign: CampaignInfo, printed: SoloInfo, way: string): Field[] {
  const has = new Set(campaign.stamps.filter(([, by]) => by === way).map(([quest]) => quest));
  return printed.quests
    .filter((quest) => quest.ways.includes(way))
    .map(({ name }) => ({ quest: name, stamped: has.has(name), race: raceOf(campaign, name, way) }));
}

function raceOf(campaign: CampaignInfo, quest: string, way: string): number | null {
  return campaign.chapters.find((chapter) => chapter.way === way && chapter.stamped.includes(quest))?.number ?? null;
}
