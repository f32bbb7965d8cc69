// Games, plans and settings of earlier builds: every one of them is still there and goes on.

import { expect, open, sharedPage, test as plain, type Page } from './page.ts';
import { playToOwnTurn, sequenceOf, step, untilAsked } from './playing.ts';
import { readStored, storedAt, type ShownGame } from './stored.ts';

const names = ({ players }: ShownGame): string => players.join(', ');

async function openGame(page: Page, game: ShownGame): Promise<void> {
  await open(page, 'games');
  await page
    .getByRole('link')
    .filter({ hasText: names(game) })
    .click();
}

/** The acting player's plan leads to the last open city, as before. */
async function expectPlan(page: Page, { planned }: ShownGame): Promise<void> {
  if (planned === undefined) return;
  await expect(page.locator('.plan-track')).toHaveCount(planned);
  const goal = await page.locator('.tickets .ticket:not([data-linked]) .ticket-city').last().textContent();
  await expect(page.locator('.plan-goal')).toContainText(goal!);
}

function opensAll(version: number, { whole }: { readonly whole: boolean }): void {
  const stored = readStored(version);
  /** The games have nothing to do with each other: one browser opens them one after the other. */
  const shared = sharedPage({ stored: (origin) => storedAt(stored, origin) });
  const { test } = shared;
  const running = stored.games.filter(({ state }) => state === 'running').slice(0, whole ? undefined : 1);
  const others = stored.games.filter(({ state }) => state !== 'running');

  test('all games are on the list', async () => {
    const page = shared.page();
    await open(page, 'games');
    await expect(page.locator('.game-row')).toHaveCount(stored.games.length);
    for (const game of stored.games)
      await expect(page.getByRole('link').filter({ hasText: names(game) })).toHaveCount(1);
  });

  for (const game of running.filter(({ asks }) => asks !== undefined)) {
    test(`the game of ${names(game)} goes on where it stood`, async () => {
      const page = shared.page();
      await openGame(page, game);
      const { kind, sequence } = await untilAsked(page);
      expect({ kind, sequence }).toEqual({ kind: game.asks, sequence: game.moves });
      // If the next player has to take the device, or the end of a round is shown, that comes first.
      while ((await untilAsked(page)).kind !== 'act') await step(page);
      await expectPlan(page, game);
      const { sequence: before } = await untilAsked(page);
      await step(page);
      await expect.poll(() => sequenceOf(page)).toBeGreaterThan(before);
      // What was played stays when the page is opened once more.
      const after = await sequenceOf(page);
      await page.reload();
      await expect.poll(() => sequenceOf(page)).toBeGreaterThanOrEqual(after);
    });
  }

  for (const game of running.filter(({ asks }) => asks === undefined)) {
    test(`the bots ${names(game)} play on`, async () => {
      const page = shared.page();
      await openGame(page, game);
      await expect(page.locator('main.table')).toBeVisible();
      await expect.poll(() => sequenceOf(page)).toBeGreaterThan(game.moves + 2);
    });
  }

  for (const game of others) {
    test(`the game of ${names(game)} is replayed to its last move`, async () => {
      const page = shared.page();
      await openGame(page, game);
      const slider = page.getByRole('slider');
      await expect(slider).toHaveAttribute('max', String(game.moves));
      await slider.focus();
      await page.keyboard.press('End');
      await expect(slider).toHaveValue(String(game.moves));
      await expect(page.locator('.players-list .score b')).toHaveText([...game.scores!]);
      await page.keyboard.press('Home');
      await expect(slider).toHaveValue('0');
    });
  }

  test('settings stay as they were chosen', async () => {
    const page = shared.page();
    await open(page, '');
    const html = page.locator('html');
    await expect(html).toHaveAttribute('lang', 'de');
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await expect(html).toHaveAttribute('data-motion', 'less');
    const card = page.locator('[data-game=trans-europa]');
    await expect(card.getByRole('radio', { name: '2', exact: true })).toBeChecked();
    await expect(card.getByRole('radio', { name: 'Ingenieur' })).toBeChecked();
    await open(page, 'settings');
    for (const choice of ['Deutsch', 'In meiner Sprache', 'Dunkel', 'Weniger', 'Schnell'])
      await expect(page.getByRole('radio', { name: choice, exact: true }).first()).toBeChecked();
    await expect(page.getByRole('switch', { name: 'Ton' })).toBeChecked();
    await expect(page.getByLabel('Dein Name')).toHaveValue('Vera');
    await expect(page.getByRole('button', { name: 'Zu meinem Marker: J' })).toBeVisible();
    // The first lesson is taken.
    await open(page, 'learn/2');
    await expect(page.locator('.coach-lessons a').first()).toHaveAttribute('data-taken', 'true');
  });

  if (!whole) return;
  test('another game can be set up beside the old ones', async () => {
    const page = shared.page();
    await open(page, '');
    await page.locator('[data-game=trans-europa] .button-ink').click();
    await playToOwnTurn(page);
    await open(page, 'games');
    await expect(page.locator('.game-row')).toHaveCount(stored.games.length + 1);
  });
}

plain.describe('what version 1 of the database held', () => opensAll(1, { whole: true }));
// All that were running in it go on in sealed.spec.ts; here one does, with its plan.
plain.describe('what version 2 of the database held', () => opensAll(2, { whole: false }));
