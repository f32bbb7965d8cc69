// Branches of finished games: played on by hand and by bots, compared, kept, sent to another device; both games, keys, phone.

import { expectAccessible } from './accessible.ts';
import { finished } from './europa-positions.ts';
import { openOnRecord } from './on-record.ts';
import { expect, open, prefer, test, tooWideBy, watchFaults, type Page } from './page.ts';
import { confirm, planAnything, press, step, untilAsked } from './playing.ts';
import { keepStored } from './stored-game.ts';
import { stepOn, untilAskedAgain } from './trains-playing.ts';

const TRANS = '../games/trans-europa/test/fixtures/classic.jsonl';
const TRAINS = '../games/trains-of-europe/test/corpus/2.2/ends.jsonl';

const explore = (page: Page) => page.locator('.explore');
const badge = (page: Page) => page.locator('.explore-badge');
const playOn = (page: Page) => page.getByRole('link', { name: 'Play on from here' });
const list = (page: Page) => page.locator('.explore-list');

/** All that was asked for has been played and shown. */
async function untilSettled(page: Page): Promise<void> {
  await expect(explore(page)).toHaveAttribute('data-settled', /.*/);
  await expect(explore(page)).not.toHaveAttribute('data-going');
}

async function letAllGoOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Let bots play' }).click();
  await page.getByRole('button', { name: 'Start the bots' }).click();
}

test.beforeEach(({ context }) => prefer(context));

