/** The line to a table: it greets, hears, asks, and asks again until it has an answer; it comes back by itself. */
import { newId } from "./ids";
import { PROTOCOL, type Done, type FromClient, type FromServer, type Refusal } from "./protocol";

/** What carries an id and is answered. */
type Omitted<T> = T extends unknown ? Omit<T, "id"> : never;
export type Request = Omitted<Extract<FromClient, { id: string }>>;

/** A WebSocket, or what stands for it in a test. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
}

export interface Ears {
  heard(message: FromServer): void;
  /** lost: it tries again by itself; gone: it will not; why: a code of the server's, "restart", or nothing */
  line(state: "open" | "lost" | "gone", why: string): void;
  /** the server cannot do what was asked just now, by its code; it is asked again; empty: it could */
  delayed(code: string): void;
}

const PATIENCE = 9_000; // ms without a word after a ping before the line counts as dead
const PING = 3_000;
const SOON = 1_500; // ms for an answer to a ping where the device says that it is offline
const SLOWEST = 10_000; // ms between two attempts to come back
const AGAIN = 1_500; // ms until what could not be done just now is asked for again
const POLICY = 1008; // the server does not want us here: coming back is no use
const RESTART = [1001, 1012];
const PASSING = ["away", "often"]; // refusals that decide nothing
const NOTHING = -1; // no message of this seat has been heard

interface Waiting {
  text: string;
  done: (answer: Done | Refusal) => void;
  delayed: boolean;
}

export class Socket {
  #wire: Wire | null = null;
  #waiting = new Map<string, Waiting>();
  #epoch = "";
  #last = NOTHING;
  #seat: number | null;
  #here = true;
  #attempts = 0;
  #why = ""; // the line was lost; an attempt that fails says nothing new
  #clock: ReturnType<typeof setInterval> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pingedAt = 0; // of the first ping that has had no answer; 0: none waits
  #closed = false;

  constructor(
    private readonly connect: () => Wire,
    private readonly ears: Ears,
    seat: number | null = null,
  ) {
    this.#seat = seat;
    this.#open();
  }

  /** Ask for something; it is sent again after a break, under the same id, until it is answered. */
  request(request: Request): Promise<Done | Refusal> {
    const id = newId();
    const text = JSON.stringify({ ...request, id });
    return new Promise((done) => {
      this.#waiting.set(id, { text, done, delayed: false });
      this.#send(text);
    });
  }

  /** Look as another seat of this device; null: let the curtain fall. */
  look(seat: number | null): void {
    this.#seat = seat;
    this.#last = NOTHING;
    this.#say({ type: "curtain", seat });
  }

  /** Say whether somebody looks at this tab. */
  attend(here: boolean): void {
    if (here === this.#here) return;
    this.#here = here;
    this.#say({ type: "attend", here });
  }

  /** Try at once, when the network is back or the tab is looked at again. */
  hurry(): void {
    if (this.#closed) return;
    if (this.#wire) return this.#ping();
    clearTimeout(this.#retry);
    this.#open();
  }

  /** The device says that it has no network. A server on the same device answers all the same; any other one is lost. */
  doubt(): void {
    const wire = this.#wire;
    if (!wire) return;
    this.#ping();
    setTimeout(() => this.#wire === wire && this.#pingedAt && Date.now() - this.#pingedAt >= SOON && this.#lose(0, ""), SOON);
  }

  /** Greet anew: whose seats these are has changed. */
  again(): void {
    this.#hangUp();
    this.#last = NOTHING;
    this.hurry();
  }

  close(): void {
    this.#closed = true;
    this.#hangUp();
    clearTimeout(this.#retry);
  }

  #open(): void {
    const wire = (this.#wire = this.connect());
    this.#pingedAt = Date.now(); // the greeting is owed an answer too
    wire.onopen = () => this.#greet();
    wire.onmessage = (event) => this.#hear(JSON.parse(event.data) as FromServer);
    wire.onclose = (event) => this.#lose(event.code, event.reason);
    this.#clock = setInterval(() => this.#watch(), PING);
  }

  #greet(): void {
    const known = { seat: this.#seat, epoch: this.#epoch, last: Math.max(0, this.#last) };
    this.#say({ type: "hello", protocol: PROTOCOL, ...known, ...(this.#last === NOTHING ? { epoch: "" } : {}) });
    if (!this.#here) this.#say({ type: "attend", here: false });
    for (const { text } of this.#waiting.values()) this.#send(text);
  }

  #hear(message: FromServer): void {
    this.#pingedAt = 0;
    if (message.type === "welcome") this.#welcome(message.epoch);
    if (message.type === "told") [this.#seat, this.#last] = [message.seat, message.number];
    if (message.type === "refused" && PASSING.includes(message.code) && this.#delay(message)) return;
    if (message.type === "done" || message.type === "refused") this.#answered(message);
    this.ears.heard(message);
  }

  #welcome(epoch: string): void {
    this.#epoch = epoch;
    this.#attempts = 0;
    this.#why = "";
    this.ears.line("open", "");
  }

  /** Ask again a little later; whether it was one of ours. */
  #delay(refusal: Refusal): boolean {
    const waiting = this.#waiting.get(refusal.id);
    if (!waiting) return false;
    waiting.delayed = true;
    this.ears.delayed(refusal.code);
    setTimeout(() => this.#waiting.has(refusal.id) && this.#send(waiting.text), AGAIN);
    return true;
  }

  #answered(answer: Done | Refusal): void {
    const answered = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    answered?.done(answer);
    if (answered?.delayed && ![...this.#waiting.values()].some((each) => each.delayed)) this.ears.delayed("");
  }

  /** A hidden tab is woken seldom: what counts is how long a ping waits, not how long nothing was heard. */
  #watch(): void {
    if (this.#pingedAt && Date.now() - this.#pingedAt > PATIENCE) this.#lose(0, "");
    else this.#ping();
  }

  #ping(): void {
    this.#pingedAt ||= Date.now();
    this.#say({ type: "ping" });
  }

  #lose(code: number, reason: string): void {
    this.#hangUp();
    if (this.#closed) return;
    this.#why = RESTART.includes(code) ? "restart" : codeOf(reason) || this.#why;
    if (code === POLICY) {
      this.#closed = true;
      this.ears.line("gone", this.#why);
      return;
    }
    this.ears.line("lost", this.#why);
    const wait = Math.min(SLOWEST, 300 * 2 ** this.#attempts++) * (0.5 + Math.random() / 2);
    this.#retry = setTimeout(() => this.#open(), wait);
  }

  #hangUp(): void {
    clearInterval(this.#clock);
    const wire = this.#wire;
    this.#wire = null;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }

  #say(message: FromClient): void {
    this.#send(JSON.stringify(message));
  }

  #send(text: string): void {
    try {
      this.#wire?.send(text);
    } catch {
      // not open yet: the greeting sends what waits
    }
  }
}

/** The server closes a line with `code: words`. */
function codeOf(reason: string): string {
  return /^[a-z]+(?=: )/.exec(reason)?.[0] ?? "";
}
