/** Crews by colour, letter and shape: never by colour alone. */
export interface Badge {
  colour: string;
  ink: string;
  letter: string;
}

const PAPER = "#fffaf0";
const INK = "#2f2a22";
const BADGES: Record<string, Badge> = {
  french: { colour: "#2c5f94", ink: PAPER, letter: "F" },
  italian: { colour: "#3f7d43", ink: PAPER, letter: "I" },
  belgian: { colour: "#d9a21b", ink: INK, letter: "B" },
  english: { colour: "#b5382a", ink: PAPER, letter: "E" },
  suffragettes: { colour: "#6d3f86", ink: PAPER, letter: "S" },
};

/** Before its crew is chosen a seat has its number. */
export function badge(crew: string | null, seat: number): Badge {
  return BADGES[crew ?? ""] ?? { colour: "#39424a", ink: PAPER, letter: String(seat + 1) };
}
