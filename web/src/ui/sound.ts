// Sounds, made on the spot; silent unless the player asked for them.

import { settings } from '../prefs/settings.ts';

let context: AudioContext | undefined;

function audio(): AudioContext | undefined {
  if (!settings.value.sound) return undefined;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

export type Tone = {
  readonly pitch: number;
  readonly at: number;
  readonly long: number;
  readonly loud: number;
  readonly kind: OscillatorType;
};

export function playTones(tones: readonly Tone[]): void {
  const output = audio();
  if (!output) return;
  for (const { pitch, at, long, loud, kind } of tones) {
    const start = output.currentTime + at;
    const oscillator = output.createOscillator();
    const gain = output.createGain();
    oscillator.type = kind;
    oscillator.frequency.setValueAtTime(pitch, start);
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(loud, start + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
    oscillator.connect(gain).connect(output.destination);
    oscillator.start(start);
    oscillator.stop(start + long);
  }
}

export const chord = (...pitches: readonly number[]): Tone[] =>
  pitches.map((pitch, index) => ({ pitch, at: index * 0.09, long: 0.5, loud: 0.08, kind: 'sine' as const }));

/** A short sound for the moment the device changes hands. */
export const handOverSound = (): void => playTones(chord(392, 523));
