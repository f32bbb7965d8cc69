// What the page saves as files, caught before it reaches a disk; imported before the modules that save.

import './browser.ts';

export type Saved = { readonly name: string; readonly blob: Blob };

const made = new Map<string, Blob>();
const saved: Saved[] = [];

URL.createObjectURL = (blob: Blob): string => {
  const url = `blob:${made.size}`;
  made.set(url, blob);
  return url;
};
URL.revokeObjectURL = (): void => {};

const link = () => ({
  href: '',
  download: '',
  click(): void {
    saved.push({ name: this.download, blob: made.get(this.href)! });
  },
});
Object.assign(document, { createElement: link });

/** Everything saved since it was last asked. */
export const savedFiles = (): readonly Saved[] => saved.splice(0);
