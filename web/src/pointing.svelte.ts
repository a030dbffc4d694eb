/** What somebody points at, in the log or on the board: each lights up what belongs to it. */
export const pointing: { spaces: readonly string[] } = $state({ spaces: [] });

/** Light up these spaces of the board; none: nothing. */
export function pointAt(...spaces: string[]): void {
  pointing.spaces = [...new Set(spaces)];
}
