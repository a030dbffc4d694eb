/** What the server says of its games: asked once, and again only if that failed. */
import { api } from "../api";
import type { GameInfo } from "../protocol";

let asked: Promise<GameInfo[]> | undefined;

export function games(): Promise<GameInfo[]> {
  asked ??= api.games().catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

/** One game, or nothing where the server has none of that name. */
export async function gameNamed(name: string): Promise<GameInfo | undefined> {
  return (await games()).find((game) => game.name === name);
}
