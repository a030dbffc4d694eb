/** Every text of the client, out of the Fluent catalogues that the terminal shares. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { prefer, type Language } from "./preferences.svelte";

export type Args = Record<string, FluentVariable>;

const FILES = import.meta.glob("../../src/halftrack/locales/*/*.ftl", { query: "?raw", import: "default" }) as Record<
  string,
  () => Promise<string>
>;
const FALLBACK: Language = "en";
const wanted = new Set(["web"]);
const known = new Map<string, FluentBundle>(); // by "language/catalogue"

/** The language on the screen; it changes only when its texts are there. */
export const language: { now: Language; version: number } = $state({ now: FALLBACK, version: 0 });

async function load(language: Language, catalogue: string): Promise<void> {
  const name = `${language}/${catalogue}`;
  const file = FILES[`../../src/halftrack/locales/${name}.ftl`];
  if (known.has(name) || !file) return;
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(await file()));
  known.set(name, bundle);
}

/** A catalogue as it is written, in the language that has everything. */
export async function sourceOf(catalogue: string): Promise<string> {
  return (await FILES[`../../src/halftrack/locales/${FALLBACK}/${catalogue}.ftl`]?.()) ?? "";
}

/** Speak that language from now on. */
export async function speak(next: Language): Promise<void> {
  await Promise.all([...wanted].flatMap((catalogue) => [load(next, catalogue), load(FALLBACK, catalogue)]));
  language.now = next;
  language.version += 1;
  document.documentElement.lang = next;
  prefer({ language: next });
}

/** Have these catalogues ready, in the language now spoken. */
export async function fetchTexts(...catalogues: string[]): Promise<void> {
  for (const catalogue of catalogues) wanted.add(catalogue);
  await speak(language.now);
}

/** A text out of the first of these catalogues that has it, or nothing; `id.attribute` names an attribute. */
export function find(catalogues: readonly string[], id: string, args: Args = {}): string | undefined {
  void language.version; // read, so that what is on the screen changes with the language
  const [name = id, attribute] = id.split(".");
  for (const spoken of new Set([language.now, FALLBACK])) {
    for (const catalogue of catalogues) {
      const bundle = known.get(`${spoken}/${catalogue}`);
      const message = bundle?.getMessage(name);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (bundle && pattern) return bundle.formatPattern(pattern, args, []);
    }
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
