/** Records as files: the same that the command line reads and writes. */
import { api } from "../../api";
import type { TableInfo } from "../../protocol";

/** Not a record of ours. */
export class NoRecord extends Error {}

/** The record in the text of a file: alone, or within a saved race. */
export function recordIn(text: string): Record<string, unknown> {
  let told: unknown;
  try {
    told = JSON.parse(text);
  } catch {
    throw new NoRecord();
  }
  const inner = isObject(told) && isObject(told.record) ? told.record : told;
  if (!isObject(inner) || typeof inner.game !== "string" || !Array.isArray(inner.entries)) throw new NoRecord();
  return inner;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What the file of a race is called. */
export function fileName(table: TableInfo): string {
  const name = (table.name || table.game).toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");
  return `${name || table.game}-${new Date(table.changed * 1000).toISOString().slice(0, 10)}.json`;
}

/** Put the record of a race into a file of this device. */
export async function saveRecord(table: TableInfo): Promise<void> {
  const { record } = await api.record(table.id);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(record, null, 1)], { type: "application/json" }));
  link.download = fileName(table);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
