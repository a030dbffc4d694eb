/** What the browser's tab says while one is at a table: the header shows it, in the title and in the sign. */
export const tab: { title: string; turn: boolean } = $state({ title: "", turn: false });
