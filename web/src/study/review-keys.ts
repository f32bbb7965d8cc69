// Keys of a review, wherever the focus is: arrows step, with Shift from one turning point to the next.

import { useLayoutEffect } from 'preact/hooks';

/** Who types, chooses or moves the map means something else by the same key. */
const TAKEN = 'input, select, textarea, [role="application"], [role="slider"], [role="tab"], dialog';

type Ways = { readonly step: (by: 1 | -1) => void; readonly jump: (by: 1 | -1) => void };

export function useReviewKeys({ step, jump }: Ways): void {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : undefined;
      if (by === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest(TAKEN)) return;
      event.preventDefault();
      (event.shiftKey ? jump : step)(by);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [step, jump]);
}
