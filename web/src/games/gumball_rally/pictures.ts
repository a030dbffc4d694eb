/** The pictures of cards, hazards and buttons, each in a square of 48 by 48. */
import { disc, drawn, INK, oval, PAPER, patch, stroke, type Shape } from "./shapes";

const RAYS = "M24,3v6M24,39v6M3,24h6M39,24h6M9,9l4.5,4.5M34.5,34.5l4.5,4.5M9,39l4.5,-4.5M34.5,13.5l4.5,-4.5";
const CLOTH = "M13,7q7,-4 14,0t14,0v18q-7,4 -14,0t-14,0z";
const CHEQUERS = "M13,7q4,-2.2 7,-2v6q-3,-.2 -7,2zM27,7q4,2 7,2v6q-3,0 -7,-2zM20,11q4,0 7,2v6q-3,-2 -7,-2zM34,15q4,0 7,-2v6q-3,2 -7,2zM13,19q4,-2.2 7,-2v6q-3,-.2 -7,2zM27,19q4,2 7,2v6q-3,0 -7,-2z";
const STAR = "M24,5l5.6,12 13,1.6 -9.6,9 2.5,13 -11.5,-6.4 -11.5,6.4 2.5,-13 -9.6,-9 13,-1.6z";

export const PICTURES = {
  lunch: [
    drawn("M7,22Q8,8 24,8t17,14z", "#e0a458"),
    stroke("M16,14l2,-1M24,13h2M31,16l2,1", PAPER, 2),
    drawn("M6,34h36v2q0,6 -7,6h-22q-7,0 -7,-6z", "#e0a458"),
    drawn("M7,28h34v6h-34z", "#8a4b2a"),
    drawn("M4,23h40q-2,7 -7,2q-4,7 -9,1q-5,6 -9,0q-5,6 -8,-1q-5,4 -7,-2z", "#7fb24a"),
  ],
  sun: [
    stroke(RAYS, "#d98a00", 4),
    drawn(disc(24, 24, 12), "#ffcf3f"),
    patch(disc(20, 22, 1.6) + disc(28, 22, 1.6)),
    stroke("M19,27q5,5 10,0"),
  ],
  pillow: [
    drawn("M6,13Q24,18 42,13Q38,25 42,37Q24,33 6,37Q10,25 6,13z", "#f4f7fb"),
    stroke("M12,18q3,2 3,5M36,18q-3,2 -3,5", "#8ba3bf", 1.6),
    stroke("M19,21h9l-9,9h9", "#2f5f98", 3),
  ],
  moon: [
    drawn("M29,5A19.5,19.5 0 1 0 43,31A16,16 0 0 1 29,5z", "#ffe28a"),
    patch(disc(17, 24, 1.6)),
    stroke("M17,32q4,3 8,1", INK, 2),
    drawn("M36,8l1.6,3.6 3.9,.5 -2.9,2.6 .8,3.9 -3.4,-2 -3.4,2 .8,-3.9 -2.9,-2.6 3.9,-.5z", "#fff6d0", 1.2),
  ],
  tools: [
    stroke("M14,38L30,20", INK, 8),
    stroke("M14,38L30,20", "#b9c0c6", 5),
    stroke("M29,10a8,8 0 1 0 10,10", INK, 8),
    stroke("M29,10a8,8 0 1 0 10,10", "#b9c0c6", 5),
    stroke("M35,40L19,20", INK, 8),
    stroke("M35,40L19,20", "#b5763a", 5),
    drawn("M7,19L20,7l7,7L14,26z", "#7b858d"),
  ],
  tyre: [
    drawn("M9,37A18.5,18.5 0 1 1 39,37q6,5 -1,6H10q-7,-1 -1,-6z", "#3a3733"),
    drawn(disc(24, 24, 9.5), "#d9d2c3"),
    stroke("M24,15v18M15,24h18", INK, 1.6),
    stroke("M34,44l8,-9M40,33l4,4", "#8b939a", 2.5),
  ],
  petrol: [
    stroke("M14,15v-8h13v8", INK, 3),
    stroke("M33,17l6,-9h5", INK, 4),
    drawn("M8,15h23l8,7v18q0,4 -4,4h-23q-4,0 -4,-4z", "#d8483a"),
    stroke("M14,23l16,14M30,23l-16,14", PAPER, 2.6),
  ],
  gauge: [
    drawn("M4,37A20,20 0 0 1 44,37z", PAPER),
    patch("M7,36A17,17 0 0 1 12,24l5,4A11,11 0 0 0 13.5,36z", "#d8483a"),
    stroke("M24,20v5M36,25l-3.5,3.5M41,36h-4"),
    stroke("M24,36L10,27", "#a3261b", 3.5),
    patch(disc(24, 36, 4)),
  ],
  checkpoint: [stroke("M11,4v41", INK, 4), drawn(CLOTH, "#3d8b4c"), stroke("M20,16l5,6 9,-11", PAPER, 3.5)],
  finish: [stroke("M11,4v41", INK, 4), drawn(CLOTH, PAPER), patch(CHEQUERS)],
  wheel: [
    stroke(disc(24, 24, 17), INK, 7),
    stroke(disc(24, 24, 17), "#8a5a34", 4),
    stroke("M8,22h32M24,24v16", INK, 4),
    drawn(disc(24, 24, 5), "#d9d2c3"),
  ],
  trophy: [
    stroke("M14,12h-8q0,11 10,12M34,12h8q0,11 -10,12", INK, 3),
    drawn("M13,6h22v12a11,12 0 0 1 -22,0z", "#f0b93a"),
    drawn("M21,29h6v7h6v7h-18v-7h6z", "#f0b93a"),
  ],
  star: [drawn(STAR, "#f0b93a")],
  hand: [
    drawn("M19,24V9a3.5,3.5 0 0 1 7,0v11l10,2.5q5,1.5 4,6l-2,9q-1.5,6 -7,6h-6q-4,0 -7,-4l-8,-10q-2,-4 2,-5q3,0 5,3z", "#fbe3cc"),
    stroke("M11,12a12,12 0 0 1 22,0", INK, 2.2),
  ],
  undo: [stroke("M14,10L6,18l8,8", INK, 4.5), stroke("M7,18h20a10,10 0 0 1 0,21h-12", INK, 4.5)],
  yes: [stroke("M8,25l11,11L40,12", PAPER, 7)],
  up: [patch("M24,5L43,27H31V43H17V27H5z", "#2f6b3a")],
  stay: [drawn("M16,5h16l11,11v16l-11,11h-16l-11,-11v-16z", "#c8402f"), stroke("M14,24h20", PAPER, 6)],
  eye: [drawn("M3,24Q24,2 45,24Q24,46 3,24z", PAPER), patch(disc(24, 24, 8)), patch(disc(27, 21, 2.5), PAPER)],
  list: [stroke("M8,12h4M18,12h22M8,24h4M18,24h22M8,36h4M18,36h22", "currentColor", 4)],
  loud: [patch("M6,18h9l11,-9v30l-11,-9h-9z", "currentColor"), stroke("M32,16q6,8 0,16M37,11q10,13 0,26", "currentColor", 3)],
  quiet: [patch("M6,18h9l11,-9v30l-11,-9h-9z", "currentColor"), stroke("M32,18l11,12M43,18l-11,12", "currentColor", 3.5)],
  skip: [patch("M8,10l15,14 -15,14zM24,10l15,14 -15,14z", "currentColor")],
  camera: [
    drawn("M4,14h11l4,-6h10l4,6h11v27h-40z", "#6d757b"),
    drawn(oval(24, 27, 10, 10), "#cfe4ee"),
    patch(disc(24, 27, 4)),
  ],
} satisfies Record<string, Shape[]>;

export type PictureName = keyof typeof PICTURES;
