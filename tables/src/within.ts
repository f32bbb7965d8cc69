// Waiting with a limit, by the clock of the place.

import type { Clock } from './ports.ts';

export const LATE = Symbol('late');

/** What was promised, or LATE after so many milliseconds. A promise that fails, fails. */
export function within<T>(clock: Clock, milliseconds: number, promised: Promise<T>): Promise<T | typeof LATE> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(milliseconds, () => resolve(LATE));
    promised.then(
      (value) => {
        cancel();
        resolve(value);
      },
      (fault: unknown) => {
        cancel();
        reject(fault instanceof Error ? fault : new Error(String(fault)));
      },
    );
  });
}
