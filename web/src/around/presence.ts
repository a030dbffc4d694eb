/** Whether anybody looks at this tab. */

const AWAY_HIDDEN = 30_000; // ms that a tab may be hidden before its person counts as away
const AWAY_IDLE = 300_000; // ms without a touch
const TOUCHES = ["pointerdown", "pointermove", "keydown", "wheel"] as const;

/** Tells when somebody goes away from this tab and comes back; returns how to stop. */
export function watchPresence(told: (here: boolean) => void): () => void {
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let here = true;

  function set(now: boolean): void {
    if (now !== here) told((here = now));
  }

  function touched(): void {
    clearTimeout(leaving);
    if (!document.hidden) set(true);
    leaving = setTimeout(() => set(false), document.hidden ? AWAY_HIDDEN : AWAY_IDLE);
  }

  document.addEventListener("visibilitychange", touched);
  for (const touch of TOUCHES) addEventListener(touch, touched, { passive: true });
  touched();
  return () => {
    clearTimeout(leaving);
    document.removeEventListener("visibilitychange", touched);
    for (const touch of TOUCHES) removeEventListener(touch, touched);
  };
}
