/** A table on the screen: its state, and everything that one can do there. */
import { Socket, type Request } from "./socket";
import type { Done, Refusal } from "./protocol";
import { heard, nothingYet, type AtTable, type Option, type TableState } from "./state";

export class Table implements AtTable {
  readonly state: TableState = $state(nothingYet());
  /** what was refused last, in the server's words; shown for a while */
  refusal: Refusal | null = $state(null);
  readonly #socket: Socket;

  constructor(
    readonly id: string,
    seat: number | null,
  ) {
    const address = new URL(`/api/tables/${encodeURIComponent(id)}/socket`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    this.#socket = new Socket(() => new WebSocket(address) as never, {
      heard: (message) => Object.assign(this.state, heard(this.state, message)),
      line: (line, reason) => Object.assign(this.state, { line, reason }),
    }, seat);
  }

  /** Answer the open question with one of its options. */
  async answer(option: Option): Promise<void> {
    const { question, seat, sending } = this.state;
    if (!question || seat === null || sending !== null) return;
    this.state.sending = option;
    await this.#ask({ type: "answer", seat, question: question.number, option });
  }

  /** Take back one's last choice, or all from that entry on; beyond what is free the others are asked. */
  undo(to = this.state.undoable.at(-1)): Promise<void> {
    return this.#asSeat((seat) => (to === undefined ? null : { type: "undo", seat, to }));
  }

  redo(): Promise<void> {
    return this.#asSeat((seat) => ({ type: "redo", seat }));
  }

  consent(note: number, yes: boolean): Promise<void> {
    return this.#asSeat((seat) => ({ type: "consent", seat, note, yes }));
  }

  chat(text: string): Promise<void> {
    return this.#asSeat((seat) => ({ type: "chat", seat, text }));
  }

  /** On a shared device: show that seat's secrets, or nobody's. */
  look(seat: number | null): void {
    this.#socket.look(seat);
  }

  hurry(): void {
    this.#socket.hurry();
  }

  close(): void {
    this.#socket.close();
  }

  async #asSeat(request: (seat: number) => Request | null): Promise<void> {
    const seat = this.state.seat ?? this.state.mine[0];
    const wanted = seat === undefined ? null : request(seat);
    if (wanted) await this.#ask(wanted);
  }

  async #ask(request: Request): Promise<void> {
    const answer: Done | Refusal = await this.#socket.request(request);
    this.refusal = answer.type === "refused" ? answer : null;
  }
}
