/** Walks over the map by keys; where it stands is the map's one tab stop. */
import type { Place } from "../../../motion";
import type { Target } from "./chart";
import { isArrow, lineAfter, towards } from "./keys";

export class Walker {
  #at: string | null = $state(null);
  #line: Place | null = null;

  constructor(
    readonly targets: () => readonly Target[],
    readonly home: () => string | null,
  ) {}

  /** The tab stop: where one has walked to, else one's own vehicle, else the first space. */
  get stop(): Target {
    const names = [this.#at, this.home()];
    const targets = this.targets();
    return names.map((name) => targets.find((target) => target.name === name)).find(Boolean) ?? targets[0]!;
  }

  /** Stand there. */
  stand(name: string): void {
    if (name === this.stop.name && this.#at !== null) return;
    [this.#at, this.#line] = [name, null];
  }

  /** Where a key leads; null: it is no key for walking, or leads nowhere. */
  step(key: string): string | null {
    if (key === "Home") return this.home();
    if (!isArrow(key)) return null;
    const line = this.#line ?? this.stop;
    const next = towards(this.targets(), this.stop, key, line);
    if (!next) return null;
    [this.#at, this.#line] = [next.name, lineAfter(line, next, key)];
    return next.name;
  }
}
