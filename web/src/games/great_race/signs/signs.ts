/** The small drawings, by name: those of the map and those of the table. */
import ofTheMap from "../../../../../src/halftrack/games/great_race/data/symbols.svg?raw";
import ofTheTable from "./signs.svg?raw";

const SYMBOL = /<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/gs;

const DRAWN: ReadonlyMap<string, string> = new Map(
  [ofTheMap, ofTheTable].flatMap((svg) => [...svg.matchAll(SYMBOL)].map(([, name, lines]) => [name!, lines!.trim()] as const)),
);

/** What is drawn on a field of 24 by 24; nothing for an unknown name. */
export function drawn(name: string): string {
  return DRAWN.get(name) ?? "";
}
