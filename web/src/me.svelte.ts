/** Who plays on this device: a guest from the first thing on that needs one. */
import { api, Refused } from "./api";
import type { Me } from "./protocol";
import { kept, keep } from "./preferences.svelte";
import { t } from "./texts.svelte";

const KNOWN = "halftrack-known"; // whether this device has been somebody: so strangers ask for nothing

/** null: not known yet, or nobody so far */
export const me: { now: Me | null } = $state({ now: null });

function remember(person: Me | null): Me | null {
  me.now = person;
  keep(KNOWN, person ? true : null);
  return person;
}

/** Whether this device has been somebody, as far as it remembers. */
export function isKnown(): boolean {
  return me.now !== null || kept(KNOWN) === true;
}

/** Who this device is, if it has been anybody. */
export async function recall(): Promise<Me | null> {
  if (!isKnown()) return null;
  try {
    return remember(await api.me());
  } catch (error) {
    if (error instanceof Refused) return remember(null);
    throw error;
  }
}

/** Be somebody: the guest of before, whom the server knows by his cookie, or a new one. */
export async function beSomebody(name?: string): Promise<Me> {
  return me.now ?? remember(await api.become(name || t("guest-name")))!;
}

/** Letters to me are written in the language that I read here. */
export async function readIn(language: string): Promise<void> {
  if (!me.now || me.now.settings.language === language) return;
  remember(await api.change({ settings: { language } }));
}

/** What the server says of me now, or that I am nobody any more. */
export function become(person: Me | null): void {
  remember(person);
}
