/** Crews by colour and emblem, as their vehicles show them: never by colour alone. */
import { drawn } from "./signs";

export interface Badge {
  colour: string;
  ink: string;
  /** drawn on a field of 24 by 24; empty where there is only a number */
  emblem: string;
  number: number;
}

const PAPER = "#fffaf0";
const INK = "#2f2a22";
const NOBODY = "#39424a";
const COLOURS: Record<string, string> = {
  french: "#2c5f94", italian: "#3f7d43", belgian: "#d9a21b", english: "#b5382a", suffragettes: "#6d3f86",
};

/** Before its crew is chosen a seat has its number. */
export function badge(crew: string | null, seat: number): Badge {
  const ink = crew === "belgian" ? INK : PAPER;
  return { colour: COLOURS[crew ?? ""] ?? NOBODY, ink, emblem: crew ? drawn(`crew-${crew}`) : "", number: seat + 1 };
}
