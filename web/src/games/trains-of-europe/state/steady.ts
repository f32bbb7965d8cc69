// A computed value that keeps its old object where the new one says the same, so that nothing is drawn again.

import { computed, type ReadonlySignal } from '@preact/signals';

export function steady<T>(compute: () => T): ReadonlySignal<T> {
  let last: { readonly text: string; readonly value: T } | undefined;
  return computed(() => {
    const value = compute();
    const text = JSON.stringify(value);
    if (last?.text !== text) last = { text, value };
    return last.value;
  });
}
