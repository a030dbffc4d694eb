/** What a screen reader says of each place on the map. */
import type { SpaceInfo } from "../../../protocol";
import type { View } from "../../../state";
import { t } from "../../../texts.svelte";
import { GreatRaceWords } from "../words";
import type { Chart, Target } from "./chart";
import { crewsOf } from "./pieces";

const words = new GreatRaceWords("great-race", "great-race-solo");

/** Name, what is printed there, what lies there, and who stands there. */
export function spoken(chart: Chart, view: View, target: Target, from: string | null): string[] {
  const space = chart.spaces.get(target.name);
  return space ? ofSpace(space, view).filter(Boolean) : [ofLane(chart, target.name, from)];
}

function ofSpace(space: SpaceInfo, view: View): string[] {
  const here = crewsOf(view).filter((crew) => crew.space === space.name);
  const names = here.map(({ seat }) => (seat === view.seat ? `${words.name(view, seat)} (${t("map-you")})` : words.name(view, seat)));
  return [
    space.city ? t("map-city", { name: space.name, colour: space.city, cards: space.cards }) : `${space.name}: ${laid(space, view)}`,
    space.risk ? t("map-risk") : "",
    names.length ? t("map-standing", { names: names.join(", ") }) : "",
  ];
}

function laid(space: SpaceInfo, view: View): string {
  const face = (view.tiles as Record<string, string>)[space.name];
  return face ? words.word(face) : t("map-empty");
}

function ofLane(chart: Chart, option: string, from: string | null): string {
  const lane = chart.lane(option, from);
  const to = option.split(" ").slice(1).join(" ");
  return lane ? t(`map-lane-${lane.kind}`, { to, price: lane.price }) : option;
}
