/** What the table shows just now: the view, or on the way there what each event has told. No rule is known here. */
import type { Told, View } from "../../state";

export interface Part {
  cards: number;
  with: string | null;
}

export interface RallyView extends View {
  seat: number | null;
  round: number;
  phase: "racing" | "over";
  decline: boolean;
  photo_finish: boolean;
  scoring: { checkpoint: number[]; winner: number[] };
  line: string[];
  waiting: string[];
  buggies: { buggy: string; seat: number; card: string | null; points: number[] }[];
  drivers: { seat: number; buggies: string[]; cards: number; hand: string[] | null; photo: string[]; left: boolean }[];
  deck: number;
  discards: string[];
  turned: string[];
  pile: Part[];
}

export interface Picture {
  /** the buggies from head to tail */
  line: string[];
  cards: Record<string, string | null>;
  points: Record<string, number>;
  turned: string[];
  pile: Part[];
  /** the buggy that plays now */
  playing: string | null;
  /** the hazard of this round, whether it is turned right now, whom it has sent to the tail, who has won what */
  hazard: string | null;
  turning: boolean;
  hit: string[];
  lucky: boolean;
  won: Record<string, number>;
  photos: { seat: number; card: string }[];
}

/** How things stand, at rest. */
export function pictureOf(view: RallyView): Picture {
  return {
    line: view.line,
    cards: Object.fromEntries(view.buggies.map((each) => [each.buggy, each.card])),
    points: Object.fromEntries(view.buggies.map((each) => [each.buggy, each.points.reduce((sum, won) => sum + won, 0)])),
    turned: view.turned,
    pile: view.pile,
    playing: view.waiting[0] ?? null,
    hazard: null,
    turning: false,
    hit: [],
    lucky: false,
    won: {},
    photos: [],
  };
}

type Change = (picture: Picture, told: Told, view: RallyView) => Partial<Picture>;

const CHANGES: Record<string, Change> = {
  RoundBegan: (picture, told) => ({
    line: told.line as string[],
    cards: Object.fromEntries(Object.keys(picture.cards).map((buggy) => [buggy, null])),
    playing: (told.line as string[])[0] ?? null,
    hazard: null, hit: [], lucky: false, won: {},
  }),
  CardPlayed: (picture, told) => ({
    cards: { ...picture.cards, [told.buggy as string]: told.card as string },
    playing: told.buggy as string,
  }),
  Passed: (picture, told) => ({ line: swapped(picture.line, told.buggy as string, told.ahead as string) }),
  HazardTurned: (_, told, view) => ({
    hazard: told.hazard as string, turning: true, turned: view.turned, pile: view.pile, playing: null,
  }),
  SentBack: (picture, told) => ({
    line: [...picture.line.filter((buggy) => buggy !== told.buggy), told.buggy as string],
    hit: [...picture.hit, told.buggy as string],
  }),
  NobodyHit: () => ({ lucky: true, turning: true }),
  Scored: (picture, told) => ({
    won: { ...picture.won, [told.buggy as string]: told.points as number },
    points: { ...picture.points, [told.buggy as string]: picture.points[told.buggy as string]! + (told.points as number) },
  }),
  PhotoTaken: (picture, told) => ({ photos: [...picture.photos, { seat: told.seat, card: told.card as string }] }),
  DriverLeft: (picture, told, view) => ({
    line: picture.line.filter((buggy) => !view.drivers[told.seat]!.buggies.includes(buggy)),
  }),
};

/** What an event changes in the picture. */
export function after(picture: Picture, told: Told, view: RallyView): Picture {
  return { ...picture, turning: false, ...CHANGES[told.kind]?.(picture, told, view) };
}

function swapped(line: string[], buggy: string, ahead: string): string[] {
  return line.map((each) => (each === buggy ? ahead : each === ahead ? buggy : each));
}

const BEATS: Record<string, number> = {
  RoundBegan: 500, CardPlayed: 650, Passed: 600, Declined: 500, HazardTurned: 1700, SentBack: 800, NobodyHit: 900,
  Scored: 800, PhotoTaken: 1200, DriverLeft: 600, RallyEnded: 1200,
};

/** How long an event is looked at, in milliseconds; less when many more wait. */
export function beat(told: Told, waiting: number): number {
  return Math.round((BEATS[told.kind] ?? 0) * (waiting > 24 ? 0.35 : waiting > 10 ? 0.6 : 1));
}

/** How many of the events known before still stand at the beginning of those told now. */
export function isContinued(known: Told[], now: Told[]): boolean {
  const last = known.at(-1);
  const same = last && now[known.length - 1];
  return !last || (!!same && same.number === last.number && same.kind === last.kind);
}
