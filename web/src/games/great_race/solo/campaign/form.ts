/** What is wished for the next race of a campaign: the form knows ways and crossings only as the server prints them. */
import type { CrossingInfo, SoloInfo } from "../../../../protocol";

export const LAYERS = ["deck", "legacy", "passport", "alone"] as const;
export const MODULES = ["leaders", "fifth"] as const;

export interface Wishes {
  crossing: number;
  layers: Record<string, boolean>;
  modules: Record<string, boolean>;
}

/** The crossing that follows the last one, run the Legendary way. */
export function usual(printed: SoloInfo, races: number): Wishes {
  const way = printed.ways.find((each) => each.name === "legendary") ?? printed.ways[0]!;
  return {
    crossing: races % printed.crossings.length,
    layers: { ...way.options },
    modules: Object.fromEntries(MODULES.map((name) => [name, false])),
  };
}

/** The way that these layers are; none of them is a mixture of one's own. */
export function wayOf(printed: SoloInfo, layers: Record<string, boolean>): string | null {
  return printed.ways.find((way) => LAYERS.every((name) => way.options[name] === layers[name]))?.name ?? null;
}

export function options(crossing: CrossingInfo, wishes: Wishes): Record<string, unknown> {
  return { board: crossing.board, start: crossing.start, ...wishes.layers, ...wishes.modules };
}
