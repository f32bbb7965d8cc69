// Following the quick start of Trains of Europe: pressing what its coach points at.

/// <reference lib="dom" />

import { unseen } from './hurrying.ts';
import { expect, type Page } from './page.ts';

export const card = (page: Page) => page.locator('.coach-card');

/** By pointer, or by the keyboard alone, where a pointer could do it as well. */
export type CoachHand = 'pointer' | 'keys';

/** What the coach waits for, where to press for it, and what is there. */
type Waiting = {
  readonly step: string;
  readonly standing: string;
  readonly at: readonly [number, number];
  /** There is only text to read. */
  readonly isText: boolean;
  /** A pointer would press what the coach means: nothing covers it. */
  readonly isInReach: boolean;
};

/** Waits until the coach waits, everything is at rest, and what it points at answers: no move is on its way. */
async function untilWaiting(page: Page): Promise<Waiting> {
  const found = await page.waitForFunction(() => {
    const coach = document.querySelector<HTMLElement>('.coach-card');
    const { step = '', left = '', waiting } = coach?.dataset ?? {};
    const isMoving = document.getAnimations().some(({ playState, effect }) => {
      return playState !== 'finished' && effect?.getComputedTiming().endTime !== Infinity;
    });
    if (waiting === undefined || isMoving || document.fonts.status !== 'loaded') return undefined;
    if (document.querySelector('[aria-busy=true], [data-moving]')) return undefined;
    const hole = document.querySelector<HTMLElement>('.coach-hole');
    const onward = coach!.querySelector('.coach-on, .coach-ways button');
    const box = (onward ?? hole)?.getBoundingClientRect();
    if (!box) return undefined;
    const at = [box.left + box.width / 2, box.top + box.height / 2] as const;
    const under = document.elementFromPoint(...at);
    if (under?.closest(':disabled')) return undefined;
    const isInReach = onward ? onward.contains(under) : under !== null && under.closest('.coach-card') === null;
    const standing = [step, left, hole?.getAttribute('style') ?? ''].join('|');
    return { step, standing, at, isText: onward !== null, isInReach };
  });
  return (await found.jsonValue()) as Waiting;
}

/** Presses what the coach points at, or continues if there is only text to read. */
async function follow(page: Page, { at, isText, standing }: Waiting, hand: CoachHand): Promise<void> {
  if (hand === 'pointer') await page.mouse.click(...at);
  else {
    // The card leads to what is to be pressed.
    await page.locator(isText ? '.coach-on' : '.coach-task').focus();
    await page.keyboard.press('Enter');
    if (!isText) await page.keyboard.press('Space');
  }
  await page.waitForFunction((before) => {
    const { step = '', left = '', waiting } = document.querySelector<HTMLElement>('.coach-card')?.dataset ?? {};
    const hole = document.querySelector('.coach-hole')?.getAttribute('style') ?? '';
    return waiting === undefined || [step, left, hole].join('|') !== before;
  }, standing);
}

export const followUntil = (page: Page, step: string, hand: CoachHand = 'pointer'): Promise<void> =>
  unseen(page, async () => {
    for (;;) {
      const waiting = await untilWaiting(page);
      expect(waiting.isInReach, `what the coach points at in ${waiting.standing} can be pressed`).toBe(true);
      if (waiting.step === step) return;
      await follow(page, waiting, hand);
    }
  });
