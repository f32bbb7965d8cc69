// Keeps the keyboard at the table: when the button just pressed goes away, here or with the screen before, the board takes over.

import { effect } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { isByKey } from '../ui/presses.ts';
import type { OpenTable } from './table-types.ts';

type Kept = {
  readonly table: Pick<OpenTable, 'sequence' | 'acting' | 'stop' | 'curtain'>;
  /** A submission is under way. */
  readonly sending: { readonly value: boolean };
  readonly focusBoard: () => void;
};

export function useFocusKept({ table, sending, focusBoard }: Kept): void {
  useLayoutEffect(() => {
    return effect(() => {
      void table.sequence.value;
      void table.acting.value;
      void sending.value;
      if (table.stop.value !== undefined || table.curtain.value !== undefined) return; // these have their own button
      requestAnimationFrame(() => {
        if (isByKey() && document.activeElement === document.body) focusBoard();
      });
    });
  }, [table]);
}
