/** Who plays on this device: a guest from the first thing on that needs one. */
import { api, Refused } from "./api";
import type { Me } from "./protocol";
import { t } from "./texts.svelte";

/** null: not known yet, or nobody so far */
export const me: { now: Me | null } = $state({ now: null });

/** Who this device is, if it has been anybody. */
export async function recall(): Promise<Me | null> {
  try {
    me.now = await api.me();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    me.now = null;
  }
  return me.now;
}

/** Be somebody: the guest of before, or a new one. */
export async function beSomebody(name?: string): Promise<Me> {
  const known = me.now ?? (await recall());
  return known ?? (me.now = await api.become(name || t("guest-name")));
}
