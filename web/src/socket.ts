/** The line to a table: it greets, hears, asks, and asks again until it has an answer; it comes back by itself. */
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
  /** lost: it tries again by itself; gone: it will not */
  line(state: "open" | "lost" | "gone", reason: string): void;
}

const PATIENCE = 9_000; // ms without a word before the line counts as dead
const PING = 3_000;
const SLOWEST = 10_000; // ms between two attempts to come back
const POLICY = 1008; // the server does not want us here: coming back is no use

export class Socket {
  #wire: Wire | null = null;
  #waiting = new Map<string, { text: string; done: (answer: Done | Refusal) => void }>();
  #epoch = "";
  #last = 0;
  #seat: number | null;
  #attempts = 0;
  #clock: ReturnType<typeof setInterval> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heardAt = 0;
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
    const id = crypto.randomUUID();
    const text = JSON.stringify({ ...request, id });
    return new Promise((done) => {
      this.#waiting.set(id, { text, done });
      this.#send(text);
    });
  }

  /** Look as another seat of this device; null: let the curtain fall. */
  look(seat: number | null): void {
    this.#seat = seat;
    this.#epoch = "";
    this.#say({ type: "curtain", seat });
  }

  /** Try at once, when the network is back or the tab is looked at again. */
  hurry(): void {
    if (this.#wire || this.#closed) return;
    clearTimeout(this.#retry);
    this.#open();
  }

  close(): void {
    this.#closed = true;
    this.#hangUp();
    clearTimeout(this.#retry);
  }

  #open(): void {
    const wire = (this.#wire = this.connect());
    this.#heardAt = Date.now();
    wire.onopen = () => this.#greet();
    wire.onmessage = (event) => this.#hear(JSON.parse(event.data) as FromServer);
    wire.onclose = (event) => this.#lose(event.code, event.reason);
    this.#clock = setInterval(() => this.#watch(), PING);
  }

  #greet(): void {
    const known = { seat: this.#seat, epoch: this.#epoch, last: this.#last };
    this.#say({ type: "hello", protocol: PROTOCOL, ...known });
    for (const { text } of this.#waiting.values()) this.#send(text);
  }

  #hear(message: FromServer): void {
    this.#heardAt = Date.now();
    if (message.type === "welcome") this.#welcome(message.epoch);
    if (message.type === "told") this.#last = message.number;
    if (message.type === "done" || message.type === "refused") this.#answered(message);
    this.ears.heard(message);
  }

  #welcome(epoch: string): void {
    this.#epoch = epoch;
    this.#attempts = 0;
    this.ears.line("open", "");
  }

  #answered(answer: Done | Refusal): void {
    this.#waiting.get(answer.id)?.done(answer);
    this.#waiting.delete(answer.id);
  }

  #watch(): void {
    if (Date.now() - this.#heardAt > PATIENCE) this.#lose(0, "");
    else this.#say({ type: "ping" });
  }

  #lose(code: number, reason: string): void {
    this.#hangUp();
    if (this.#closed) return;
    if (code === POLICY) {
      this.#closed = true;
      this.ears.line("gone", reason);
      return;
    }
    this.ears.line("lost", reason);
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
