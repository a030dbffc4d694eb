/** How any game speaks: questions, options, facts and events by the names of their messages. */
import type { QuestionInfo } from "../protocol";
import type { Option, Told, View } from "../state";
import { find, slug, t, type Args } from "../texts.svelte";
import type { Words } from "./index";

export class PlainWords implements Words {
  readonly #catalogues: readonly string[];

  constructor(...catalogues: string[]) {
    this.#catalogues = catalogues;
  }

  /** A text of this game, if it has it. */
  text(id: string, args: Args = {}): string | undefined {
    return find(this.#catalogues, id, args);
  }

  name(_view: View, seat: number): string {
    return t("seat", { number: seat + 1 });
  }

  question(question: QuestionInfo, _view: View): string {
    return this.text(`ask-${slug(question.kind)}`) ?? question.kind;
  }

  /** By question and option, by option, by its first word, or as it is. */
  option(question: Pick<QuestionInfo, "kind">, option: Option, _view: View): string {
    const named = String(option);
    const [head = "", ...others] = named.split(" ");
    const rest = others.join(" ");
    const args = { what: /^\d+$/.test(rest) ? Number(rest) : this.word(rest) };
    const tries = [`option-${slug(question.kind)}-${slug(named)}`, `option-${slug(named)}`, `option-${slug(head)}-what`];
    return tries.map((id) => this.text(id, args)).find(Boolean) ?? this.word(named);
  }

  /** A thing of the game by its name: translated if it can be. */
  word(name: string): string {
    return this.text(`name-${slug(name)}`) ?? name;
  }

  facts(question: QuestionInfo, facts: Record<string, unknown>, view: View): string[] {
    return Object.entries(facts)
      .map(([name, value]) => this.fact(question, name, value, view))
      .filter(Boolean);
  }

  /** One figure of an option; empty where there is nothing to say. */
  fact(question: QuestionInfo, name: string, value: unknown, _view: View): string {
    if (value === null || value === false || value === "" || value === 0 || isEmpty(value)) return "";
    return this.figure([`fact-${slug(question.kind)}-${slug(name)}`, `fact-${slug(name)}`], name, value);
  }

  protected figure(ids: string[], name: string, value: unknown): string {
    const shown = value === true ? "yes" : this.argument(value);
    return ids.map((id) => this.text(id, { value: shown })).find((text) => text !== undefined) ?? `${name} ${shown}`;
  }

  reason(reason: Record<string, unknown>): { words: string; rule: string } {
    const short = Object.entries(reason).filter(([name]) => name !== "rule");
    return {
      words: short.map(([name, value]) => this.figure([`short-${slug(name)}`], name, value)).join(", "),
      rule: String(reason.rule ?? ""),
    };
  }

  event(told: Told, view: View): string {
    const args: Args = { name: told.seat >= 0 ? this.name(view, told.seat) : "" };
    for (const [key, value] of Object.entries(told)) {
      if (!["kind", "number", "seat"].includes(key)) args[slug(key)] = this.argument(value);
    }
    return this.text(`event-${slug(told.kind)}`, args) ?? "";
  }

  /** A field of an event as a text can take it. */
  argument(value: unknown): string | number {
    if (typeof value === "number") return value;
    if (typeof value === "boolean" || value === null || value === undefined) return String(value ?? "none");
    if (!Array.isArray(value)) return this.word(String(value));
    const words = value.map((each) => String(this.argument(each)));
    return words.join(words.some((word) => word.includes(", ")) ? " · " : ", ");
  }
}

function isEmpty(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}
