/** Which of the things that have just happened can be heard. */
import type { Told } from "../../state";
import type { Sound } from "../../sounds";

const HEARD: Record<string, Sound> = {
  Arrived: "winner",
  BrokenDown: "danger",
  Damaged: "danger",
  Targeted: "danger",
  DangerAverted: "checkpoint",
  Moved: "pass",
  CardDrawn: "card",
  CardTaken: "card",
  CardPlayed: "card",
  TilePlaced: "card",
  TileTurned: "card",
};

/** The one sound for all that is new: what matters most. */
export function heard(fresh: readonly Told[]): Sound | null {
  const kinds = new Set(fresh.map((told) => told.kind));
  const loudest = Object.keys(HEARD).find((kind) => kinds.has(kind));
  return loudest ? HEARD[loudest]! : null;
}
