/** What The Great Race says: crews, tiles, plans and lanes in the words of the terminal. */
import type { QuestionInfo } from "../../protocol";
import type { Option, Told, View } from "../../state";
import { PlainWords } from "../words";

export const BOXES = ["pathfinder", "mechanics", "security", "funding"] as const;
export const GAUGES = ["petrol", "engine", "chassis"] as const;

const FACE = /^p(\d)(?:d(\d))?(s?)(x?)$/;
const PLAN = /^(\d)-(\d)-(\d)-(\d)$/;
const LANE = /^(sea|air) (.+)$/;
const AT_ZERO_TOO = ["damage", "danger", "fare", "target"]; // questions whose figures matter at 0
const MANY = 8;

interface CrewView {
  crew: string | null;
  francs: number;
  gauges: Record<string, [number, number]>;
}

/** What a tile costs, out of its name. */
export function face(name: string): { petrol: number; damage: number; stop: boolean; danger: boolean } | null {
  const found = FACE.exec(name);
  if (!found) return null;
  return { petrol: Number(found[1]), damage: Number(found[2] ?? 0), stop: !!found[3], danger: !!found[4] };
}

export class GreatRaceWords extends PlainWords {
  override name(view: View, seat: number): string {
    const crew = (view.crews as CrewView[])[seat]?.crew;
    return crew ? this.word(crew) : super.name(view, seat);
  }

  /** A tile by what it costs, a plan by its boxes, a lane by its kind. */
  override word(name: string): string {
    const tile = face(name);
    if (tile) return this.text("tile", { ...tile, stop: yes(tile.stop), danger: yes(tile.danger) }) ?? name;
    const plan = PLAN.exec(name);
    if (plan) return this.plan(plan.slice(1).map(Number));
    const lane = LANE.exec(name);
    if (lane) return this.text(`option-${lane[1]}-what`, { what: lane[2]! }) ?? name;
    return super.word(name);
  }

  plan(counts: number[]): string {
    const parts = BOXES.map((box, at) => (counts[at] ? this.text(`plan-${box}`, { count: counts[at]! }) : undefined));
    return parts.filter(Boolean).join(", ");
  }

  /** What a card does. */
  cardText(name: string): string {
    return this.text(`name-${name.replaceAll(" ", "-")}.text`) ?? "";
  }

  override question(question: QuestionInfo, view: View): string {
    const asked = super.question(question, view);
    const aim = (view.aim as string[] | undefined) ?? [];
    if (!aim.length || !["avert", "danger"].includes(question.kind)) return asked;
    const [card, ...targets] = aim.map((name) => this.word(name));
    return `${this.text("event-targeted", { card: card!, targets: targets.join(", ") })} ${asked}`;
  }

  override option(question: Pick<QuestionInfo, "kind">, option: Option, view: View): string {
    return super.option(question, option, view);
  }

  override fact(question: QuestionInfo, name: string, value: unknown, view: View): string {
    if (name === "after") return question.kind === "drive" ? "" : this.changes(view, value as Record<string, number>);
    if (name === "range") return super.fact(question, name, rangeOf(value as { space: string }[]), view);
    if (value === 0 && AT_ZERO_TOO.includes(question.kind)) {
      return this.figure([`fact-${question.kind}-${name}`, `fact-${name}`], name, value);
    }
    return super.fact(question, name, value, view);
  }

  /** The gauges and the money that will not stay as they are. */
  changes(view: View, after: Record<string, number>): string {
    const crew = (view.crews as CrewView[])[view.seat as number];
    if (!crew) return "";
    const before: Record<string, number> = { francs: crew.francs };
    for (const gauge of GAUGES) before[gauge] = crew.gauges[gauge]![0];
    const changed = Object.keys(after).filter((kind) => before[kind] !== after[kind]);
    return changed.map((kind) => `${this.text(`points-${kind}`)} ${before[kind]} → ${after[kind]}`).join(", ");
  }

  override event(told: Told, view: View): string {
    if (told.kind !== "OrderChanged") return super.event(told, view);
    return super.event({ ...told, order: (told.order as number[]).map((seat) => this.name(view, seat)) }, view);
  }
}

function yes(flag: boolean): string {
  return flag ? "yes" : "no";
}

function rangeOf(legs: { space: string }[]): string[] {
  return [...legs.slice(0, MANY).map((leg) => leg.space), ...(legs.length > MANY ? ["…"] : [])];
}
