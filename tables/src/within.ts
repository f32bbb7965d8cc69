// Waiting with a limit, by the clock of the place.

import type { Clock } from './ports.ts';

export const LATE = Symbol('late');

/** What was promised, or LATE after so many milliseconds. A promise that fails, fails. */
export const within = <T>(clock: Clock, milliseconds: number, promised: Promise<T>): Promise<T | typeof LATE> =>
  withinEach(clock, milliseconds, () => promised);

/** The same for work that may say that it is not late: all its time begins again then. */
export function withinEach<T>(
  clock: Clock,
  milliseconds: number,
  work: (again: () => void) => Promise<T>,
): Promise<T | typeof LATE> {
  return new Promise((resolve, reject) => {
    const start = (): (() => void) => clock.after(milliseconds, () => resolve(LATE));
    let cancel = start();
    let isDone = false;
    const again = (): void => {
      if (isDone) return;
      cancel();
      cancel = start();
    };
    const end = (): void => {
      isDone = true;
      cancel();
    };
    work(again).then(
      (value) => {
        end();
        resolve(value);
      },
      (fault: unknown) => {
        end();
        reject(fault instanceof Error ? fault : new Error(String(fault)));
      },
    );
  });
}
