/** Every text of the client, out of the Fluent catalogues that the terminal shares. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { prefer, preferences, type Language } from "./preferences.svelte";

export type Args = Record<string, FluentVariable>;

const FILES = import.meta.glob("../../src/halftrack/locales/*/*.ftl", { query: "?raw", import: "default" }) as Record<
  string,
  () => Promise<string>
>;
const FIRST: Language = "en"; // the language in which the catalogues are written; every other says as much
const wanted = new Set(["web"]);
const known = new Map<string, FluentBundle>(); // by "language/catalogue"
let next: Language = preferences.language; // being fetched, or on the screen

/** The language on the screen; it changes only when its texts are there. */
export const language: { now: Language; version: number } = $state({ now: FIRST, version: 0 });

async function load(language: Language, catalogue: string): Promise<void> {
  const name = `${language}/${catalogue}`;
  const file = FILES[`../../src/halftrack/locales/${name}.ftl`];
  if (known.has(name) || !file) return;
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(await file()));
  known.set(name, bundle);
}

/** A catalogue as it is written, in the first language. */
export async function sourceOf(catalogue: string): Promise<string> {
  return (await FILES[`../../src/halftrack/locales/${FIRST}/${catalogue}.ftl`]?.()) ?? "";
}

/** Speak that language from now on; of two wishes at once the later one counts. */
export async function speak(wish: Language): Promise<void> {
  next = wish;
  await Promise.all([...wanted].map((catalogue) => load(wish, catalogue)));
  if (next !== wish) return;
  language.now = next;
  language.version += 1;
  document.documentElement.lang = next;
  prefer({ language: next });
}

/** Have these catalogues ready, in the language that is spoken. */
export async function fetchTexts(...catalogues: string[]): Promise<void> {
  for (const catalogue of catalogues) wanted.add(catalogue);
  await speak(next);
}

/** A text out of the first of these catalogues that has it, or nothing; `id.attribute` names an attribute. */
export function find(catalogues: readonly string[], id: string, args: Args = {}): string | undefined {
  void language.version; // read, so that what is on the screen changes with the language
  const [name = id, attribute] = id.split(".");
  for (const catalogue of catalogues) {
    const bundle = known.get(`${language.now}/${catalogue}`);
    const message = bundle?.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (bundle && pattern) return bundle.formatPattern(pattern, args, []);
  }
  return undefined;
}

/** A text of the client itself, out of those of its own catalogues (`web`, `web-...`) that have been fetched. */
export function t(id: string, args: Args = {}): string {
  return find([...wanted].filter((catalogue) => catalogue.startsWith("web")), id, args) ?? id;
}

/** Words as part of a message id: small letters, digits and hyphens. */
export function slug(words: string): string {
  const apart = words.replace(/(?<=[a-z0-9])(?=[A-Z])/g, "-").toLowerCase();
  return apart.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}
