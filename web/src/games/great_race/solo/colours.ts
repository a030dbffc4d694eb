/** The four colours of cities, cards and powers as they are printed; each has its shape too. */
export const INKS: Record<string, string> = {
  purple: "#6d3f86",
  blue: "#2c5f94",
  yellow: "#d9a21b",
  green: "#3f7d43",
  red: "#b5382a",
};

/** The Torpedo's own grey. */
export const STEEL = "#39424a";

export function roman(level: number): string {
  return ["0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"][level] ?? String(level);
}
