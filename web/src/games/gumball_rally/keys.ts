/** Cards by the keyboard: a number picks one, the arrows go from one to the next. Enter and space are the button's own. */

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Which card a key leads to; null: none of ours. */
export function cardOf(key: string, at: number, count: number): number | null {
  if (/^[1-9]$/.test(key)) return Number(key) <= count ? Number(key) - 1 : null;
  const step = STEPS[key];
  if (step === undefined || !count) return null;
  return at < 0 ? (step > 0 ? 0 : count - 1) : (at + step + count) % count;
}

/** Whether a key is meant for something else: for text, or for the browser. */
export function isElsewhere(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  return !!target?.closest?.("input, select, textarea, [contenteditable], [role=dialog], .log");
}

/** Go to the button that the key leads to; a number clicks it as well. */
export function playKeys(event: KeyboardEvent, row: HTMLElement): void {
  if (isElsewhere(event)) return;
  const buttons = [...row.querySelectorAll<HTMLButtonElement>("[data-option]:not(:disabled)")];
  const found = cardOf(event.key, buttons.indexOf(document.activeElement as HTMLButtonElement), buttons.length);
  if (found === null) return;
  event.preventDefault();
  buttons[found]!.focus();
  if (/\d/.test(event.key)) buttons[found]!.click();
}