test('a branch by hand and by bots: stepped, compared, kept, sent to another device, and back', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openOnRecord(page, TRANS, 5, 36);
  const games = page.url().replace(/#.*/, '#/games');
  await playOn(page).click();
  await expect(badge(page)).toHaveText('The game as played');
  await expect(page.getByText('All hands face up').first()).toBeVisible();
  const start = Number(await explore(page).getAttribute('data-move'));

  // Something else than was played: a branch.
  await untilAsked(page);
  await planAnything(page);
  await confirm(page);
  await expect(badge(page)).toHaveText('Branch');
  await expect(page.locator('.curtain')).toHaveCount(0);

  // Back and forward by keys; to the game at the same move, and to the branch again.
  await untilSettled(page);
  const at = await explore(page).getAttribute('data-move');
  await page.keyboard.press('Control+z');
  await expect(explore(page)).toHaveAttribute('data-move', String(start));
  await page.keyboard.press('Control+y');
  await expect(explore(page)).toHaveAttribute('data-move', at!);
  await page.getByRole('button', { name: 'The game at this move' }).click();
  await expect(badge(page)).toHaveText('The game as played');
  await page.getByRole('button', { name: 'The branch at this move' }).click();
  await expect(badge(page)).toHaveText('Branch');
  await expect(explore(page)).toHaveAttribute('data-move', at!);

  // Bots finish it.
  await letAllGoOn(page);
  await expect(page.locator('.game-over')).toBeVisible();
  await untilSettled(page);
  const address = await page.locator('html').getAttribute('data-at');

  // Side by side with the game, with its own name.
  await list(page).click();
  await expect(page.locator('.explore-line')).toHaveCount(2);
  await expect(page.locator('.explore-line').last()).toContainText('won');
  const compared = page.getByRole('group', { name: 'Compare game and branch' });
  await expect(compared.getByRole('rowheader', { name: 'Points left' })).toBeVisible();
  await expectAccessible(page, 'branches');
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Name of the branch' }).fill('The northern way');
  await page.getByRole('button', { name: 'Save the name' }).click();
  await expect(page.locator('.explore-line').last()).toContainText('The northern way');
  await page.getByRole('button', { name: 'Copy a link with the branches' }).click();
  await expect(page.locator('.explore-done')).toContainText('Link copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.keyboard.press('Escape');
  await expectAccessible(page, 'a branch');

  // Kept with the game, which is still one game.
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-at', address!);
  await expect(page.locator('.explore-name')).toHaveText('The northern way');
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-at', /^#\/replay\/\w+\/36$/);
  await page.goto(games);
  await expect(page.locator('.game-row')).toHaveCount(1);

  // On a device that has neither game nor branch.
  const elsewhere = await browser.newContext();
  await prefer(elsewhere);
  const other = await elsewhere.newPage();
  const faults: string[] = [];
  watchFaults(other, faults);
  await other.goto(link);
  await expect(other.locator('.explore-name')).toHaveText('The northern way');
  await expect(other.locator('.game-over')).toBeVisible();
  expect(faults).toEqual([]);
  await elsewhere.close();
});

test('a branch of the business game, with the keyboard alone', async ({ page }) => {
  await openOnRecord(page, TRAINS, 3, 12);
  await playOn(page).focus();
  await page.keyboard.press('Enter');
  await expect(explore(page)).toBeVisible();
  // The seat to move is played, until a move differs from the game.
  for (let count = 0; (await badge(page).textContent()) !== 'Branch' && count < 12; count++) {
    await stepOn(page, await untilAskedAgain(page), 'keys');
    await untilSettled(page);
  }
  await expect(badge(page)).toHaveText('Branch');
  await page.getByRole('button', { name: 'One move back' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'One move on' }).focus();
  await page.keyboard.press('Enter');
  await untilSettled(page);

  // One seat for the bots, the other by hand: they stop when it is asked.
  await page.getByRole('button', { name: 'Let bots play' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('switch').first().focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Start the bots' }).focus();
  await page.keyboard.press('Enter');
  await untilAskedAgain(page);
  await expectAccessible(page, 'a branch of the business game');

  await list(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Evaluation' }).first()).toBeVisible();
  const lines = await page.locator('.explore-line').count();
  await page.getByRole('button', { name: 'Delete' }).last().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Delete', exact: true }).last().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.explore-line')).toHaveCount(lines - 1);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Back to the game' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-at', /^#\/replay\/\w+\/12$/);
});

for (const [game, file, line, move] of [
  ['Trans Europa', TRANS, 5, 36],
  ['Trains of Europe', TRAINS, 3, 12],
] as const) {
  test(`a position of a branch of ${game} is judged: chances, the best moves on request, one of them played`, async ({
    page,
  }) => {
    const chances = page.locator('.explore-chances');
    await openOnRecord(page, file, line, move);
    await playOn(page).click();
    await expect(chances).toHaveAttribute('data-judged', /.*/);
    const shares = await chances.locator('.explore-shares b').allTextContents();
    expect(shares.reduce((sum, share) => sum + parseInt(share, 10), 0)).toBe(100);
    await chances.getByRole('button', { name: 'Best moves' }).click();
    const moves = page.locator('.explore-moves li');
    await expect(moves.first()).toContainText(/\d+%/);
    expect(await moves.count()).toBeLessThanOrEqual(3);
    await expectAccessible(page, 'the best moves of a position');
    const at = Number(await explore(page).getAttribute('data-move'));
    await moves.first().getByRole('button', { name: 'Play' }).click();
    await expect(page.locator('.explore-moves')).toHaveCount(0);
    await expect.poll(async () => Number(await explore(page).getAttribute('data-move'))).toBeGreaterThan(at);
  });
}

test('a review leads into a branch and back to its turn', async ({ page }) => {
  const game = await finished({ seats: ['human', 'conductor', 'conductor'] });
  await keepStored(page, game);
  await open(page, `replay/${game.id}/9`);
  await page.getByRole('link', { name: 'Review' }).click();
  await expect(page.locator('main.review')).toHaveAttribute('data-work', /refining|done/);
  await page.getByRole('button', { name: 'One turn on' }).click();
  const turn = await page.locator('.review-turn').textContent();
  await playOn(page).click();
  await expect(badge(page)).toHaveText('The game as played');
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect(page.locator('.review-turn')).toHaveText(turn!);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a branch is begun and found again', async ({ page }) => {
    await openOnRecord(page, TRANS, 5, 36);
    await page.getByRole('button', { name: 'More' }).tap();
    await playOn(page).tap();
    await expect(badge(page)).toHaveText('The game as played');
    for (let count = 0; (await badge(page).textContent()) !== 'Branch' && count < 6; count++) {
      await step(page);
      await untilSettled(page);
    }
    await expect(badge(page)).toHaveText('Branch');
    await press(page, list(page));
    await expect(page.locator('.explore-line')).toHaveCount(2);
    await page.keyboard.press('Escape');
    expect(await tooWideBy(page)).toBe(0);
    await expectAccessible(page, 'a branch on a phone');
  });
});
