// Sounds at the table: a wooden click per track, a chime when lines meet. Made on the spot, off unless asked for.

import { settings } from '../../../prefs/settings.ts';
import type { OpenTable } from '../../../table/open-table.ts';

let context: AudioContext | undefined;

function audio(): AudioContext | undefined {
  if (!settings.value.sound) return undefined;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

type Tone = {
  readonly pitch: number;
  readonly at: number;
  readonly long: number;
  readonly loud: number;
  readonly kind: OscillatorType;
};

function play(tones: readonly Tone[]): void {
  const desk = audio();
  if (!desk) return;
  for (const { pitch, at, long, loud, kind } of tones) {
    const start = desk.currentTime + at;
    const oscillator = desk.createOscillator();
    const gain = desk.createGain();
    oscillator.type = kind;
    oscillator.frequency.setValueAtTime(pitch, start);
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(loud, start + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
    oscillator.connect(gain).connect(desk.destination);
    oscillator.start(start);
    oscillator.stop(start + long);
  }
}

const CLICK: readonly Tone[] = [
  { pitch: 320, at: 0, long: 0.07, loud: 0.16, kind: 'triangle' },
  { pitch: 190, at: 0.05, long: 0.09, loud: 0.14, kind: 'triangle' },
];
const chord = (...pitches: readonly number[]): Tone[] =>
  pitches.map((pitch, index) => ({ pitch, at: index * 0.09, long: 0.5, loud: 0.08, kind: 'sine' as const }));

const SOUNDS: Readonly<Record<string, readonly Tone[]>> = {
  'track-laid': CLICK,
  'marker-placed': chord(262, 330),
  'networks-joined': chord(392, 494, 587),
  'round-scored': chord(523, 440, 349, 262),
  'game-over': chord(262, 330, 392, 523),
  dealt: chord(330, 392),
};

/** Plays along with everything shown at this table. */
export const soundsAt = (table: OpenTable): (() => void) =>
  table.onShown(({ events }) => {
    for (const { kind } of events) play(SOUNDS[kind] ?? []);
  });

/** A short sound for the moment the device changes hands. */
export const handOverSound = (): void => play(chord(392, 523));
