/** The Great Race: its table and its words. */
import { GreatRaceWords } from "./words";

export { default as Table } from "./Table.svelte";
export const words = new GreatRaceWords("great-race");
export { course } from "./course";
