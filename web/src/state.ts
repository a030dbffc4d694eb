/** What one tab knows of one table: pure data, changed only by what the server tells. */
import type * as wire from "./protocol";

/** `entries`: how many the record had when it happened, the moment that it can be looked at again */
export type Told = Record<string, unknown> & { kind: string; number: number; seat: number; entries: number };
export type View = Record<string, unknown> & { awaiting: number[]; answered: string | number | null };
export type Ranking = Record<string, unknown> & { seat: number; rank: number };
export type Option = string | number;
/** joining: the first time; lost: trying again; gone: the server does not want us here */
export type Line = "joining" | "open" | "lost" | "gone";

export interface TableState {
  line: Line;
  /** why the line is lost or gone: a code of the server, "restart", or nothing */
  reason: string;
  /** the seats of this device at this table */
  mine: number[];
  /** whose view this is; null: a spectator's, or the curtain is down */
  seat: number | null;
  table: wire.TableInfo | null;
  /** null: the race has not begun */
  view: View | null;
  question: wire.QuestionInfo | null;
  events: Told[];
  notes: wire.NoteInfo[];
  /** how many entries the record has */
  entries: number;
  /** entries that this seat may take back freely, earliest first */
  undoable: number[];
  /** what this seat took back can be done again */
  redoable: boolean;
  /** by seat, in seconds since 1970: when its time is up */
  deadlines: Record<string, number>;
  /** by seat, in seconds since 1970: since when it is awaited */
  asked: Record<string, number>;
  /** how many answers this seat has given in advance */
  queued: number;
  over: boolean;
  /** which seats somebody looks after just now, and how many look on */
  present: number[];
  spectators: number;
  /** an answer on its way: nothing can be clicked until it is there */
  sending: Option | null;
}

/** What the drawings of a game need of a table: a live one, a replay, or a guided race. */
export interface AtTable {
  readonly state: TableState;
  /** what was refused last, in the server's words */
  readonly refusal: wire.Refusal | null;
  answer(option: Option): Promise<void>;
  undo(to?: number): Promise<void>;
  redo(): Promise<void>;
}

export function nothingYet(): TableState {
  return {
    line: "joining", reason: "", mine: [], seat: null, table: null, view: null, question: null, events: [], notes: [],
    entries: 0, undoable: [], redoable: false, deadlines: {}, asked: {}, queued: 0, over: false, present: [],
    spectators: 0, sending: null,
  };
}

/** What a message of the server changes. */
export function heard(state: TableState, message: wire.FromServer): Partial<TableState> {
  switch (message.type) {
    case "welcome":
      return { mine: message.mine, line: "open", reason: "" };
    case "told":
      return told(state, message);
    case "present":
      return { present: message.seats, spectators: message.spectators };
    case "refused":
      return { sending: null };
    default:
      return {};
  }
}

function told(state: TableState, message: wire.Told): Partial<TableState> {
  const events = message.events as Told[];
  const other = message.seat !== state.seat || message.since === 0;
  return {
    seat: message.seat,
    table: message.table,
    view: message.view as View | null,
    question: message.question,
    events: other ? events : [...state.events.slice(0, message.since), ...events],
    notes: notesAfter(state.notes, message),
    entries: message.entries,
    undoable: message.undoable,
    redoable: message.redoable,
    deadlines: message.deadlines,
    asked: message.asked,
    queued: message.queued,
    over: message.over,
    sending: message.question && message.question.number === state.question?.number ? state.sending : null,
  };
}

/** Notes are numbered; the same one may be told twice. */
function notesAfter(known: wire.NoteInfo[], message: wire.Told): wire.NoteInfo[] {
  const seen = new Set(known.map((note) => note.number));
  const fresh = message.notes.filter((note) => !seen.has(note.number));
  return fresh.length ? [...known, ...fresh].sort((one, other) => one.number - other.number) : known;
}
