// Browser features that modules of the page expect when they are loaded; imported before them.

const kept = new Map<string, string>();

/** A storage like the browser's, empty at the beginning of every test file. */
export const storage = {
  getItem: (key: string): string | null => kept.get(key) ?? null,
  setItem: (key: string, value: string): void => void kept.set(key, value),
  removeItem: (key: string): void => void kept.delete(key),
  clear: (): void => kept.clear(),
  key: (at: number): string | null => [...kept.keys()][at] ?? null,
  get length(): number {
    return kept.size;
  },
};

const html = { lang: '', dataset: {} as Record<string, string> };

Object.assign(globalThis, {
  localStorage: storage,
  matchMedia: () => ({ matches: false, addEventListener: () => {} }),
  document: { documentElement: html, querySelectorAll: () => [] },
  /** As in a browser: nobody who called sees it, and it does not pass unnoticed. */
  reportError: (fault: unknown): void =>
    queueMicrotask(() => {
      throw fault;
    }),
});
Object.defineProperty(globalThis, 'navigator', { value: { languages: ['en-GB'] }, configurable: true });

export { html };
