// The end of a round in its order: hands turn, missing tracks are drawn, locomotives move. Any key skips.

import { effect, signal, type ReadonlySignal } from '@preact/signals';
import { isStill } from '../../../prefs/theme.ts';
import { roundScoredIn, type RoundScored } from '../play/pace.ts';
import type { Table } from '../types.ts';

export const REVEAL_STAGES = ['hands', 'missing', 'score'] as const;
export type RevealStage = (typeof REVEAL_STAGES)[number];

const PER_HAND = 180;
const PER_TRACK = 120;

/** Milliseconds until each stage begins. */
export function revealTimes({ hands, missing }: RoundScored): { readonly missing: number; readonly score: number } {
  const turning = PER_HAND * hands.length + 300;
  return { missing: turning, score: turning + PER_TRACK * Math.max(0, ...missing) + 400 };
}

export type Reveal = {
  readonly stage: ReadonlySignal<RevealStage>;
  readonly skip: () => void;
  readonly close: () => void;
};

export function revealAt(table: Pick<Table, 'stop'>): Reveal {
  const stage = signal<RevealStage>('score');
  let timers: ReturnType<typeof setTimeout>[] = [];
  const halt = (): void => {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  };
  const at = (milliseconds: number, next: RevealStage): ReturnType<typeof setTimeout> =>
    setTimeout(() => {
      stage.value = next;
    }, milliseconds);
  const close = effect(() => {
    const scored = roundScoredIn(table.stop.value);
    halt();
    if (!scored || isStill.peek()) {
      stage.value = 'score';
      return;
    }
    const times = revealTimes(scored);
    stage.value = 'hands';
    timers = [at(times.missing, 'missing'), at(times.score, 'score')];
  });
  return {
    stage,
    skip: () => {
      halt();
      stage.value = 'score';
    },
    close: () => {
      halt();
      close();
    },
  };
}
