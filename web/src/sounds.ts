/** Small tones, made on the spot; silent unless somebody wants them. */
import { preferences } from "./preferences.svelte";

/** hertz, when it begins and how long it lasts (seconds), and its colour */
type Tone = [pitch: number, from: number, long: number, colour?: OscillatorType];

const TUNES = {
  card: [[520, 0, 0.06, "triangle"]],
  pass: [[440, 0, 0.08, "triangle"], [660, 0.08, 0.12, "triangle"]],
  honk: [[233, 0, 0.14, "sawtooth"], [196, 0.16, 0.26, "sawtooth"]],
  danger: [[330, 0, 0.16], [262, 0.16, 0.16], [208, 0.32, 0.3]],
  gumball: [[880, 0, 0.05], [1175, 0.06, 0.09]],
  checkpoint: [[523, 0, 0.12], [659, 0.12, 0.12], [784, 0.24, 0.3]],
  winner: [[523, 0, 0.14], [523, 0.16, 0.1], [659, 0.28, 0.14], [784, 0.44, 0.14], [1047, 0.6, 0.5]],
  turn: [[587, 0, 0.1, "triangle"], [784, 0.1, 0.16, "triangle"]],
} satisfies Record<string, Tone[]>;

export type Sound = keyof typeof TUNES;

const LOUDNESS = 0.08;
let speaker: AudioContext | undefined;

/** Let it be heard, if this device wants sounds. */
export function sound(name: Sound): void {
  if (!preferences.sounds || typeof AudioContext === "undefined") return;
  speaker ??= new AudioContext();
  if (speaker.state === "suspended") void speaker.resume();
  for (const tone of TUNES[name] as Tone[]) ring(speaker, tone);
}

function ring(speaker: AudioContext, [pitch, from, long, colour = "sine"]: Tone): void {
  const tone = speaker.createOscillator();
  const level = speaker.createGain();
  const start = speaker.currentTime + from;
  tone.type = colour;
  tone.frequency.value = pitch;
  level.gain.setValueAtTime(LOUDNESS, start);
  level.gain.exponentialRampToValueAtTime(0.001, start + long);
  tone.connect(level).connect(speaker.destination);
  tone.start(start);
  tone.stop(start + long);
}
