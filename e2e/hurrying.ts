// Playing where the game is only the way to what a test is about: the page presses its own buttons, without a pointer that
// is moved there and finds what is below it.

/// <reference lib="dom" />

import type { BrowserContext, Page } from '@playwright/test';

export type Button = {
  readonly at: string;
  /** Words of the button, where several are found there. */
  readonly says?: string;
};

export type Presses = {
  /** Pressed one after the other, each as soon as it can be. */
  readonly press: readonly Button[];
  /** Pressed before where the first button is disabled. */
  readonly prepare?: string;
  /** It is done when another move than this one is shown and nothing is on its way, or when something is gone. */
  readonly until: { readonly table: string; readonly past: number } | { readonly gone: string };
};

/** `''` shows the page, `'0'` hides it. Answers with what was before. */
const setOpacity = (page: Page, opacity: string): Promise<string> =>
  page.evaluate((value) => {
    const { style } = document.documentElement;
    const before = style.opacity;
    style.opacity = value;
    return before;
  }, opacity);

/**
 * Plays unseen, for painting is most of the work of a game. Everything is where it is, and pointer and keys find it there;
 * tests that check colours or take a picture do so before or after.
 */
export async function unseen<T>(page: Page, play: () => Promise<T>): Promise<T> {
  const before = await setOpacity(page, '0');
  const result = await play();
  await setOpacity(page, before);
  return result;
}

/** Pages of this browser are transparent from their first element on, until a test makes them opaque. */
export async function beUnseen(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const hide = (_: unknown, observer?: MutationObserver): void => {
      if (document.documentElement === null) return;
      document.documentElement.style.opacity = '0';
      observer?.disconnect();
    };
    new MutationObserver(hide).observe(document, { childList: true });
    hide(undefined);
  });
}

/** Answers `false` if there is nothing to press with these; then nothing has happened. */
export const pressInPage = (page: Page, presses: Presses): Promise<boolean> => page.evaluate(pressAll, presses);

/** Runs in the page. */
async function pressAll({ press, prepare, until }: Presses): Promise<boolean> {
  const find = ({ at, says = '' }: Button): HTMLButtonElement | undefined =>
    [...document.querySelectorAll<HTMLButtonElement>(at)].find(({ textContent }) => textContent.includes(says));
  const isReady = (button: Button): boolean => find(button)?.disabled === false;
  const isDone = (): boolean => {
    if ('gone' in until) return document.querySelector(until.gone) === null;
    const { dataset } = document.querySelector<HTMLElement>(until.table)!;
    return dataset['sending'] === undefined && Number(dataset['sequence']) !== until.past;
  };
  // Ends a little before any test does, so that what did not come is named.
  const seen = (isSo: () => boolean, what: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const watch = new MutationObserver(() => {
        if (isSo()) end(resolve);
      });
      const end = (how: () => void): void => {
        clearTimeout(timer);
        watch.disconnect();
        how();
      };
      const timer = setTimeout(() => end(() => reject(new Error(`waited in vain for ${what}`))), 50_000);
      watch.observe(document.body, { subtree: true, childList: true, attributes: true });
      if (isSo()) end(resolve);
    });
  if (!isReady(press[0]!) && prepare !== undefined) {
    document.querySelector<HTMLElement>(prepare)?.click();
    // What follows from a press is drawn before anything else happens.
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  }
  if (!isReady(press[0]!)) return false;
  for (const button of press) {
    await seen(() => isReady(button), button.at);
    find(button)!.click();
  }
  await seen(isDone, 'the next move');
  return true;
}
