/** What somebody at the table is about to answer: pointed at, picked, and the rest of a drive. */
import { preferences } from "../../preferences.svelte";
import type { QuestionInfo } from "../../protocol";
import type { AtTable, Option } from "../../state";
import { headingAt, keepHeading } from "./heading";
import { isOnMap, isPlace, preview, weight, wayTo, type Weight } from "./input";
import { offers, reasonOf, type Levels } from "./question";
import { raceOf, type Race } from "./race";
import type { GreatRaceWords } from "./words";

/** An option belongs to one question: with the next one it is forgotten. */
interface Meant {
  number: number;
  option: Option;
}

/** Questions that come while a space is entered. */
const ON_THE_WAY: readonly string[] = ["danger", "damage", "shortage", "guide"];
/** Questions that come when a drive is over. */
const ENDS: readonly string[] = ["sequence", "confirm"];

export class Asking {
  #pointed: Meant | null = $state(null);
  #picked: Meant | null = $state(null);
  #wondered: Meant | null = $state(null);
  /** the steps of a drive that are still to be taken */
  journey: string[] = $state([]);

  constructor(
    readonly table: AtTable,
    readonly words: GreatRaceWords,
  ) {}

  get race(): Race {
    return raceOf(this.table.state.view!);
  }

  get question(): QuestionInfo | null {
    return this.table.state.question;
  }

  /** An answer is on its way: nothing can be clicked until it is there. */
  get waits(): boolean {
    return this.table.state.sending !== null;
  }

  get pointed(): Option | null {
    return this.#current(this.#pointed);
  }

  /** what waits to be confirmed */
  get picked(): Option | null {
    return this.#current(this.#picked);
  }

  /** an option that is not there, and of which one would know why */
  get wondered(): Option | null {
    return this.#current(this.#wondered);
  }

  /** What the map and the gauges look at. */
  get target(): Option | null {
    return this.pointed ?? this.picked;
  }

  get ghost(): Levels | null {
    return preview(this.question, this.target, this.race);
  }

  get weight(): Weight {
    return this.question && this.picked !== null ? weight(this.question, this.picked) : "free";
  }

  /** The spaces that the question is about: what a card is aimed at, or the one that is being entered. */
  get aims(): string[] {
    const { question, race } = this;
    if (race.aim.length) return race.aim.slice(1);
    if (!question || !ON_THE_WAY.includes(question.kind)) return [];
    const space = headingAt(this.#name, question.number);
    return space === null ? [] : [space];
  }

  point(option: Option | null): void {
    this.#pointed = this.#meant(option);
  }

  /** A click: it answers at once, or asks whether that is really meant. The second click means it. */
  choose(option: Option): void {
    const { question } = this;
    if (!question || this.waits) return;
    if (!this.#leads(question, option)) return this.wonder(option);
    this.#wondered = null;
    if (preferences.ask && this.picked !== option && weight(question, option) !== "free") this.#picked = this.#meant(option);
    else this.confirm(option);
  }

  confirm(option: Option | null = this.picked): void {
    const { question } = this;
    if (!question || option === null || this.waits) return;
    this.#picked = null;
    this.#pointed = null;
    if (offers(question, option)) return this.#answer(question, option);
    this.journey = wayTo(question, option);
    if (question.kind === "sequence") void this.table.answer("drive");
    else this.travel();
  }

  drop(): void {
    this.#picked = null;
    this.#wondered = null;
    this.#pointed = null;
    this.journey = [];
  }

  wonder(option: Option): void {
    if (reasonOf(this.question, option)) this.#wondered = this.#meant(option);
  }

  undo(): void {
    this.drop();
    if (this.table.state.undoable.length) void this.table.undo();
  }

  /** The next step of a longer drive, as soon as one is asked for it; anything unforeseen ends it. */
  travel(): void {
    const [next, ...rest] = this.journey;
    const { question } = this;
    if (next === undefined || this.waits) return;
    if (question?.kind === "drive" && offers(question, next)) {
      this.journey = rest;
      this.#answer(question, next);
    } else if (!question || isOnMap(question) || ENDS.includes(question.kind)) {
      this.journey = [];
    }
  }

  #answer(question: QuestionInfo, option: Option): void {
    if (question.kind === "drive") {
      keepHeading(this.#name, isPlace(question, option) ? { number: question.number, space: String(option) } : null);
    }
    void this.table.answer(option);
  }

  #leads(question: QuestionInfo, option: Option): boolean {
    return offers(question, option) || wayTo(question, option).length > 0;
  }

  get #name(): string {
    return this.table.state.table?.id ?? "";
  }

  #meant(option: Option | null): Meant | null {
    return option === null || !this.question ? null : { number: this.question.number, option };
  }

  #current(meant: Meant | null): Option | null {
    return meant && meant.number === this.question?.number ? meant.option : null;
  }
}
