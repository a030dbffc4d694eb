/** What the table itself has written down, in words. */
import type { Words } from "../games";
import type { NoteInfo } from "../protocol";
import type { View } from "../state";
import { t } from "../texts.svelte";

/** Those that belong into the log; votes, hints and links are told elsewhere. */
const TOLD = [
  "chat", "undo-asked", "undo-agreed", "undo-refused", "rebased", "resigned", "voted-out", "bot-plays-on", "bot-replaced",
  "came-back", "time-is-up", "rematch",
];

/** A note as a line of the log; empty where it is not worth one. */
export function noteText(note: NoteInfo, view: View, words: Words): string {
  if (!TOLD.includes(note.kind)) return "";
  const name = note.seat === null ? "" : words.name(view, note.seat);
  return t(`story-note-${note.kind}`, { name, text: String(note.data.text ?? "") });
}
