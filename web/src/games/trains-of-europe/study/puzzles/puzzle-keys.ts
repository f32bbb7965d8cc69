// Letters choose, Enter checks and goes on, wherever the focus is.

import type { ReadonlySignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { LETTERS } from './session.ts';

type Choosing = {
  readonly ending: ReadonlySignal<'solved' | 'failed' | undefined>;
  readonly look: (place: number) => void;
  readonly check: () => void;
};

export function usePuzzleKeys(session: Choosing | undefined, next: (() => void) | undefined): void {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!session || event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest('input, select, textarea, dialog')) return;
      const place = LETTERS.findIndex((letter) => letter === event.key.toUpperCase());
      if (place >= 0) session.look(place);
      else if (event.key === 'Enter' && !(event.target instanceof Element && event.target.closest('button, a'))) {
        if (session.ending.value === undefined) session.check();
        else next?.();
      } else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [session, next]);
}
