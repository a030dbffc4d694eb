import { afterEach, expect, test, vi } from "vitest";
import { prefer } from "../src/preferences.svelte";
import { sound } from "../src/sounds";

const started: number[] = [];
const part = { connect: (next: unknown) => next };
const level = { ...part, gain: { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() } };

class Speaker {
  readonly state = "running";
  readonly currentTime = 10;
  readonly destination = {};
  createGain = () => level;
  createOscillator = () => ({ ...part, frequency: { value: 0 }, type: "", start: (at: number) => started.push(at), stop: vi.fn() });
}

afterEach(() => {
  started.length = 0;
  vi.unstubAllGlobals();
});

test("nothing is heard unless somebody wants sounds", () => {
  vi.stubGlobal("AudioContext", Speaker);
  prefer({ sounds: false });
  sound("honk");
  expect(started).toEqual([]);
});

test("a tune is its tones one after the other", () => {
  vi.stubGlobal("AudioContext", Speaker);
  prefer({ sounds: true });
  sound("checkpoint");
  expect(started).toEqual([10, 10.12, 10.24]);
});
