/** The eight buggies: a colour, a number and the animal that drives. */
import { disc, drawn, INK, oval, PAPER, patch, stroke, type Shape } from "./shapes";

export interface Buggy {
  number: number;
  animal: string;
  body: string;
  /** for the shade under the body, and for what is written in its colour */
  deep: string;
}

export const BUGGIES: Record<string, Buggy> = {
  green: { number: 1, animal: "frog", body: "#6fb04a", deep: "#3c6b24" },
  orange: { number: 2, animal: "fox", body: "#ef8f34", deep: "#a2530c" },
  purple: { number: 3, animal: "owl", body: "#8c5db5", deep: "#5a3180" },
  white: { number: 4, animal: "rabbit", body: "#fdf9ee", deep: "#8d8470" },
  pink: { number: 5, animal: "pig", body: "#f391b6", deep: "#a93e6c" },
  turquoise: { number: 6, animal: "duck", body: "#33b5ae", deep: "#126b67" },
  brown: { number: 7, animal: "bear", body: "#96633a", deep: "#5b3717" },
  silver: { number: 8, animal: "mouse", body: "#b3bcc4", deep: "#59636b" },
};

const EYES = patch(disc(11.5, 17, 1.7) + disc(20.5, 17, 1.7));
const HEAD = oval(16, 18, 11, 10);

/** Heads, each in a square of 32 by 32. */
export const ANIMALS: Record<string, Shape[]> = {
  frog: [
    drawn(disc(9, 9, 5) + disc(23, 9, 5), "#8ac75f", 1.5),
    drawn(oval(16, 19, 13, 9.5), "#8ac75f", 1.5),
    patch(disc(9, 9, 3) + disc(23, 9, 3), PAPER),
    patch(disc(9.5, 9.5, 1.6) + disc(22.5, 9.5, 1.6)),
    stroke("M7,20q9,7 18,0", INK, 1.7),
    patch(disc(14.5, 16, 0.8) + disc(17.5, 16, 0.8)),
  ],
  fox: [
    drawn("M4,3l9,6h6l9,-6 1,14q-1,7 -13,13Q4,24 3,17z", "#f0913a", 1.5),
    patch("M4.5,18q5,-2 11.5,8q6.5,-10 11.5,-8q-1,6 -11.5,11Q5.5,24 4.5,18z", PAPER),
    patch("M6,6l5,4 -4,4zM26,6l-5,4 4,4z", "#7a3f12"),
    EYES,
    patch(oval(16, 27, 2.6, 2)),
  ],
  owl: [
    drawn("M4,3q4,4 12,3q8,1 12,-3 1,8 0,14a12,12 0 0 1 -24,0q-1,-6 0,-14z", "#9a6cc4", 1.5),
    drawn(disc(10.5, 15, 5.5) + disc(21.5, 15, 5.5), PAPER, 1.3),
    patch(disc(11.5, 15, 2.2) + disc(20.5, 15, 2.2)),
    drawn("M16,17l3,4 -3,4 -3,-4z", "#f3b331", 1.2),
  ],
  rabbit: [
    drawn("M8,13Q3,-3 9,-5Q13,-4 13,11zM24,13Q29,-3 23,-5Q19,-4 19,11z", "#fdf9ee", 1.5),
    patch("M9,9Q7,0 9,-2Q11,0 11,9zM23,9Q25,0 23,-2Q21,0 21,9z", "#f5b5c3"),
    drawn(HEAD, "#fdf9ee", 1.5),
    EYES,
    patch(oval(16, 21, 2, 1.5), "#e07a92"),
    drawn("M14,24h4v4h-4z", PAPER, 1),
  ],
  pig: [
    drawn("M4,5l9,4 -7,7zM28,5l-9,4 7,7z", "#e8769d", 1.5),
    drawn(HEAD, "#f7a6c3", 1.5),
    patch(disc(9.5, 15, 1.7) + disc(22.5, 15, 1.7)),
    drawn(oval(16, 21, 5.5, 4), "#e8769d", 1.4),
    patch(oval(14, 21, 1, 1.6) + oval(18, 21, 1, 1.6)),
  ],
  duck: [
    drawn("M14,7q-3,-6 3,-6q0,4 3,6z", "#1f8f89", 1.3),
    drawn(oval(16, 17, 11, 11), "#33b5ae", 1.5),
    patch(disc(10.5, 14, 2.8) + disc(21.5, 14, 2.8), PAPER),
    patch(disc(11, 14.5, 1.6) + disc(21, 14.5, 1.6)),
    drawn("M6,21q10,-5 20,0q-2,7 -10,7t-10,-7z", "#f6b42c", 1.4),
    stroke("M7,22q9,3 18,0", INK, 1.2),
  ],
  bear: [
    drawn(disc(6.5, 8.5, 5) + disc(25.5, 8.5, 5), "#96633a", 1.5),
    patch(disc(6.5, 8.5, 2.3) + disc(25.5, 8.5, 2.3), "#d8ab7c"),
    drawn(HEAD, "#96633a", 1.5),
    EYES,
    patch(oval(16, 23, 5.5, 4), "#e3bd92"),
    patch(oval(16, 21, 2.2, 1.6)),
    stroke("M13,24.5q3,2 6,0", INK, 1.2),
  ],
  mouse: [
    drawn(disc(6, 8, 7) + disc(26, 8, 7), "#b3bcc4", 1.5),
    patch(disc(6, 8, 4) + disc(26, 8, 4), "#f5b5c3"),
    drawn("M5,16q1,-8 11,-8t11,8q-2,10 -11,13Q7,26 5,16z", "#c6ced5", 1.5),
    EYES,
    stroke("M8,22l-7,-1M8,24l-6,2M24,22l7,-1M24,24l6,2", INK, 0.9),
    patch(disc(16, 26, 2.6), "#e07a92"),
  ],
};

/** The shape that says which buggies are of one driver, where somebody drives two. */
export const TEAMS = ["M0,-5l1.5,3.2 3.5,.4 -2.6,2.4 .7,3.5 -3.1,-1.7 -3.1,1.7 .7,-3.5 -2.6,-2.4 3.5,-.4z", "M0,4.5Q-6,0 -4.5,-3T0,-2T4.5,-3T0,4.5z"];
