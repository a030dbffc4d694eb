/** Gumball Rally: its table, its words, its portraits and its podium. */
import { GumballWords } from "./words";

export { default as Table } from "./Table.svelte";
export { default as Portrait } from "./Portrait.svelte";
export { default as Result } from "./Podium.svelte";
export const words = new GumballWords("gumball-rally");
export { course } from "./course";
