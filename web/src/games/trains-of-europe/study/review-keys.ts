// Keys of a review, wherever the focus is: arrows go from phase to phase, with Shift from one turning point to the next.

import { useEffect } from 'preact/hooks';
import type { ReviewState } from './review-state.ts';
import { jump } from './turning-points.ts';

/** Who types, chooses or moves the map means something else by the same key. */
const TAKEN = 'input, select, textarea, [role="application"], [role="slider"], [role="tab"], dialog';

export function useReviewKeys(state: ReviewState): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : undefined;
      if (by === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest(TAKEN)) return;
      event.preventDefault();
      if (event.shiftKey) jump(state, by);
      else state.goTo(state.at.value + by);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [state]);
}
