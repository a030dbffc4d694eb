/** Every page of the client by the first part of its address, fetched when it is gone to. */
import type { Component } from "svelte";
import { api, fetchBoard } from "../api";
import { loadGame } from "../games";
import { preferences } from "../preferences.svelte";
import { fetchTexts } from "../texts.svelte";

export interface PageProps {
  /** what follows the page's own name in the address */
  path: string[];
}

type Loaded = { default: Component<PageProps> | Component };

interface Page {
  load: () => Promise<Loaded>;
  /** what it will want besides, as far as the address tells */
  ahead?: (path: string[]) => Promise<unknown>;
  /** how many parts of the address are the page's own name */
  depth: number;
  /** fills the screen instead of scrolling */
  whole?: boolean;
  /** a phone shows nothing beside it: it has a menu of its own */
  alone?: boolean;
}

/** A page with the catalogues of its texts. */
async function withTexts(page: Promise<Loaded>, ...catalogues: string[]): Promise<Loaded> {
  const [loaded] = await Promise.all([page, fetchTexts(...catalogues)]);
  return loaded;
}

/** The game of a table: who comes by a link has it on the way before the line is there to say which it is. */
async function gameOf(id: string): Promise<void> {
  const { game, options } = await api.show(id);
  if (typeof options.board === "string") fetchBoard(options.board, undefined, preferences.language).catch(() => {});
  await loadGame(game);
}

const PAGES: Record<string, Page> = {
  "": { load: () => withTexts(import("./Front.svelte"), "web-front"), depth: 0 },
  new: { load: () => withTexts(import("./New.svelte"), "web-front"), depth: 1 },
  join: { load: () => withTexts(import("./Join.svelte"), "web-front"), depth: 1 },
  lobby: { load: () => withTexts(import("./Lobby.svelte"), "web-front"), depth: 1 },
  mine: { load: () => withTexts(import("./Mine.svelte"), "web-front"), depth: 1 },
  library: { load: () => withTexts(import("./Library.svelte"), "web-front"), depth: 1 },
  settings: { load: () => withTexts(import("./Settings.svelte"), "web-front", "web-settings"), depth: 1 },
  replay: { load: () => withTexts(import("./Replay.svelte"), "web-story"), depth: 1, whole: true },
  campaigns: { load: () => withTexts(import("./Campaigns.svelte"), "web-solo", "great-race", "great-race-solo"), depth: 1 },
  learn: { load: () => withTexts(import("./Learn.svelte"), "web-help"), depth: 1, whole: true, alone: true },
  rules: { load: () => withTexts(import("./Rules.svelte"), "web-help"), depth: 1 },
  table: {
    load: () => withTexts(import("./Table.svelte"), "web-line", "web-front"),
    ahead: ([, id]) => gameOf(id ?? ""),
    depth: 1,
    whole: true,
    alone: true,
  },
};

const NOWHERE: Page = { load: () => import("./Nowhere.svelte"), depth: 0 };

/** The page of an address. */
export function pageOf(path: string[]): Page {
  return PAGES[path[0] ?? ""] ?? NOWHERE;
}
