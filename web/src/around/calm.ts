/** What is wrong with the line, as far as a person should know: one word for each calm state. */
import type { Line } from "../state";

/** busy, store and slow: the server is there, but what was asked waits; the others: it is not */
export type Calm = "offline" | "restart" | "crowded" | "closed-store" | "reconnecting" | "busy" | "store" | "slow";

const LOST: Record<string, Calm> = { restart: "restart", often: "crowded", away: "closed-store" };
const DELAYED: Record<string, Calm> = { often: "busy", away: "store" };

/** The state to be shown, or none. `online` is what the device says about its network; `slow`: an answer takes long. */
export function calm(line: Line, reason: string, delayed: string, online: boolean, slow: boolean): Calm | null {
  if (line === "open") return DELAYED[delayed] ?? (slow ? "slow" : null);
  if (line !== "lost") return null;
  return online ? (LOST[reason] ?? "reconnecting") : "offline";
}
