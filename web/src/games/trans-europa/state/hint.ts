// The hint: asked of the adviser, shown on the map and in words until the position changes.

import { effect, signal, type Signal } from '@preact/signals';
import type { Action } from '@branchline/trans-europa';
import { languageReady } from '../../../messages/text.ts';
import { line, type Line } from '../../../table/authority.ts';
import type { Advised } from '../play/advice.ts';
import type { Reason } from '../play/hint.ts';
import type { Table } from '../types.ts';

export type Hint =
  | { readonly state: 'asking' }
  | { readonly state: 'none' }
  | {
      readonly state: 'given';
      readonly action: Action;
      readonly reasons: readonly Reason[];
      /** The action in words. */
      readonly advise: (table: Advised, action: Action) => string;
    };

/** Reasons and words come when the first hint is asked for. */
async function adviser() {
  const [{ reasonsFor }, { adviceText }] = await Promise.all([import('../play/hint.ts'), import('../play/advice.ts')]);
  await languageReady();
  return { reasonsFor, adviceText };
}

export type Hints = {
  readonly hint: Signal<Hint | undefined>;
  readonly askHint: () => Promise<void>;
  readonly close: () => void;
};

export function hintsAt(table: Table, { ask }: Pick<Line, 'ask'> = line): Hints {
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
      const at = table.sequence.value;
      hint.value = { state: 'asking' };
      const [answer, { reasonsFor, adviceText }] = await Promise.all([ask('hint', { id: table.id, seat }), adviser()]);
      if (table.sequence.value !== at) return;
      if ('problem' in answer) hint.value = { state: 'none' };
      else {
        const action = answer.action as Action;
        const reasons = reasonsFor(table.view.value, seat, own.hand, action);
        hint.value = { state: 'given', action, reasons, advise: adviceText };
      }
    },
  };
}
