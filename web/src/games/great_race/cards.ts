/** The resource cards as they are printed: when one may play them, and which are dangers. */
import printed from "../../../../src/halftrack/games/great_race/data/cards.toml?raw";

/** before an assistant; with a repair; with a drive; at any time */
export type When = "before" | "repair" | "drive" | "any";

export interface Card {
  when: When;
  danger: boolean;
}

export const CARDS: ReadonlyMap<string, Card> = new Map(
  printed.split("[[card]]").slice(1).map((lines) => [
    /name = "(.+)"/.exec(lines)?.[1] ?? "",
    { when: /when = "(.+)"/.exec(lines)?.[1] as When, danger: lines.includes("danger = true") },
  ]),
);
