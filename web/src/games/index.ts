/** The games of the house: each brings its drawings and its words, and is fetched when somebody plays it. */
import type { Component } from "svelte";
import type { QuestionInfo } from "../protocol";
import type { AtTable, Option, Ranking, Told, View } from "../state";
import type { Course } from "../story/course";
import { fetchTexts } from "../texts.svelte";

/** What a game says, out of its Fluent catalogues; the terminal says the same. */
export interface Words {
  /** who sits there: the crew once it is chosen, the buggy */
  name(view: View, seat: number): string;
  question(question: QuestionInfo, view: View): string;
  option(question: QuestionInfo, option: Option, view: View): string;
  /** one line of the log; empty where an event is not worth one */
  event(told: Told, view: View): string;
  /** a thing of the game by its name */
  word(name: string): string;
  /** what an option costs and leaves, in short phrases */
  facts(question: QuestionInfo, facts: Record<string, unknown>, view: View): string[];
  /** why an option is not there, and the tag of the rule */
  reason(reason: Record<string, unknown>): { words: string; rule: string };
}

export interface TableProps {
  table: AtTable;
  words: Words;
}

export interface ResultProps {
  ranking: Ranking[];
  view: View;
  words: Words;
}

export interface PortraitProps {
  view: View;
  seat: number;
}

export interface GameParts {
  Table: Component<TableProps>;
  words: Words;
  /** what a seat drives, in large: for the curtain of a shared device */
  Portrait?: Component<PortraitProps>;
  /** the result, drawn: its table shows it by itself */
  Result?: Component<ResultProps>;
  /** what a race leaves beyond its points, for the page of the result */
  After?: Component<TableProps>;
  /** what its charts and open hands are read off */
  course: Course;
}

/** The games with a rulebook of their own; those of the solo race are a chapter of the first. */
export const GAMES_WITH_RULES = ["great-race", "gumball-rally"];

const GAMES: Record<string, { catalogues: string[]; load: () => Promise<GameParts> }> = {
  "great-race": { catalogues: ["great-race", "web-map", "web-great-race"], load: () => import("./great_race") },
  "great-race-solo": { catalogues: ["great-race", "great-race-solo", "web-map", "web-great-race", "web-solo"], load: () => import("./great_race/solo") },
  "gumball-rally": { catalogues: ["gumball-rally", "web-gumball", "web-front"], load: () => import("./gumball_rally") },
};

export async function loadGame(name: string): Promise<GameParts> {
  const game = GAMES[name];
  if (!game) throw new Error(`there is no game ${name}`);
  const [parts] = await Promise.all([game.load(), fetchTexts("web-story", ...game.catalogues)]);
  return parts;
}
