/** The space that one drives for, kept by the tab: a page that is read anew in the middle of a step still marks it. */

/** What was answered to the drive question of that number. */
export interface Heading {
  number: number;
  space: string;
}

const KEY = "halftrack.heading.";
const LATER = 6; // questions that can come between, at most: jerrycans, a danger, its damage

export function keepHeading(table: string, heading: Heading | null): void {
  try {
    if (heading) sessionStorage.setItem(KEY + table, JSON.stringify(heading));
    else sessionStorage.removeItem(KEY + table);
  } catch {
    // a device that keeps nothing
  }
}

/** The space that is being entered when that question is asked. */
export function headingAt(table: string, number: number): string | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY + table) ?? "null") as Heading | null;
    return kept && kept.number < number && number <= kept.number + LATER ? kept.space : null;
  } catch {
    return null;
  }
}
