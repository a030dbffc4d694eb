/** A plan in the making: assistants in the four boxes, only such as lead to one of the plans that are offered. */
import type { Option, Told } from "../../state";

/** pathfinder, mechanics, security, funding */
export type Plan = readonly number[];

export const EMPTY: Plan = [0, 0, 0, 0];

export function parse(option: Option): Plan {
  return String(option).split("-").map(Number);
}

export function named(plan: Plan): string {
  return plan.join("-");
}

/** How many assistants still stand beside the boxes. */
export function unplaced(plan: Plan, options: readonly Option[]): number {
  const all = options.length ? sum(parse(options[0]!)) : 0;
  return all - sum(plan);
}

export function isComplete(plan: Plan, options: readonly Option[]): boolean {
  return options.includes(named(plan));
}

export function canAdd(plan: Plan, box: number, options: readonly Option[]): boolean {
  const more = changed(plan, box, 1);
  return options.some((option) => parse(option).every((count, at) => count >= more[at]!));
}

export function canRemove(plan: Plan, box: number): boolean {
  return plan[box]! > 0;
}

export function add(plan: Plan, box: number, options: readonly Option[]): Plan {
  return canAdd(plan, box, options) ? changed(plan, box, 1) : plan;
}

export function remove(plan: Plan, box: number): Plan {
  return canRemove(plan, box) ? changed(plan, box, -1) : plan;
}

/** From one box into another, or from beside the boxes (null). */
export function move(plan: Plan, from: number | null, to: number | null, options: readonly Option[]): Plan {
  const lifted = from === null ? plan : remove(plan, from);
  return to === null ? lifted : add(lifted, to, options);
}

export interface Proposal {
  name: string;
  plan: string;
}

/** Plans to begin with: one's last one, and a few that suit many turns. */
const USUAL: readonly Proposal[] = [
  { name: "scouting", plan: "2-2-0-1" },
  { name: "driving", plan: "1-3-0-1" },
  { name: "saving", plan: "1-1-0-3" },
];

/** What that seat has planned last. */
export function lastPlan(events: readonly Told[], seat: number | null): string | null {
  const told = events.findLast((event) => event.kind === "PlanRevealed" && event.seat === seat);
  return told ? String(told.plan) : null;
}

export function proposed(last: string | null, options: readonly Option[]): Proposal[] {
  const before = last === null ? [] : [{ name: "as-before", plan: last }];
  const others = USUAL.filter(({ plan }) => plan !== last);
  return [...before, ...others].filter(({ plan }) => options.includes(plan)).slice(0, USUAL.length);
}

function changed(plan: Plan, box: number, by: number): Plan {
  return plan.map((count, at) => (at === box ? count + by : count));
}

function sum(plan: Plan): number {
  return plan.reduce((all, count) => all + count, 0);
}
