// Every press of a key, a button or the screen, noticed before anything else hears of it.

import { endWarning } from './live.ts';

let byKey = false;

/** Whether the last press was one of the keyboard. */
export const isByKey = (): boolean => byKey;

export function startPresses(): void {
  const notice = ({ type }: Event): void => {
    byKey = type === 'keydown';
    endWarning();
  };
  addEventListener('keydown', notice, true);
  addEventListener('pointerdown', notice, true);
}
