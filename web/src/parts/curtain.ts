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

/** Who held the device just now and may take his answer back: nobody far away would have to be asked. */
export function mayTakeBack(state: TableState, holder: number | null): boolean {
  const far = state.table?.seats.some((each) => each.kind === "person" && !state.mine.includes(each.seat));
  return holder !== null && !far && !state.over && !behindCurtain(state).includes(holder);
}
