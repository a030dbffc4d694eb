/** Gumball Rally: its table and its words. */
import { PlainWords } from "../words";

export { default as Table } from "./Table.svelte";
export const words = new PlainWords("gumball-rally");
