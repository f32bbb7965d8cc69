// Claiming by hand: a table where nobody is told who is finished, claimed at by mouse and by keyboard.

import { missingCount, type TransEuropa } from '@branchline/trans-europa';
import { expect, open, prefer, test, type Page } from './page.ts';
import { confirmButton, planAnything, press } from './playing.ts';
import { europaAt, openStored, type Position, type StoredGame } from './stored-game.ts';

/** The person's turn begins, with so many tracks missing. */
const claimTable = (isThere: (missing: number) => boolean): Promise<StoredGame<TransEuropa>> =>
  europaAt({
    seats: ['human', 'apprentice'],
    options: { manualClaim: true, targetScore: 1 },
    until: ({ state, asked }: Position<TransEuropa>) => {
      const { stage, rounds } = state.public;
      const isOwnTurn = asked.includes(0) && stage.kind === 'build' && stage.laid === 0 && rounds.length === 0;
      return isOwnTurn && isThere(missingCount(state, 0, state.secret.hands[0]!));
    },
    // Seat 0 builds on until it is asked for.
    steer: (view, seat, legal) =>
      seat === 0 && legal().some(({ do: what }) => what === 'claim') && legal().every(({ do: what }) => what !== 'lay')
        ? { do: 'end-turn' }
        : undefined,
  });

/** Nothing on the page says how far a player is. */
async function expectNothingTold(page: Page): Promise<void> {
  await expect(page.locator('.tickets .ticket')).toHaveCount(5);
  const telling = ['[data-linked]', '.ticket-tick', '.missing-chip', '.missing-change', '.sheet-missing'];
  for (const each of telling) await expect(page.locator(each), each).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  await expect(page.locator('.tickets')).not.toContainText(/linked|to go/);
  await expect(page.locator('main.table')).not.toContainText(/missing|to go/);
}

test('[TE-CLAIM-6] nothing tells who is finished, and a wrong claim by mouse lays the cards open', async ({
  page,
  context,
}) => {
  await prefer(context);
  await openStored(
    page,
    claimTable((missing) => missing > 2 && missing < 7),
  );
  await expect(page.locator('.claim-note')).toContainText('Nobody is told who is finished');
  await page.locator('.tickets .ticket').first().hover();
  await expectNothingTold(page);
  await page.getByRole('button', { name: /^Claim/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('your cards lie open for the rest of the round');
  await dialog.getByRole('button', { name: 'Not yet' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: /^Claim/ }).click();
  await dialog.getByRole('button', { name: 'Claim' }).click();
  await expect(page.locator('.claim-note')).toContainText('Your cards lie open.');
  await expect(page.locator('.log-list')).toContainText('You claimed, but not all cities are linked');
  await expect(page.getByRole('button', { name: /^Claim/ })).toHaveCount(0);
  // The turn goes on, and a track has to be laid.
  await planAnything(page);
  await press(page, confirmButton(page));
  await expectNothingTold(page);
});

test('[TE-CLAIM-3] a right claim by keyboard ends the round, which says who claimed', async ({ page, context }) => {
  await prefer(context);
  await openStored(
    page,
    claimTable((missing) => missing === 0),
  );
  await page.locator('.board').focus();
  await expectNothingTold(page);
  await page.keyboard.press('k');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Claim' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.round-end')).toContainText('You claimed, and all your cities are linked.');
});

test('[TE-CLAIM-4] the form says what claiming by hand means and whose cards a wrong claim opens', async ({
  page,
  context,
}) => {
  await prefer(context);
  await open(page, 'new');
  const whose = page.getByRole('group', { name: 'A wrong claim opens' });
  await expect(whose).toHaveCount(0);
  await page.getByRole('switch', { name: /Claim by hand/ }).click();
  await whose.getByRole('radio', { name: 'All players’ cards' }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('main.table')).toBeVisible();
  await expect(page.locator('.claim-note')).toBeVisible();
});
