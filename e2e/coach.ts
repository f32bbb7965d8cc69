// Following the quick start of Trains of Europe: pressing what its coach points at.

import { unseen } from './hurrying.ts';
import { expect, untilComplete, type Page } from './page.ts';

export const card = (page: Page) => page.locator('.coach-card');

/** Where the quick start stands: the step, what is left of it, and what it points at. */
export const standing = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const coach = document.querySelector<HTMLElement>('.coach-card');
    const hole = document.querySelector<HTMLElement>('.coach-hole');
    const { step = '', left = '', waiting } = coach?.dataset ?? {};
    return waiting === undefined ? 'others' : [step, left, hole?.getAttribute('style') ?? ''].join('|');
  });

/** What the coach points at does not answer while the move before is on its way. */
const untilReady = (page: Page) =>
  page.waitForFunction(() => {
    const ring = document.querySelector('.coach-hole')?.getBoundingClientRect();
    const under = ring && document.elementFromPoint(ring.left + ring.width / 2, ring.top + ring.height / 2);
    return !under?.closest(':disabled');
  });

/** Presses what the coach points at, or goes on where there is only something to read. */
async function followCoach(page: Page): Promise<void> {
  await expect(card(page)).toHaveAttribute('data-waiting', 'true');
  await untilComplete(page);
  await untilReady(page);
  const before = await standing(page);
  const onward = page.locator('.coach-on');
  if ((await onward.count()) > 0) await onward.click();
  else {
    const hole = (await page.locator('.coach-hole').boundingBox())!;
    await page.mouse.click(hole.x + hole.width / 2, hole.y + hole.height / 2);
  }
  await expect.poll(() => standing(page)).not.toBe(before);
}

export const followUntil = (page: Page, step: string): Promise<void> =>
  unseen(page, async () => {
    for (;;) {
      await expect(card(page)).toHaveAttribute('data-waiting', 'true');
      if ((await card(page).getAttribute('data-step')) === step) return;
      await followCoach(page);
    }
  });
