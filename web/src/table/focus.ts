// Keeps the keyboard at the table: when the button just pressed goes away, the board takes over.

import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Play } from '../games/trans-europa/state/play.ts';

export function useFocusKept(play: Play): void {
  useEffect(() => {
    const { table } = play;
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
      void play.sending.value;
      if (table.roundEnd.value !== undefined || table.curtain.value !== undefined) return; // these have their own button
      requestAnimationFrame(() => {
        if (byKey && document.activeElement === document.body) play.handle.value?.focus();
      });
    });
    return () => {
      removeEventListener('keydown', key, true);
      removeEventListener('pointerdown', pointer, true);
      stop();
    };
  }, [play]);
}
