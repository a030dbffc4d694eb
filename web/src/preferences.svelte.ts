/** What this device prefers: kept in the browser, never asked twice. */

export const LANGUAGES = ["en", "fr", "de", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Preferences {
  language: Language;
  /** light, dark, or as the system has it */
  theme: "light" | "dark" | "system";
  /** vehicles roll, tiles flip; `system` follows what the device says about motion */
  motion: "full" | "none" | "system";
  sounds: boolean;
  /** whether a costly or irreversible click is asked about once more */
  ask: boolean;
}

const KEY = "halftrack";

export function spoken(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}

function defaults(): Preferences {
  return { language: spoken(navigator.languages), theme: "system", motion: "system", sounds: false, ask: true };
}

/** What this device keeps under that name; null where there is nothing of ours. */
export function kept(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null");
  } catch {
    return null; // a browser without storage, or something that is not ours
  }
}

/** Keep something on this device; null: no longer. */
export function keep(name: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // a browser without storage: it lasts as long as the tab
  }
}

export const preferences: Preferences = $state({ ...defaults(), ...(kept(KEY) as Partial<Preferences> | null) });

/** Change some preferences, and keep them. */
export function prefer(changes: Partial<Preferences>): void {
  Object.assign(preferences, changes);
  keep(KEY, preferences);
}

/** Whether things may move on the screen. */
export function moves(): boolean {
  if (preferences.motion !== "system") return preferences.motion === "full";
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
