/** Race cards and hazards by their names: "red 7", "blue danger", "yellow major", "checkpoint", "winner". */
import type { PictureName } from "./pictures";

export const HUES = ["yellow", "blue", "black", "red"] as const;
export type Hue = (typeof HUES)[number];

/** How a colour looks; picture, danger and pattern tell it as well. */
export interface Look {
  fill: string;
  /** for what is written and drawn upon it */
  ink: string;
  picture: PictureName;
  danger: PictureName;
  /** one mark of its pattern, around (0, 0) */
  mark: string;
}

export const LOOKS: Record<Hue, Look> = {
  yellow: { fill: "#f5bf34", ink: "#3a2c05", picture: "lunch", danger: "sun", mark: "m-2.5,0a2.5,2.5 0 1 0 5,0a2.5,2.5 0 1 0 -5,0z" },
  blue: { fill: "#2d66a8", ink: "#ffffff", picture: "pillow", danger: "moon", mark: "m-5,0q2.5,-5 5,0t5,0q-2.5,7 -5,2t-5,-2z" },
  black: { fill: "#35312d", ink: "#fff6e3", picture: "tools", danger: "tyre", mark: "m-1.2,-4h2.4v2.8h2.8v2.4h-2.8v2.8h-2.4v-2.8h-2.8v-2.4h2.8z" },
  red: { fill: "#bf3527", ink: "#ffffff", picture: "petrol", danger: "gauge", mark: "m-4,4l5,-8h3l-5,8z" },
};

export interface RaceCard {
  hue: Hue;
  number: number;
}

export function raceCard(name: string): RaceCard {
  const [hue, number] = name.split(" ");
  return { hue: hue as Hue, number: Number(number) };
}

export interface HazardCard {
  picture: PictureName;
  fill: string;
  /** a steering wheel: it hits everybody with that colour */
  major: boolean;
}

export function hazardCard(name: string): HazardCard {
  if (name === "checkpoint") return { picture: "checkpoint", fill: "#cfe6c8", major: false };
  if (name === "winner") return { picture: "finish", fill: "#f3dc9b", major: false };
  const [hue, kind] = name.split(" ");
  const look = LOOKS[hue as Hue];
  return { picture: look.danger, fill: look.fill, major: kind === "major" };
}

/** The marks of a colour all over a card of that size, as one outline. */
export function pattern(hue: Hue, width: number, height: number): string {
  const marks: string[] = [];
  for (let row = 0; row * 16 + 12 < height; row++) {
    for (let x = row % 2 ? 18 : 10; x < width - 6; x += 16) marks.push(`M${x},${row * 16 + 12}${LOOKS[hue].mark}`);
  }
  return marks.join("");
}
