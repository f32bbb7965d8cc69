// Which hand leads at a map: a person with a mouse who presses Enter now and then needs no frame of the keyboard.

import { useLayoutEffect, useRef } from 'preact/hooks';

/** Keys that are pressed beside a mouse, too. */
const BESIDE_A_MOUSE = ['Enter', ' ', 'Escape', 'Shift', 'Control', 'Alt', 'Meta'];

/** Whether the pointer leads now; nobody leads at first. */
export function useHand(): { readonly current: boolean } {
  const points = useRef(false);
  useLayoutEffect(() => {
    const point = (): void => {
      points.current = true;
    };
    const key = (event: KeyboardEvent): void => {
      if (!BESIDE_A_MOUSE.includes(event.key)) points.current = false;
    };
    addEventListener('pointerdown', point, true);
    addEventListener('keydown', key, true);
    return () => {
      removeEventListener('pointerdown', point, true);
      removeEventListener('keydown', key, true);
    };
  }, []);
  return points;
}
