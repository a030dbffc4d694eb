/** What Gumball Rally says, in the words of the terminal. */
import type { QuestionInfo } from "../../protocol";
import type { Told, View } from "../../state";
import { slug } from "../../texts.svelte";
import { PlainWords } from "../words";
import type { RallyView } from "./show";

const CARD = /^(\w+) (\d+)$/;

export class GumballWords extends PlainWords {
  /** The driver, by his buggies. */
  override name(view: View, seat: number): string {
    const driver = (view as RallyView).drivers[seat];
    return driver ? driver.buggies.map((buggy) => this.word(buggy)).join(" & ") : super.name(view, seat);
  }

  /** A race card by colour and number. */
  override word(name: string): string {
    const card = CARD.exec(name);
    return card ? (this.text(`card-${card[1]}`, { number: Number(card[2]) }) ?? name) : super.word(name);
  }

  /** What a hazard does. */
  hazard(name: string): string {
    return this.text(`name-${slug(name)}.text`) ?? "";
  }

  override question(question: QuestionInfo, view: View): string {
    const [, facts = {}] = question.facts.find(([option]) => option === "pass") ?? [];
    const args = { buggy: this.word((view as RallyView).waiting[0] ?? ""), ahead: this.word(String(facts.ahead ?? "")) };
    return this.text(`ask-${slug(question.kind)}`, args) ?? question.kind;
  }

  override event(told: Told, view: View): string {
    if (told.kind === "HazardTurned") {
      const hazard = String(told.hazard);
      return this.text("event-hazard-turned", { hazard: this.word(hazard), text: this.hazard(hazard) }) ?? "";
    }
    if (told.kind === "RallyEnded") {
      const names = (told.winners as number[]).map((seat) => this.name(view, seat));
      return this.text("event-rally-ended", { count: names.length, winners: names.join(", ") }) ?? "";
    }
    return super.event(told, view);
  }
}
