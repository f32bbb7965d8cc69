// The end of a round in its order: hands turn, missing tracks are drawn, locomotives move. Any key skips.

import { effect, signal, type ReadonlySignal } from '@preact/signals';
import { isStill } from '../../../prefs/theme.ts';
import type { OpenTable } from '../../../table/open-table.ts';

export const REVEAL_STAGES = ['hands', 'missing', 'score'] as const;
export type RevealStage = (typeof REVEAL_STAGES)[number];

const PER_HAND = 180;
const PER_TRACK = 120;

export type Reveal = {
  readonly stage: ReadonlySignal<RevealStage>;
  readonly skip: () => void;
  readonly close: () => void;
};

export function revealAt(table: OpenTable): Reveal {
  const stage = signal<RevealStage>('score');
  let timers: ReturnType<typeof setTimeout>[] = [];
  const stop = (): void => {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  };
  const skip = (): void => {
    stop();
    stage.value = 'score';
  };
  const close = effect(() => {
    const ended = table.roundEnd.value;
    stop();
    if (!ended || isStill.peek()) {
      stage.value = 'score';
      return;
    }
    const hands = PER_HAND * ended.scored.hands.length + 300;
    const tracks = PER_TRACK * Math.max(0, ...ended.scored.missing) + 400;
    stage.value = 'hands';
    timers = [
      setTimeout(() => {
        stage.value = 'missing';
      }, hands),
      setTimeout(() => {
        stage.value = 'score';
      }, hands + tracks),
    ];
  });
  return {
    stage,
    skip,
    close: () => {
      stop();
      close();
    },
  };
}
