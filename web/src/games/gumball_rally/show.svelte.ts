/** Plays what has happened event by event, so that everybody at the table can follow. */
import { sound, type Sound } from "../../sounds";
import type { Told } from "../../state";
import { after, beat, isContinued, pictureOf, type Picture, type RallyView } from "./show";

const MOST = 80; // events; more than that is not played but shown at once

const SOUNDS: Record<string, Sound> = {
  CardPlayed: "card", Passed: "pass", SentBack: "honk", Scored: "gumball", PhotoTaken: "card", RallyEnded: "winner",
};

export class Show {
  picture: Picture = $state.raw(null as never);
  /** whether there is more to come */
  playing = $state(false);
  #known: Told[] = [];
  #queue: Told[] = [];
  #view: RallyView;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(view: RallyView, events: Told[]) {
    this.#view = view;
    this.#known = events;
    this.picture = pictureOf(view);
  }

  /** Take in how things stand now. */
  follow(view: RallyView, events: Told[]): void {
    const fresh = isContinued(this.#known, events) ? events.slice(this.#known.length) : null;
    this.#known = events;
    this.#view = view;
    if (!fresh || this.#queue.length + fresh.length > MOST || document.hidden) return this.skip();
    this.#queue.push(...fresh);
    if (!this.playing) this.#next();
  }

  /** Show at once how things stand. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.playing = false;
    this.picture = pictureOf(this.#view);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #next(): void {
    const told = this.#queue.shift();
    if (!told) return this.skip();
    this.playing = true;
    this.picture = after(this.picture, told, this.#view);
    const heard = told.kind === "HazardTurned" ? hazardSound(told.hazard as string) : SOUNDS[told.kind];
    if (heard) sound(heard);
    this.#wait(beat(told, this.#queue.length));
  }

  #wait(ms: number): void {
    if (ms) this.#timer = setTimeout(() => this.#next(), ms);
    else this.#next();
  }
}

function hazardSound(hazard: string): Sound {
  return hazard === "checkpoint" || hazard === "winner" ? "checkpoint" : "danger";
}
