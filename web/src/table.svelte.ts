/** A table on the screen: its state, and everything that one can do there. */
import { api } from "./api";
import { Socket, type Request } from "./socket";
import type { Done, FromServer, OrdersInfo, Refusal } from "./protocol";
import { heard, nothingYet, type AtTable, type Option, type TableState } from "./state";

export class Table implements AtTable {
  readonly state: TableState = $state(nothingYet());
  /** what was refused last; shown for a while */
  refusal: Refusal | null = $state(null);
  /** the code of what keeps the server from doing what was asked; it is asked again; empty: nothing */
  delayed = $state("");
  /** lines of chat on their way */
  saying: string[] = $state([]);
  /** how far the server's clock is ahead of this device's, in seconds */
  ahead = $state(0);
  readonly #socket: Socket;

  constructor(
    readonly id: string,
    seat: number | null,
  ) {
    const address = new URL(`/api/tables/${encodeURIComponent(id)}/socket`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    this.#socket = new Socket(() => new WebSocket(address) as never, {
      heard: (message) => this.#heard(message),
      line: (line, reason) => Object.assign(this.state, { line, reason }),
      delayed: (code) => (this.delayed = code),
    }, seat);
  }

  /** The seat that one acts for: the one looked as, else the first of one's own. */
  get seat(): number | undefined {
    return this.state.seat ?? this.state.mine[0];
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

  /** Take back one's last answer, however long ago; the others at the table are asked first. */
  askBack(): Promise<void> {
    return this.#asSeat((seat) => ({ type: "undo", seat, to: null }));
  }

  /** On a shared device: who has just answered takes that back, before the next one holds it. */
  takeBackAs(seat: number): Promise<void> {
    this.look(seat);
    return this.#ask({ type: "undo", seat, to: null });
  }

  redo(): Promise<void> {
    return this.#asSeat((seat) => ({ type: "redo", seat }));
  }

  consent(note: number, yes: boolean): Promise<void> {
    return this.#asSeat((seat) => ({ type: "consent", seat, note, yes }));
  }

  async chat(text: string): Promise<void> {
    this.saying.push(text);
    await this.#asSeat((seat) => ({ type: "chat", seat, text }));
    this.saying.splice(this.saying.indexOf(text), 1);
  }

  /** What becomes of a seat that does not answer. */
  vote(about: number, choice: "wait" | "bot" | "leave"): Promise<unknown> {
    return api.vote(this.id, { seat: this.seat ?? -1, about, choice });
  }

  resign(): Promise<unknown> {
    return api.resign(this.id, this.seat ?? -1);
  }

  /** Take a seat again for which a bot has played on. */
  async comeBack(seat: number): Promise<void> {
    await api.comeBack(this.id, seat);
    this.again();
  }

  orders(): Promise<OrdersInfo> {
    return api.orders(this.id, this.seat ?? -1);
  }

  /** On a shared device: show that seat's secrets, or nobody's. */
  look(seat: number | null): void {
    this.#socket.look(seat);
  }

  /** Say whether somebody looks at this tab. */
  attend(here: boolean): void {
    this.#socket.attend(here);
  }

  hurry(): void {
    this.#socket.hurry();
  }

  /** The device says that it has no network: hear whether the server is there all the same. */
  doubt(): void {
    this.#socket.doubt();
  }

  /** Greet anew, after a seat was taken or given back. */
  again(): void {
    this.#socket.again();
  }

  close(): void {
    this.#socket.close();
  }

  #heard(message: FromServer): void {
    if (message.type === "pong") this.ahead = message.at - Date.now() / 1000;
    Object.assign(this.state, heard(this.state, message));
  }

  async #asSeat(request: (seat: number) => Request | null): Promise<void> {
    const wanted = this.seat === undefined ? null : request(this.seat);
    if (wanted) await this.#ask(wanted);
  }

  async #ask(request: Request): Promise<void> {
    const answer: Done | Refusal = await this.#socket.request(request);
    this.refusal = answer.type === "refused" ? answer : null;
  }
}
