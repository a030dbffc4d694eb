/** Options in words: figures for buttons, labels for the map. */
import type { Option } from "../../state";
import { t } from "../../texts.svelte";
import type { Asking } from "./asking.svelte";
import type { MarkWords } from "./input";
import { factsOf, type Facts, type Leg } from "./question";

/** What an option costs and leaves, without what is drawn anyway: the range on the map, the gauges on the dials. */
export function phrases(asking: Asking, option: Option): string[] {
  return figures(asking, factsOf(asking.question, option));
}

function figures(asking: Asking, facts: Facts): string[] {
  const { range: _range, after: _after, ...rest } = facts;
  return asking.question ? asking.words.facts(asking.question, rest, asking.table.state.view!) : [];
}

export function legFigures(leg: Leg): string {
  return t("leg", { steps: leg.way.length, petrol: leg.petrol, damage: leg.damage, dangers: leg.dangers });
}

/** What the figures of a target are: of one option, or of a whole way. */
export function changes(asking: Asking, option: Option): string {
  const { after } = factsOf(asking.question, option);
  return after ? asking.words.changes(asking.table.state.view!, after as Record<string, number>) : "";
}

export function markWords(asking: Asking): MarkWords {
  return {
    open: (_option, facts) => figures(asking, facts).join(", ") || t("open-said"),
    closed: (_option, reason) => t("closed-said", { why: asking.words.reason(reason).words || t("not-possible") }),
    aim: () => t("aim-said"),
    range: (leg) => t("range-said", { figures: legFigures(leg) }),
  };
}
