// Waiting for a signal to take a value.

import type { ReadonlySignal } from '@preact/signals';

export const untilSignal = <T>(source: ReadonlySignal<T>, value: T): Promise<void> =>
  new Promise((resolve) => {
    let stop = (): void => {};
    let found = false;
    stop = source.subscribe((now) => {
      if (now !== value || found) return;
      found = true;
      resolve();
      queueMicrotask(() => stop());
    });
  });
