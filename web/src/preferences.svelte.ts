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

function stored(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>;
  } catch {
    return {}; // a browser without storage, or something that is not ours
  }
}

export const preferences: Preferences = $state({ ...defaults(), ...stored() });

/** Change some preferences, and keep them. */
export function prefer(changes: Partial<Preferences>): void {
  Object.assign(preferences, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // a browser without storage: they last as long as the tab
  }
}

/** Whether things may move on the screen. */
export function moves(): boolean {
  if (preferences.motion !== "system") return preferences.motion === "full";
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
