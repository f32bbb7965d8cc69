// Both moves of a puzzle played out: which of them is looked at, and how far.

import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { Explanation, PlayedOut } from '@branchline/study/trans-europa';

/** The position with both moves, or what came of one of them. */
export type Looked = 'both' | 'chosen' | 'best';

export type Later = {
  readonly looked: ReadonlySignal<Looked>;
  /** What is on the map; undefined where the two moves are beside each other. */
  readonly shown: ReadonlySignal<{ readonly out: PlayedOut; readonly at: number } | undefined>;
  readonly look: (at: Looked) => void;
  readonly goTo: (turn: number) => void;
};

export function newLater(explanation: ReadonlySignal<Explanation | undefined>): Later {
  const looked = signal<Looked>('both');
  const at = signal(0);
  const outOf = (which: Looked): PlayedOut | undefined =>
    which === 'both' ? undefined : which === 'best' ? explanation.value?.bestOut : explanation.value?.chosenOut;
  return {
    looked,
    shown: computed(() => {
      const out = outOf(looked.value);
      return out && { out, at: at.value };
    }),
    look(which) {
      looked.value = which;
      at.value = outOf(which)?.turns.length ?? 0;
    },
    goTo(turn) {
      at.value = Math.max(0, Math.min(outOf(looked.value)?.turns.length ?? 0, turn));
    },
  };
}
