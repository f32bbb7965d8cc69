// What the table decides: a turn is taken back, bots finish a round, a game is given up.

import { readFile } from 'node:fs/promises';
import { ownTurn } from './europa-positions.ts';
import { legalSingles } from './map.ts';
import { expect, open, prefer, savedBy, test, type Page } from './page.ts';
import { actingOf, confirmButton, playToOwnTurn, playUntil, sequenceOf, step, untilAsked } from './playing.ts';
import { setUp } from './setting-up.ts';
import { openStored, trainsAt } from './stored-game.ts';
import { stepOn, untilAskedAgain } from './trains-playing.ts';

test.beforeEach(async ({ context }) => prefer(context));

const item = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name });

async function fromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await item(page, name).click();
}

/** Tracks on the board, by what the last turns left of the supply. */
const supply = async (page: Page): Promise<number> =>
  Number(/\d+/.exec((await page.locator('.supply').first().innerText()).replace(/\s/g, ' '))![0]);

test('against bots a turn is taken back at once, bots finish a round, and giving up ends the game', async ({
  page,
}) => {
  await setUp(page, { seats: ['human', 'apprentice'], target: 13, tracks: 30 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await item(page, 'Take back').click();
  await expect(page.getByRole('dialog').getByText('There is nothing to take back yet.')).toBeVisible();
  await page.keyboard.press('Escape');

  await playToOwnTurn(page);
  const before = { sequence: await sequenceOf(page), supply: await supply(page) };
  await step(page);
  await untilAsked(page);
  expect(await supply(page)).toBeLessThan(before.supply);
  await fromMenu(page, 'Take back');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => supply(page)).toBe(before.supply);
  await expect(page.locator('main.table')).toHaveAttribute('data-acting', '0');
  expect(await sequenceOf(page)).toBeGreaterThan(before.sequence);
  await expect(page.getByText('You take your turn back.')).toBeAttached();

  // It is simply played again, and taken back again by the key.
  await step(page);
  await untilAsked(page);
  await page.locator('.board').focus();
  await page.keyboard.press('Control+z');
  await expect.poll(() => supply(page)).toBe(before.supply);

  // What was taken back stays so after a reload.
  await page.reload();
  await untilAsked(page);
  expect(await supply(page)).toBe(before.supply);

  await fromMenu(page, 'Let the bots finish this round');
  expect(await untilAsked(page)).toMatchObject({ kind: 'round' });
  await page.locator('.round-end .button-ink').click();
  await untilAsked(page);

  await fromMenu(page, 'Give up the game');
  await item(page, 'Yes').click();
  const end = page.getByRole('dialog');
  await expect(end).toContainText('You give up the game.');
  await expect(end).toContainText('wins.');
  await expect(page.locator('main.table')).not.toHaveAttribute('data-acting');
  await end.getByRole('button', { name: 'Watch the replay' }).click();
  await expect(page.locator('.replay-rulings')).toContainText('2 turns were taken back.');
  await expect(page.locator('.replay-rulings')).toContainText('gives up the game.');

  const download = await savedBy(page, page.getByRole('button', { name: 'Save as a game file' }));
  const file = JSON.parse(await readFile(await download.path(), 'utf8')) as Record<string, unknown>;
  expect(file).toMatchObject({ takebacks: [{ by: 0 }, { by: 0 }], conceded: { by: 0 } });
  expect(file).not.toHaveProperty('result');
  await open(page, 'games');
  await expect(page.locator('.game-row-state').first()).toHaveText('You gave up');
  // The file opens again as the same game.
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(file)),
  });
  await expect(page.locator('.replay-rulings')).toContainText('2 turns were taken back.');
});

test('people who share a device take back and give up only if all agree', async ({ page }) => {
  await openStored(page, ownTurn({ seats: ['human', 'human'], names: ['Ada', 'Ben'] }));
  await step(page); // the curtain
  const first = await actingOf(page);
  // A turn, of which a half may be left before a double line, and the other one's curtain.
  await playUntil(page, ({ kind }) => kind === 'curtain');
  await step(page);
  expect(await actingOf(page)).not.toBe(first);
  await fromMenu(page, 'Take back');
  await expect(page.getByRole('dialog')).toContainText('All players here must agree: Ada and Ben.');
  await item(page, 'We all agree').click();
  // The turn is the first one's again, who has to take the device.
  await expect(page.locator('.curtain')).toBeVisible();
  await step(page);
  expect(await actingOf(page)).toBe(first);
  await fromMenu(page, 'Give up the game');
  await item(page, 'We all agree').click();
  await expect(page.getByRole('dialog')).toContainText(first === '0' ? 'Ada gives up' : 'Ben gives up');
  await expect(page.locator('.curtain')).toBeHidden();
});

test('in a lesson a turn is taken back', async ({ page }) => {
  await open(page, 'learn/4');
  await page.getByRole('button', { name: 'Continue' }).click();
  const back = page.getByRole('button', { name: 'Take back' });
  await expect(back).toBeHidden();
  const [spot] = await legalSingles(page);
  await page.mouse.click(spot!.x, spot!.y);
  await confirmButton(page).click();
  await expect(page.locator('.coach')).toContainText('single line');
  await back.click();
  await expect(back).toBeHidden();
  await expect(page.locator('.coach-instead')).toBeHidden();
});

test('in Trains of Europe a call that drew nothing is taken back, and the game given up', async ({ page }) => {
  // The caller acts first in this one, before anything is drawn.
  const phase = 'conference-room';
  await openStored(
    page,
    trainsAt({
      seats: ['human', 'conductor', 'conductor'],
      until: ({ state, asked }) =>
        asked.includes(0) && state.public.stage.kind === 'call' && !state.public.called.includes(phase),
    }),
  );
  await stepOn(page, await untilAskedAgain(page), 'pointer', phase);
  expect((await untilAskedAgain(page)).step).not.toBe('call');
  await page.keyboard.press('Control+z');
  await expect(page.locator('main.tt')).toHaveAttribute('data-step', 'call');
  await expect(page.locator(`.tt-tile[data-phase=${phase}]:not([data-taken])`)).toBeVisible();

  await fromMenu(page, 'Give up the game');
  await item(page, 'Yes').click();
  await expect(page.getByRole('dialog')).toContainText('You give up the game.');
  await page.getByRole('dialog').getByRole('button', { name: 'Watch the replay' }).click();
  await expect(page.locator('.replay-rulings')).toContainText('1 turn was taken back.');
});
