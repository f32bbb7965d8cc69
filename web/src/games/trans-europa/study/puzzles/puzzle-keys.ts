// Keys of a puzzle wherever the focus is: letters choose, Enter goes on. The focus stays with what goes on.

import { useLayoutEffect, useRef } from 'preact/hooks';

type Keys = {
  /** Takes an option by its place; only where there are options. */
  readonly choose?: ((place: number) => void) | undefined;
  readonly options: number;
  /** The answer is shown; Enter leads to what comes next. */
  readonly ended: boolean;
  /** Checks, or goes to what comes next. */
  readonly goOn: () => void;
};

/** Who types or chooses from a list means something else by the same key. */
const TYPING = 'input:not([type="radio"]), select, textarea, dialog';
/** What Enter presses by itself; an option that is chosen already is not pressed again. */
const PRESSED = 'a, button, summary, input, [role="button"]';
const CHOSEN = '.puzzle-option[aria-pressed="true"]';
/** The map confirms by itself, as long as there is a move to confirm. */
const MAP = '[role="application"]';
const ONWARD = '[data-onward]';

export function usePuzzleKeys({ choose, options, ended, goOn }: Keys): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, altKey, metaKey, shiftKey, defaultPrevented } = event;
      if (defaultPrevented || ctrlKey || altKey || metaKey || shiftKey) return;
      const at = target instanceof Element ? target : document.body;
      if (at.closest(TYPING)) return;
      const place = /^[a-z]$/i.test(key) ? key.toLowerCase().charCodeAt(0) - 97 : -1;
      if (place >= 0 && place < options && choose && !ended && !at.closest(MAP)) {
        event.preventDefault();
        return choose(place);
      }
      if (key !== 'Enter' || event.repeat) return;
      if (at.closest(CHOSEN) ? false : at.closest(PRESSED)) return;
      if (at.closest(MAP) && !ended) return;
      event.preventDefault();
      goOn();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [choose, options, ended, goOn]);
  // The button that was pressed to check is gone then: the one that leads on takes the focus instead.
  const before = useRef(ended);
  useLayoutEffect(() => {
    const { activeElement: now } = document;
    const ends = ended && !before.current;
    before.current = ended;
    if (ends && (now === null || now === document.body || !now.isConnected))
      document.querySelector<HTMLElement>(ONWARD)?.focus();
  }, [ended]);
}
