import { expect, test } from "vitest";
import { chaptersOf, found, plain, type Sentence } from "../../src/pages/rules/book";

const SOURCE = `## Driving
chapter-drive = Driving
rule-drive-1 = Up to as many spaces as the gauge shows.
rule-drive-2 = To an adjacent space.
    .ruling = rule-drive-9 = is no message
rule-cards-trail-hunter = Two tiles leave the board.
`;
const WORDS: Record<string, string> = {
  "drive.1": "Autant d’espaces que la jauge le montre", "drive.2": "Vers un espace adjacent", "cards.trail-hunter": "Deux tuiles quittent le plateau",
};
const said = (sentence: Sentence): string => WORDS[sentence.tag]!;
const tags = (search: string): string[] =>
  found(chaptersOf(SOURCE), search, said).flatMap((chapter) => chapter.sentences.map((each) => each.tag));

test("chapters and sentences stand in the order of the catalogue", () => {
  expect(chaptersOf(SOURCE).map((chapter) => [chapter.name, chapter.sentences.map((each) => each.tag)])).toEqual([
    ["drive", ["drive.1", "drive.2"]],
    ["cards", ["cards.trail-hunter"]],
  ]);
});

test("a search finds every word, without case and accents", () => {
  expect(tags("ESPACE adjacent")).toEqual(["drive.2"]);
  expect(plain("Forêt")).toBe("foret");
});

test("a tag finds its sentence, nothing finds all, and what nobody says finds none", () => {
  expect(tags("trail-hunter")).toEqual(["cards.trail-hunter"]);
  expect(tags("  ")).toHaveLength(3);
  expect(tags("zeppelin")).toEqual([]);
});
