/** Something that lights up its spaces on the map: under the mouse, with the focus, or by a tap until the next one. */
import type { Action } from "svelte/action";
import { pointAt } from "../../../pointing.svelte";

export const lights: Action<HTMLElement, readonly string[]> = (node, spaces = []) => {
  let own = spaces;
  const on = (): void => pointAt(...own);
  const off = (): void => pointAt();
  // A sheet that closes over the map takes its buttons away: what one of them has lit stays lit.
  const blurred = (): void => queueMicrotask(() => node.isConnected && off());
  const left = (event: PointerEvent): void => {
    if (event.pointerType !== "touch") off();
  };
  node.addEventListener("pointerenter", on);
  node.addEventListener("pointerleave", left);
  node.addEventListener("focus", on);
  node.addEventListener("blur", blurred);
  node.addEventListener("click", on);
  return {
    update: (next) => (own = next),
    destroy: () => {
      for (const kind of ["pointerenter", "focus", "click"]) node.removeEventListener(kind, on);
      node.removeEventListener("pointerleave", left);
      node.removeEventListener("blur", blurred);
    },
  };
};
