// What was opened over the board folds when the player goes on elsewhere, or with Escape.

import { useLayoutEffect } from 'preact/hooks';

type Folding = { readonly isOpen: boolean; readonly fold: () => void };

/** `within`: what is opened together with what opens it. */
export function useFolding(within: { readonly current: Node | null }, { isOpen, fold }: Folding): void {
  // As soon as it is drawn: a key pressed at once is meant for it.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const away = new AbortController();
    const goOn = ({ target }: Event): void => {
      if (!(target instanceof Node && within.current?.contains(target))) fold();
    };
    addEventListener('pointerdown', goOn, { signal: away.signal, capture: true });
    addEventListener('focusin', goOn, { signal: away.signal, capture: true });
    const press = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') fold();
    };
    addEventListener('keydown', press, { signal: away.signal, capture: true });
    return () => away.abort();
  }, [isOpen]);
}
