// The hint: asked of the adviser, shown on the map and in words until the position changes.

import { effect, signal, type Signal } from '@preact/signals';
import { languageReady } from '../../../messages/text.ts';
import type { Advice, Advised } from '../play/advice.ts';
import { tellsProgress } from '../play/claims.ts';
import type { Reason } from '../play/hint.ts';
import type { Table } from '../types.ts';

export type Hint =
  | { readonly state: 'asking' }
  | { readonly state: 'none' }
  | {
      readonly state: 'given';
      readonly action: Advice;
      readonly reasons: readonly Reason[];
      /** The action in words. */
      readonly advise: (table: Advised, action: Advice) => string;
    };

export type Hints = {
  readonly hint: Signal<Hint | undefined>;
  readonly askHint: () => Promise<void>;
  readonly close: () => void;
};

export function hintsAt(table: Table): Hints {
  const hint = signal<Hint | undefined>(undefined);
  const stop = effect(() => {
    void table.sequence.value;
    hint.value = undefined; // a hint holds for one position
  });
  return {
    hint,
    close: stop,
    askHint: async () => {
      const seat = table.acting.value;
      const own = table.view.value.own;
      if (seat === undefined || own?.seat !== seat || hint.value?.state === 'asking') return;
      if (!tellsProgress(table.view.value)) return;
      const at = table.sequence.value;
      hint.value = { state: 'asking' };
      // Reasons and words come when the first hint is asked for.
      const [answer, { hintOf }] = await Promise.all([table.hint(), import('./hint-of.ts')]);
      await languageReady();
      if (table.sequence.value === at) hint.value = hintOf(table.view.value, own, answer);
    },
  };
}
