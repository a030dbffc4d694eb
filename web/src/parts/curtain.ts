/** When the curtain between people who share one device is down, and for whom it would rise. */
import type { TableState } from "../state";

/** The seats of this device that are asked while nobody's secrets, or another one's, are shown; none: no curtain. */
export function behindCurtain(state: TableState): number[] {
  const { mine, seat, table, view } = state;
  const shared = table?.seats.filter((each) => mine.includes(each.seat) && each.curtain).map((each) => each.seat) ?? [];
  const asked = view?.awaiting.filter((each) => mine.includes(each)) ?? [];
  const hidden = asked.filter((each) => shared.includes(each) || shared.includes(seat ?? -1));
  return seat !== null && asked.includes(seat) ? [] : hidden;
}
