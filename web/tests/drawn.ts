/** Drawings in tests: mounted into the document, and gone after each test. */
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach } from "vitest";

const mounted: Record<string, unknown>[] = [];

afterEach(() => {
  for (const each of mounted.splice(0)) void unmount(each);
  document.body.innerHTML = "";
});

/** The component in a box of its own. */
export function drawn<Props extends Record<string, any>>(component: Component<Props>, props: Props): HTMLElement {
  const target = document.body.appendChild(document.createElement("div"));
  mounted.push(mount(component, { target, props }));
  flushSync();
  return target;
}

/** The component within an svg, where it is drawn as a part of one. */
export function drawnInSvg<Props extends Record<string, any>>(component: Component<Props>, props: Props): SVGElement {
  const target = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  document.body.append(target);
  mounted.push(mount(component, { target, props }));
  flushSync();
  return target;
}

export function click(found: Element | null): void {
  (found as HTMLElement).click();
  flushSync();
}
