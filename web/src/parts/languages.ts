/** The languages, each in its own words. */
import type { Language } from "../preferences.svelte";

export const NAMES: Record<Language, string> = { en: "English", fr: "Français", de: "Deutsch", it: "Italiano" };
