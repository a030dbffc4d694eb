/** What the solo race says: reasons pick the sentence, as in the terminal. */
import type { Told, View } from "../../../state";
import { slug } from "../../../texts.svelte";
import { GreatRaceWords } from "../words";
import { soloOf } from "./view";

const REASONS = ["reason", "where", "effect"];
const REASONED = ["HeadsFor", "TileDealt", "Halted", "CardUsed"];

export class SoloWords extends GreatRaceWords {
  override event(told: Told, view: View): string {
    const alone = soloOf(view)?.alone ?? false;
    if (alone && told.where === "no room") return this.reasoned({ ...told, where: "set aside" });
    if (REASONED.includes(told.kind)) return this.reasoned(told);
    if (told.kind === "CardsLeft" && !(told.cards as string[]).length) return this.text("event-cards-left", { cards: "none" })!;
    if (told.kind === "CardsLaidOut") return super.event({ ...told, alone: alone ? "yes" : "no" }, view);
    return super.event(told, view);
  }

  /** An event whose reason decides what is said. */
  private reasoned({ kind, number: _number, seat: _seat, entries: _entries, ...fields }: Told): string {
    const args = Object.entries(fields).map(([name, value]) => [
      slug(name),
      REASONS.includes(name) ? slug(String(value)) : this.argument(value),
    ]);
    return this.text(`event-${slug(kind)}`, Object.fromEntries(args)) ?? "";
  }
}

export const soloWords = new SoloWords("great-race-solo", "great-race");
