/** Number keys: options are counted from 1; where there are more than nine, two digits make one number. */
export interface Typed {
  /** digits that wait for another one */
  waiting: string;
  /** the place of the option that is meant, from 0 on */
  chosen: number | null;
}

export function typed(waiting: string, digit: string, count: number): Typed {
  const number = Number(waiting + digit);
  if (!number || number > count) return waiting ? typed("", digit, count) : { waiting: "", chosen: null };
  if (number * 10 <= count) return { waiting: String(number), chosen: null };
  return { waiting: "", chosen: number - 1 };
}

/** No further digit came. */
export function settled(waiting: string): number | null {
  return waiting ? Number(waiting) - 1 : null;
}

/** Whether keys belong to what has the focus: a field, a list of choices. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, select, textarea, [contenteditable]") !== null;
}
