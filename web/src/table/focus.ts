// Keeps the keyboard at the table: when the button just pressed goes away, the board takes over.

import { effect } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import type { OpenTable } from './table-types.ts';

type Kept = {
  readonly table: Pick<OpenTable, 'sequence' | 'acting' | 'stop' | 'curtain'>;
  /** A submission is under way. */
  readonly sending: { readonly value: boolean };
  readonly focusBoard: () => void;
};

export function useFocusKept({ table, sending, focusBoard }: Kept): void {
  useLayoutEffect(() => {
    let byKey = false;
    const key = (): void => {
      byKey = true;
    };
    const pointer = (): void => {
      byKey = false;
    };
    addEventListener('keydown', key, true);
    addEventListener('pointerdown', pointer, true);
    const stop = effect(() => {
      void table.sequence.value;
      void table.acting.value;
      void sending.value;
      if (table.stop.value !== undefined || table.curtain.value !== undefined) return; // these have their own button
      requestAnimationFrame(() => {
        if (byKey && document.activeElement === document.body) focusBoard();
      });
    });
    return () => {
      removeEventListener('keydown', key, true);
      removeEventListener('pointerdown', pointer, true);
      stop();
    };
  }, [table]);
}
