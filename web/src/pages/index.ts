/** Every page of the client by the first part of its address, fetched when it is gone to. */
import type { Component } from "svelte";

export interface PageProps {
  /** what follows the page's own name in the address */
  path: string[];
}

interface Page {
  load: () => Promise<{ default: Component<PageProps> | Component }>;
  /** how many parts of the address are the page's own name */
  depth: number;
  /** fills the screen instead of scrolling */
  whole?: boolean;
}

const PAGES: Record<string, Page> = {
  "": { load: () => import("./Front.svelte"), depth: 0 },
  replay: { load: () => import("./Replay.svelte"), depth: 1, whole: true },
  table: { load: () => import("./Table.svelte"), depth: 1, whole: true },
};

const NOWHERE: Page = { load: () => import("./Nowhere.svelte"), depth: 0 };

/** The page of an address. */
export function pageOf(path: string[]): Page {
  return PAGES[path[0] ?? ""] ?? NOWHERE;
}
