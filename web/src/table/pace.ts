// Time between two things that are shown.

import type { ReadonlySignal } from '@preact/signals';

export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** As long, or until a player skips it. */
export const waitUnless = (milliseconds: number, hurried: ReadonlySignal<boolean>): Promise<void> =>
  new Promise((resolve) => {
    let stop = (): void => {};
    const end = (): void => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    stop = hurried.subscribe((now) => {
      if (now) queueMicrotask(end);
    });
  });
