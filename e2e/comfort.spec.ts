// Keyboard, touch, pace, small screens.

import { LANGUAGES } from '@branchline/boards';
import { lastTurn, ownTurn } from './europa-positions.ts';
import { legalJunctions } from './map.ts';
import { expect, open, prefer, test, tooWideBy, untilComplete, type Page } from './page.ts';
import {
  confirm,
  confirmButton,
  playToOwnTurn,
  playToRoundEnd,
  playToTheEnd,
  press,
  sequenceOf,
  step,
  untilAsked,
} from './playing.ts';
import { setUp } from './setting-up.ts';
import { speak } from './speaking.ts';
import { openStored } from './stored-game.ts';

/** Walks on with Tab until something that matches has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let tabs = 0; tabs < 60; tabs++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} cannot be reached with Tab`);
}

test('a game is started with the keyboard alone', async ({ page, context }) => {
  await prefer(context);
  await open(page, '');
  // The gear leads to the settings, and the focus to their heading once they are loaded: from there the keyboard goes on.
  for (let visits = 0; visits < 2; visits++) {
    await tabTo(page, '.home-tools button[aria-label=Settings]');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-at', '#/settings');
    await untilComplete(page);
    if (visits > 0) await expect(page.locator('h1')).toBeFocused();
    await page.goBack();
    await expect(page.locator('html')).toHaveAttribute('data-at', '#/');
  }
  await tabTo(page, '[data-game=trans-europa] .button-ink');
  await page.keyboard.press('Enter');
  await expect(page.locator('main.table')).toBeVisible();
  // The button that was pressed is gone: the keyboard goes on at the board.
  await expect(page.locator('.board')).toBeFocused();
});

test('a game is played with the keyboard alone', async ({ page, context }) => {
  await prefer(context);
  await setUp(page, { seats: ['human', 'apprentice'], target: 1, tracks: 8 });
  for (;;) {
    const { kind, stage, sequence } = await untilAsked(page);
    if (kind === 'over') break;
    if (kind === 'round') {
      await page.keyboard.press('Enter');
      await expect(page.locator('.round-end')).toBeHidden();
      continue;
    }
    await tabTo(page, '.board');
    // A city by its number, choose it, confirm: places the marker or lays what fits into the turn.
    for (const city of ['1', '2', '3', '4', '5']) {
      if (stage === 'build') await page.keyboard.press('Escape');
      await page.keyboard.press(city);
      await page.keyboard.press('Space');
      await page.keyboard.press('Enter');
      await untilAsked(page);
      if ((await sequenceOf(page)) !== sequence) break;
    }
    // Everything is linked and something is left of the turn.
    if ((await sequenceOf(page)) === sequence) await page.keyboard.press('Enter');
  }
});

test('the cursor walks by compass direction and says where it is', async ({ page, context }) => {
  await prefer(context);
  await openStored(page, ownTurn());
  await playToOwnTurn(page);
  await page.locator('.board').focus();
  await page.keyboard.press('h');
  const live = page.locator('[aria-live=polite]').first();
  await expect(live).toContainText('in your network');
  // A start at the edge of the board has no line east; west of it there is one then.
  await page.keyboard.press('d');
  await expect(live).toContainText(/lines:|No line east/);
  if (/No line/.test((await live.textContent())!)) await page.keyboard.press('a');
  await expect(live).toContainText('lines:');
  await page.keyboard.press('m');
  await expect(live).toContainText('missing');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('bots are watched at any pace', async ({ page, context }) => {
  await page.clock.install();
  // Calm enough that nobody misses the first round.
  await prefer(context, { speed: 'calm' });
  await setUp(page, { seats: Array.from({ length: 6 }, () => 'apprentice'), target: 1 });
  await expect.poll(() => sequenceOf(page)).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  await page.getByRole('radio', { name: 'At once' }).check();
  const paused = await sequenceOf(page);
  // The page's own clock goes on: without the pause dozens of moves would be shown by then.
  await page.clock.runFor('00:30');
  expect(await sequenceOf(page)).toBe(paused);
  await page.getByRole('button', { name: 'Continue' }).click();
  await playToTheEnd(page);
  await expect(page.locator('.watch-bar')).toHaveCount(0);
});

const expectNoSidewaysScroll = async (page: Page): Promise<void> => expect(await tooWideBy(page)).toBe(0);

/** Steps, rounds and eyes of a finished game, with a finger. */
async function replayByTouch(page: Page): Promise<void> {
  await press(page, page.getByRole('button', { name: 'Watch the replay' }));
  const slider = page.getByRole('slider');
  await expect(slider).toHaveValue('0');
  const last = (await slider.getAttribute('max'))!;
  await press(page, page.getByRole('button', { name: 'One move on' }));
  await expect(slider).toHaveValue('1');
  await press(page, page.getByRole('button', { name: 'End', exact: true }));
  await expect(slider).toHaveValue(last);
  await press(page, page.getByRole('button', { name: 'One move back' }));
  await page.getByLabel('Point of view').selectOption('0');
  await expect(page.locator('.replay-hand')).toHaveCount(1);
  await page.getByLabel('Jump to a round').selectOption('0');
  await expect(slider).not.toHaveValue(String(Number(last) - 1));
  await press(page, page.getByRole('button', { name: 'More' }));
  await expect(page.getByRole('button', { name: 'Copy a link to this move' })).toBeVisible();
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Close' }));
  await expectNoSidewaysScroll(page);
}

