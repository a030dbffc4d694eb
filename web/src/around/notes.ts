/** The lines beside the race: what was said, asked for, voted, and what they mean now. */
import type { NoteInfo, SeatInfo } from "../protocol";

export interface Asked {
  note: number;
  by: number;
  /** seats that have said yes */
  agreed: number[];
}

/** The undo that is being asked for: nobody has refused, and nothing has happened since. */
export function undoAsked(notes: NoteInfo[], entries: number): Asked | null {
  const last = notes.findLast((note) => note.kind === "undo-asked" || note.kind === "undo-refused");
  if (!last || last.kind !== "undo-asked" || last.seat === null || last.data.entries !== entries) return null;
  const yes = notes.filter((note) => note.kind === "undo-agreed" && note.data.note === last.number);
  return { note: last.number, by: last.seat, agreed: yes.map((note) => note.seat!) };
}

/** Who may say yes or no: people at the table who are not who asks. */
export function concerned(seats: SeatInfo[], by: number, mine: number[]): number[] {
  const asker = mine.includes(by) ? mine : [by];
  return seats.filter((each) => each.kind === "person" && !asker.includes(each.seat)).map((each) => each.seat);
}

/** Seats that are still awaited though their time is up. */
export function late(notes: NoteInfo[], asked: Record<string, number>): number[] {
  const rung = (seat: string): boolean =>
    notes.some((note) => note.kind === "time-is-up" && note.seat === Number(seat) && note.at >= asked[seat]!);
  return Object.keys(asked).filter(rung).map(Number);
}

/** By seat: what it has voted for about that one since then, the last vote counts. */
export function votes(notes: NoteInfo[], about: number, since: number): Map<number, string> {
  const cast = notes.filter((note) => note.kind === "vote" && note.data.about === about && note.at >= since);
  return new Map(cast.map((note) => [note.seat!, String(note.data.choice)]));
}

/** What people have said, without what hidden seats say; the rest stands in the log. */
export function readable(notes: NoteInfo[], hidden: ReadonlySet<number>): NoteInfo[] {
  return notes.filter((note) => note.kind === "chat" && !hidden.has(note.seat ?? -1));
}

/** How many lines of others there are after the last one that was read. */
export function unread(notes: NoteInfo[], hidden: ReadonlySet<number>, mine: number[], seen: number): number {
  return readable(notes, hidden).filter((note) => note.number > seen && !mine.includes(note.seat ?? -1)).length;
}
