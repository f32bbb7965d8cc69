// Sounds at the table: a wooden click per track, a chime when lines meet.

import { chord, playTones, type Tone } from '../../../ui/sound.ts';
import type { Table } from '../types.ts';

const CLICK: readonly Tone[] = [
  { pitch: 320, at: 0, long: 0.07, loud: 0.16, kind: 'triangle' },
  { pitch: 190, at: 0.05, long: 0.09, loud: 0.14, kind: 'triangle' },
];

const SOUNDS: Readonly<Record<string, readonly Tone[]>> = {
  'track-laid': CLICK,
  'marker-placed': chord(262, 330),
  claimed: chord(523, 659),
  'networks-joined': chord(392, 494, 587),
  'round-scored': chord(523, 440, 349, 262),
  'game-over': chord(262, 330, 392, 523),
  dealt: chord(330, 392),
};

/** Plays along with everything shown at this table. */
export const soundsAt = (table: Table): (() => void) =>
  table.onShown(({ events }) => {
    for (const { kind } of events) playTones(SOUNDS[kind] ?? []);
  });
