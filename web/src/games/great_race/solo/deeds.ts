/** What the Torpedo has done since its card was revealed, in parts as a player at the table would read them out. */
import type { Told } from "../../../state";
import { TORPEDO } from "./view";

/** card: what was revealed; 1 to 5: an assistant; tiles: alone, those of the card; then bivouac and what it recovers */
export type Part = "card" | number | "tiles" | "bivouac" | "recovery";

export interface Deed {
  part: Part;
  events: Told[];
}

const FIRST = 1;
const BIVOUAC = ["CardsLaidOut", "CardsLeft", "Endangered"];
const OWN = [...BIVOUAC, "EstienneReshuffled", "TilesDealt", "TileDealt"]; // told of nobody, or alone of the human

/** The deeds of this turn: since the last card was revealed. */
export function deeds(events: readonly Told[]): Deed[] {
  const from = events.findLastIndex((told) => told.kind === "EstienneRevealed");
  const found: Deed[] = [];
  let heading: Told[] = []; // where it heads is told before an assistant begins
  for (const told of from < 0 ? [] : events.slice(from)) {
    if (told.kind === "HeadsFor") heading = [told];
    else if (begins(told) !== null) {
      found.push({ part: begins(told)!, events: [...heading, told] });
      heading = [];
    } else if (told.seat === TORPEDO || OWN.includes(told.kind)) found.at(-1)?.events.push(told);
  }
  return found;
}

/** The part that an event begins, if it begins one. */
function begins(told: Told): Part | null {
  switch (told.kind) {
    case "EstienneRevealed":
      return "card";
    case "TilesDealt":
      return told.seat === TORPEDO ? FIRST : "tiles";
    case "Advances":
      return told.assistant as number;
    case "CardsLaidOut":
      return "bivouac";
    case "Recovered":
      return "recovery";
    default:
      return null;
  }
}

/** The spaces that an event is about, to be lit on the map. */
export function spacesIn(told: Told): string[] {
  return ["city", "space", "end"].map((name) => told[name]).filter((name): name is string => typeof name === "string");
}
