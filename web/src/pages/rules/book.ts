/** A rulebook out of its catalogue: chapters, and the sentences in them with what editions and rulings add. */

export interface Sentence {
  /** "drive.3" */
  tag: string;
  /** the message that says it */
  id: string;
}

export interface Chapter {
  name: string;
  sentences: Sentence[];
}

/** What may stand beside a sentence: the words of other editions, and ours. */
export const SAYINGS = ["de", "it", "ruling"] as const;

/** How deep a search looks: the words without case and accents. */
export function plain(words: string): string {
  return words.normalize("NFD").replace(/\p{Diacritic}/gu, "").toLowerCase();
}

/** The chapters in the order of the catalogue's source. */
export function chaptersOf(source: string): Chapter[] {
  const chapters = new Map<string, Chapter>();
  for (const [, name, rest] of source.matchAll(/^rule-([a-z]+)-([a-z0-9-]+) =/gm)) {
    const chapter = chapters.get(name!) ?? { name: name!, sentences: [] };
    chapter.sentences.push({ tag: `${name}.${rest}`, id: `rule-${name}-${rest}` });
    chapters.set(name!, chapter);
  }
  return [...chapters.values()];
}

/** Only what every word of the search is found in: the tag, or what is said. */
export function found(chapters: Chapter[], search: string, said: (sentence: Sentence) => string): Chapter[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const fits = (sentence: Sentence): boolean => {
    const text = `${sentence.tag} ${plain(said(sentence))}`;
    return words.every((word) => text.includes(word));
  };
  return chapters
    .map((chapter) => ({ ...chapter, sentences: chapter.sentences.filter(fits) }))
    .filter((chapter) => chapter.sentences.length);
}
