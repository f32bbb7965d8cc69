// Announcements to screen readers: polite for what happens, assertive for what went wrong.

import { signal } from '@preact/signals';

export type Announcement = { readonly text: string; readonly number: number };

const NOTHING: Announcement = { text: '', number: 0 };
export const polite = signal<Announcement>(NOTHING);
export const assertive = signal<Announcement>(NOTHING);

/** The number makes a repeated sentence new, so that it is read again. */
export const say = (text: string): void => {
  polite.value = { text, number: polite.peek().number + 1 };
};

export const warn = (text: string): void => {
  assertive.value = { text, number: assertive.peek().number + 1 };
};

/** A warning is about the last press. */
export const endWarning = (): void => {
  if (assertive.peek().text !== '') warn('');
};

/** What was said at one place makes no sense at the next. */
export const hush = (): void => {
  endWarning();
  if (polite.peek().text !== '') say('');
};
