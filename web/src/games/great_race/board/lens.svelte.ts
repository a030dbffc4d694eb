/** The camera over a sheet, moved by fingers, wheel, keys and buttons. */
import { apart, type Place } from "../../../motion";
import { clipped, fit, kept, opening, panned, READABLE, sees, smallest, toSheet, whole, zoomed, type Box, type Camera, type Size } from "./camera";
import { REACH } from "./hit";

const DRAG = 6; // so far a finger trembles when it taps
const STEP = 1.3; // of a zoom by keys
const TWICE = 320; // milliseconds between two taps that belong together
const CORE = 40; // about the middle of what matters, in points of the sheet
const BESIDE = 0.9; // the largest scale at which a part of the map is shown of itself

/** The middle of a part of the sheet. */
function coreOf(box: Box): Box {
  return { x: box.x + box.width / 2 - CORE, y: box.y + box.height / 2 - CORE, width: 2 * CORE, height: 2 * CORE };
}

export class Lens {
  camera: Camera = $state.raw({ x: 0, y: 0, scale: 1 });
  /** moves of itself, smoothly */
  gliding = $state(false);
  /** is held by fingers */
  held = $state(false);
  window: Size = { width: 0, height: 0 };
  readonly #fingers = new Map<number, Place>();
  #start: Place = { x: 0, y: 0 };
  #dragged = false;
  #tap = { x: 0, y: 0, time: -Infinity };

  constructor(readonly sheet: Size) {}

  /** The window has another size: the first time it opens on what matters, later its middle stays, or what matters. */
  resize(window: Size, matters: Box | null): void {
    const before = this.window;
    const core = matters && coreOf(clipped(matters, this.sheet));
    const seen = before.width > 0 && core !== null && sees(this.camera, core, before);
    const all = this.camera.scale <= smallest(this.sheet, before) * 1.01;
    this.window = window;
    if (!window.width || !window.height) return;
    const by = { x: (window.width - before.width) / 2, y: (window.height - before.height) / 2 };
    this.#set(!before.width || all ? opening(this.sheet, window, matters) : panned(this.camera, by));
    if (seen && !sees(this.camera, core, window)) this.#set(fit(core, window, this.camera.scale, this.camera.scale));
    if (before.width && before.width !== window.width && matters) this.show(matters); // a device was turned
  }

  showWhole(): void {
    this.#glide(whole(this.sheet, this.window));
  }

  /** Show a part of the sheet, unless it is seen already. */
  show(box: Box, anyway = false): void {
    if (!this.window.width || (!anyway && sees(this.camera, clipped(box, this.sheet), this.window))) return;
    const least = Math.max(smallest(this.sheet, this.window), 0.4);
    this.#glide(fit(box, this.window, least, Math.max(BESIDE, this.camera.scale)));
  }

  /** Whether what is seen is so small that its signs cannot be told apart. */
  get unreadable(): boolean {
    return this.window.width > 0 && this.camera.scale < READABLE;
  }

  /** Nearer or farther, about the middle or that point. */
  zoom(factor: number, at: Place = { x: this.window.width / 2, y: this.window.height / 2 }, glide = false): void {
    const camera = zoomed(this.camera, at, factor, this.sheet, this.window);
    if (glide) this.#glide(camera);
    else this.#set(camera);
  }

  /** Plus, minus, and 0 for all of it; whether that key means anything here. */
  key(key: string): boolean {
    if (key === "0") this.showWhole();
    else if (key === "+") this.zoom(STEP, undefined, true);
    else if (key === "-") this.zoom(1 / STEP, undefined, true);
    else return false;
    return true;
  }

  /** How wide lines are drawn, so that they look alike from near and far. */
  get thick(): number {
    return Math.round(10 * Math.min(1.8, Math.max(0.6, 1 / this.camera.scale))) / 10;
  }

  toSheet(point: Place): Place {
    return toSheet(this.camera, point);
  }

  down(finger: number, at: Place): void {
    if (!this.#fingers.size) [this.#start, this.#dragged] = [at, false];
    this.#fingers.set(finger, at);
  }

  /** Whether the finger drags the map by now. */
  move(finger: number, at: Place): boolean {
    const before = this.#fingers.get(finger);
    if (!before) return false;
    const others = [...this.#fingers].filter(([other]) => other !== finger).map(([, place]) => place);
    this.#dragged ||= others.length > 0 || apart(this.#start, at) > DRAG;
    if (this.#dragged) {
      this.held = true;
      this.#drag(before, at, others[0]);
      this.#fingers.set(finger, at);
    }
    return this.#dragged;
  }

  up(finger: number): void {
    this.#fingers.delete(finger);
    if (!this.#fingers.size) this.held = false;
  }

  /** Whether the last gesture was a drag, and so no tap. */
  get wasDrag(): boolean {
    return this.#dragged;
  }

  /** Whether this is the second tap on one place. */
  tapsTwice(at: Place, time: number): boolean {
    const twice = time - this.#tap.time < TWICE && apart(this.#tap, at) < REACH;
    this.#tap = { ...at, time: twice ? -Infinity : time };
    return twice;
  }

  #drag(before: Place, at: Place, other?: Place): void {
    if (!other) {
      this.#set(panned(this.camera, { x: at.x - before.x, y: at.y - before.y }));
      return;
    }
    const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
    const moved = panned(this.camera, { x: (at.x - before.x) / 2, y: (at.y - before.y) / 2 });
    this.#set(zoomed(moved, middle, apart(at, other) / Math.max(1, apart(before, other)), this.sheet, this.window));
  }

  #set(camera: Camera): void {
    this.gliding = false;
    this.camera = kept(camera, this.sheet, this.window);
  }

  #glide(camera: Camera): void {
    this.#set(camera);
    this.gliding = true;
  }
}
