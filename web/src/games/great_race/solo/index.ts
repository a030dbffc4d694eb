/** The solo race: the table of The Great Race, with words of its own. */
export { course } from "../course";
export { default as After } from "./SoloEnd.svelte";
export { default as Table } from "../Table.svelte";
export { soloWords as words } from "./words";
