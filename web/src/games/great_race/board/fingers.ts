/** Mouse, fingers and wheel on the window of a map: what they do to its camera. */
import type { Place } from "../../../motion";
import type { Box } from "./camera";
import type { Lens } from "./lens.svelte";

const PINCH = 0.01; // a trackpad pinches in small steps
const TURN = 0.0016;

/** Where in the window an event happens. */
export function within(node: Element, event: MouseEvent): Place {
  const frame = node.getBoundingClientRect();
  return { x: event.clientX - frame.left, y: event.clientY - frame.top };
}

/** Let the camera follow what happens on this node, its size too; the answer ends it. */
export function follow(node: HTMLElement, lens: Lens, matters: () => Box | null): () => void {
  const hands: Record<string, (event: never) => void> = {
    pointerdown(event: PointerEvent) {
      if (event.button === 0) lens.down(event.pointerId, within(node, event));
    },
    pointermove(event: PointerEvent) {
      const drags = lens.move(event.pointerId, within(node, event));
      if (drags && !node.hasPointerCapture(event.pointerId)) node.setPointerCapture(event.pointerId);
    },
    pointerup: (event: PointerEvent) => lens.up(event.pointerId),
    pointercancel: (event: PointerEvent) => lens.up(event.pointerId),
    wheel(event: WheelEvent) {
      event.preventDefault();
      lens.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? PINCH : TURN)), within(node, event));
    },
  };
  for (const [name, hand] of Object.entries(hands)) node.addEventListener(name, hand as EventListener, { passive: false });
  const sized = new ResizeObserver(() => lens.resize({ width: node.clientWidth, height: node.clientHeight }, matters()));
  sized.observe(node);
  return () => {
    sized.disconnect();
    Object.entries(hands).forEach(([name, hand]) => node.removeEventListener(name, hand as EventListener));
  };
}
