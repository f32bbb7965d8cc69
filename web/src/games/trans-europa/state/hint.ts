// The hint: asked of the adviser, shown on the map and in words until the position changes.

import { effect, signal, type Signal } from '@preact/signals';
import type { Action } from '@branchline/trans-europa';
import { reasonsFor, type Reason } from '../play/hint.ts';
import { ask } from '../../../table/authority.ts';
import type { OpenTable } from '../../../table/open-table.ts';

export type Hint =
  | { readonly state: 'asking' }
  | { readonly state: 'none' }
  | { readonly state: 'given'; readonly action: Action; readonly reasons: readonly Reason[] };

export type HintDesk = {
  readonly hint: Signal<Hint | undefined>;
  readonly askHint: () => Promise<void>;
  readonly close: () => void;
};

export function hintDesk(table: OpenTable): HintDesk {
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
      const answer = await ask('hint', { id: table.id, seat });
      if (table.sequence.value !== at) return;
      if ('problem' in answer) hint.value = { state: 'none' };
      else {
        const action = answer.action as Action;
        hint.value = { state: 'given', action, reasons: reasonsFor(table.view.value, seat, own.hand, action) };
      }
    },
  };
}
