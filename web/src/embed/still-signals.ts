// In an embedded replay nothing of the page's own state changes: its language, its settings and what its tables wear are what they
// are at first. This module stands in for the package of signals there (`web/vite.embed.config.ts`), which is as large as the replay itself.

type Still<T> = { readonly value: T; readonly peek: () => T };

const still = <T>(read: () => T): Still<T> => ({
  get value() {
    return read();
  },
  peek: read,
});

export function signal<T>(value: T): { value: T; readonly peek: () => T } {
  const made = { value, peek: () => made.value };
  return made;
}

export const computed = <T>(read: () => T): Still<T> => still(read);

export const batch = <T>(change: () => T): T => change();

/** Once: there is no change to be told of. */
export function effect(run: () => unknown): () => void {
  run();
  return () => {};
}
