/** My tables as the header knows them: how many wait for me, asked for every now and then. */
import { api } from "./api";
import { isKnown, me } from "./me.svelte";
import type { Tables } from "./protocol";
import { waitsForMe } from "./tables/seats";

const SECONDS = { looking: 15, away: 60 };

const NONE: Tables = { tables: [], until: {} };

export const mine: { now: Tables } = $state({ now: NONE });

/** The tables that wait for me. */
export function waiting(): Tables["tables"] {
  return mine.now.tables.filter(waitsForMe);
}

/** Ask the server how things stand; without an answer it stays as it was. */
export async function lookAtMine(): Promise<void> {
  if (!isKnown()) {
    mine.now = NONE;
    return;
  }
  try {
    mine.now = await api.mine();
  } catch {
    // away or forgotten: the page itself says so where it matters
  }
}

/** Look now and again, more often while somebody looks at the page; returns how to stop. */
export function keepLooking(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const again = (): void => {
    clearTimeout(timer);
    void lookAtMine().finally(() => {
      timer = setTimeout(again, 1000 * (document.hidden ? SECONDS.away : SECONDS.looking));
    });
  };
  document.addEventListener("visibilitychange", again);
  again();
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", again);
  };
}

/** Whether anybody plays on this device at all. */
export function isSomebody(): boolean {
  return me.now !== null || mine.now.tables.length > 0;
}