/** What is chosen in a menu that has no room for all of it. */
const cutMenus = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ruler = document.createElement('canvas').getContext('2d')!;
    return [...document.querySelectorAll<HTMLSelectElement>('.seat-row select')].flatMap((menu) => {
      const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(menu);
      ruler.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const words = menu.selectedOptions[0]!.text;
      const room = menu.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return ruler.measureText(words).width > room + 1 ? [words] : [];
    });
  });

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('a game with special cards is played by touch', async ({ page, context }) => {
    await prefer(context);
    await setUp(page, {
      edition: 'prestige',
      board: 'USA',
      seats: ['human', 'apprentice', 'apprentice'],
      cards: [9, 16],
      target: 1,
      tracks: 8,
      scoring: 'Points lost',
    });
    await untilAsked(page);
    await expectNoSidewaysScroll(page);
    await playToTheEnd(page, 'hand');
    await expectNoSidewaysScroll(page);
    await replayByTouch(page);
  });

  test('the form fits in every language', async ({ page, context }) => {
    await prefer(context);
    for (const language of LANGUAGES) {
      await speak(page, language);
      await open(page, 'new/prestige');
      // With the special cards to choose from: the last of the ways they come into the game.
      await page
        .locator('fieldset')
        .filter({ has: page.locator('.choice:nth-of-type(6)') })
        .locator('input')
        .last()
        .check();
      await expect(page.locator('.card-choice').last()).toBeVisible();
      await expectNoSidewaysScroll(page);
      expect(await cutMenus(page), language).toEqual([]);
    }
  });
});

/** Holds a finger on the map until it tells what is there, and lifts it again. */
async function readAbout(page: Page, spot: { readonly x: number; readonly y: number }): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [spot] });
  await expect(page.locator('.board-tip')).toBeVisible();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page.locator('.board-tip')).toBeHidden();
  await finger.detach();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a game is played by touch', async ({ page, context }) => {
    await prefer(context);
    await open(page, '');
    await page.locator('[data-game=trans-europa] .button-ink').tap();
    await expect(page.locator('.sheet')).toBeVisible();
    await untilAsked(page);
    // A finger that rests on a place reads about it and chooses nothing; the marker goes there by a tap.
    const middle = async () => {
      const junctions = await legalJunctions(page);
      return junctions[Math.floor(junctions.length / 2)]!;
    };
    await readAbout(page, await middle());
    await expect(confirmButton(page)).toBeDisabled();
    await untilComplete(page);
    const { x, y } = await middle();
    await page.touchscreen.tap(x, y);
    await expect(confirmButton(page)).toBeEnabled();
    await confirm(page);
    // A track by a tap on its city.
    await playToOwnTurn(page);
    await step(page);
    // What ends a round fits.
    await openStored(page, lastTurn({ options: { targetScore: 13 } }));
    await playToRoundEnd(page, 'hand');
    await expectNoSidewaysScroll(page);
  });

  test('the lines in words leave the turn in reach', async ({ page, context }) => {
    await prefer(context);
    await openStored(page, ownTurn());
    await playToOwnTurn(page);
    await page.locator('.legal-list summary').focus();
    await page.keyboard.press('Enter');
    await press(page, page.locator('.legal-list button').first());
    await expect(confirmButton(page)).toBeEnabled();
    await confirm(page);
  });
});
