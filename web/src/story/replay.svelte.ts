/** A race looked at again: any moment of it, as any seat saw it then. The drawings take it for a table. */
import { api, type PastOf } from "../api";
import type { Moment, NoteInfo, Story } from "../protocol";
import { whyNot } from "../refusals";
import { nothingYet, type AtTable, type TableState, type View } from "../state";
import { around, eventsAt, stepped, stopsOf, turnsOf, type Step } from "./timeline";

const BEHIND = 6;
const AHEAD = 14;
const MOST = 60; // moments a request

export class Replay implements AtTable {
  readonly state: TableState = $state(nothingYet());
  readonly refusal = null;
  story: Story | null = $state.raw(null);
  who: PastOf = $state.raw({ seat: null, everybody: false });
  /** the moment that is wanted; the view follows as soon as it is there */
  at = $state(0);
  failed = $state("");
  readonly stops = $derived(this.story ? stopsOf(this.story) : []);
  readonly turns = $derived(this.story ? turnsOf(this.story) : []);
  #known = new Map<number, Moment>();
  #asked = new Set<number>();
  #notes: NoteInfo[] = [];

  constructor(readonly id: string) {}

  /** Begin to look: as whom, and at which moment (none: the first). */
  async open(who: PastOf, at: number | null): Promise<void> {
    await Promise.all([this.#meet(), this.watch(who, at)]);
    this.#show(this.at);
  }

  /** The table itself, and what it has noted. */
  async #meet(): Promise<void> {
    const [table, told] = await Promise.all([api.show(this.id), api.look(this.id)]);
    Object.assign(this.state, { table, line: "open", mine: table.seats.filter((each) => each.mine).map((each) => each.seat) });
    this.#notes = told.notes;
  }

  /** Look as somebody else, at the same moment. */
  async watch(who: PastOf, at: number | null = this.at): Promise<void> {
    this.story = await api.story(this.id, who);
    this.who = who;
    this.#known = new Map();
    this.#asked = new Set();
    await this.go(at ?? this.story.first);
  }

  /** To that moment: at once if it has been fetched. */
  async go(entries: number): Promise<void> {
    if (!this.story) return;
    const at = (this.at = Math.min(this.story.of, Math.max(this.story.first, entries)));
    if (!this.#known.has(at)) await this.fetch([at, ...around(this.stops, at, 2, 6)]);
    if (this.at === at) this.#show(at);
    const near = around(this.stops, at, 1, 2).every((moment) => this.#known.has(moment));
    void this.fetch(around(this.stops, at, BEHIND, AHEAD), near ? AHEAD / 2 : 0);
  }

  step(step: Exclude<Step, "play">): Promise<void> {
    if (step === "first") return this.go(0);
    if (step === "last") return this.go(Infinity);
    const moments = step.of === "stop" ? this.stops : [this.stops[0]!, ...this.turns.map((turn) => turn.entries), this.stops.at(-1)!];
    return this.go(stepped(moments, this.at, step.by));
  }

  get atEnd(): boolean {
    return this.story !== null && this.at >= this.story.of;
  }

  /** These moments, in so few requests as can be; when `few` or fewer are missing it can wait. */
  async fetch(moments: readonly number[], few = 0): Promise<Moment[]> {
    const missing = [...new Set(moments)].filter((at) => !this.#known.has(at) && !this.#asked.has(at));
    if (missing.length > few) await this.#fetch(missing, this.who, this.#known);
    return moments.map((at) => this.#known.get(at)).filter((moment) => moment !== undefined);
  }

  async #fetch(moments: number[], who: PastOf, known: Map<number, Moment>): Promise<void> {
    for (const at of moments) this.#asked.add(at);
    try {
      for (let from = 0; from < moments.length; from += MOST) {
        const told = await api.moments(this.id, moments.slice(from, from + MOST), who);
        for (const moment of told.moments) known.set(moment.entries, moment);
        if (known === this.#known) this.#show(this.at);
      }
      this.failed = "";
    } catch (error) {
      this.failed = whyNot(error);
    } finally {
      for (const at of moments) this.#asked.delete(at);
    }
  }

  #show(at: number): void {
    const moment = this.#known.get(at);
    if (!moment || !this.story || !this.state.table) return; // the drawings want to know who sits there
    Object.assign(this.state, {
      view: moment.view as View,
      seat: this.who.seat,
      events: eventsAt(this.story, at),
      notes: this.#notes.filter((note) => note.entries <= at),
      entries: at,
      over: this.story.result !== null && at === this.story.of,
    });
  }

  /** The past is as it was. */
  async answer(): Promise<void> {}
  async undo(): Promise<void> {}
  async redo(): Promise<void> {}
}
