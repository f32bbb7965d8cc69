// Complete games through the page: every edition, two and six players, people sharing a device.

import { readFile } from 'node:fs/promises';
import { unseen } from './hurrying.ts';
import { coveredCities } from './map.ts';
import { expect, open, prefer, savedBy, sharedPage, test, untilComplete } from './page.ts';
import { playToRoundEnd, playToTheEnd, playUntil, step, untilAsked } from './playing.ts';
import { setUp } from './setting-up.ts';

test.beforeEach(async ({ context }) => prefer(context));

/** Two by hand, six in a hurry: whole games of each edition, one after the other on one page. */
for (const editions of [['classic', 'ferry'], ['prestige']] as const) {
  test.describe(`whole games, ${editions.join(' and ')}`, () => {
    const shared = sharedPage();

    for (const edition of editions) {
      shared.test(`a ${edition} game of two is played to its end`, async () => {
        const page = shared.page();
        await setUp(page, { edition, seats: ['human', 'apprentice'], target: 2 });
        await playToTheEnd(page, 'hand');
        await expect(page.locator('.final-ranking li')).toHaveCount(2);
      });

      shared.test(`a ${edition} game of six is played to its end`, async () => {
        const page = shared.page();
        const bots = Array.from({ length: 5 }, () => 'apprentice');
        await setUp(page, { edition, seats: ['human', ...bots], target: 2 });
        await playToTheEnd(page);
        await expect(page.locator('.final-ranking li')).toHaveCount(6);
      });
    }
  });
}

test('the board of the USA is played to its end', async ({ page }) => {
  await setUp(page, { board: 'USA', seats: ['human', 'apprentice'], target: 2 });
  await playToTheEnd(page);
});

test('a visitor reaches a running game with one press and finishes it', async ({ page }) => {
  await open(page, '');
  await page.locator('[data-game=trans-europa] .button-ink').click();
  await expect(page.locator('main.table')).toBeVisible();
  await playToTheEnd(page);
  await expect(page.locator('.game-over')).toBeVisible();
});

test('[TE-ENDR-5] at the end of a round all hands are open and the missing tracks counted', async ({ page }) => {
  const seats = ['human', 'apprentice', 'apprentice'];
  await page.setViewportSize({ width: 1366, height: 768 });
  // What ends a round comes when it has ended, after everything else on the screen was drawn for it.
  const ended = page.locator('main.table[data-ended]').waitFor();
  await page.route('**/ending-*.js', async (route) => {
    await ended;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await route.continue();
  });
  await setUp(page, { edition: 'prestige', board: 'Central Europe', seats, cards: [9, 10], tracks: 20 });
  await playToRoundEnd(page);
  // The legend of the missing tracks lies over no city.
  await expect(page.locator('.missing-legend')).toBeVisible();
  await untilComplete(page);
  expect(await coveredCities(page)).toEqual([]);
  await expect(page.locator('.round-end .hand-chip')).toHaveCount(15);
  const missing = page.locator('.missing-button').first();
  await expect(missing).toBeVisible();
  await missing.click();
  await expect(missing).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'All rounds' }).click();
  await expect(page.locator('.round-table tbody tr')).toHaveCount(1);
  // Looking back leads back to the same place.
  await page.getByRole('button', { name: 'Watch it again' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.round-end')).toBeVisible();
});

test('the finished map is saved as a picture and a drawing, the last round as a film', async ({ page }) => {
  await setUp(page, { seats: ['human', 'apprentice'], names: ['Zoë', 'Ben'], target: 1, tracks: 12 });
  await playToTheEnd(page);
  await page.getByRole('button', { name: 'Picture or film' }).click();
  const saved = async (name: string, ending: RegExp): Promise<Buffer> => {
    const download = await savedBy(page, page.getByRole('dialog').getByRole('button', { name }));
    expect(download.suggestedFilename()).toMatch(ending);
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Saved.');
    return readFile(await download.path());
  };
  const picture = await saved('Picture of the map', /\.png$/);
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  // Land, net and names: an empty sheet of this size has a few thousand bytes.
  expect(picture.length).toBeGreaterThan(100_000);
  const drawing = (await saved('Drawing of the map', /\.svg$/)).toString();
  expect(drawing).toMatch(/^<svg /);
  expect(drawing).toContain('Zoë');
  const film = await saved('Film of the last round', /\.webm$/);
  // The first bytes of every WebM file, and more than one picture.
  expect(film.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
  expect(film.length).toBeGreaterThan(50_000);
});

test('people who share the device never see a hand before its owner takes it', async ({ page }) => {
  await setUp(page, { seats: ['human', 'human'], target: 2, tracks: 24 });
  const owners = new Set<string>();
  for (;;) {
    const { kind } = await untilAsked(page);
    if (kind === 'over') break;
    if (kind === 'curtain') {
      owners.add((await page.locator('.curtain h2').textContent()) ?? '');
      // Neither the tickets nor the cities on the map betray the hand, and nothing behind the curtain can be reached.
      await expect(page.locator('.ticket, .b-city-halo, .missing-chip, .turn-missing')).toHaveCount(0);
      await expect(page.locator('.table-map[inert], .table-panels[inert]')).toHaveCount(2);
    }
    await unseen(page, () => step(page));
    if (kind === 'curtain') await expect(page.locator('.ticket')).toHaveCount(5);
  }
  expect(owners.size).toBe(2);
});

test('hands that are chosen secretly are asked for in seat order, behind curtains', async ({ page }) => {
  await setUp(page, {
    edition: 'prestige',
    seats: ['human', 'human', 'human'],
    cards: [16],
    target: 1,
    tracks: 10,
    scoring: 'Points lost',
  });
  const order: string[] = [];
  await playUntil(page, ({ kind, stage, acting }) => {
    if (kind === 'act' && stage === 'pass' && acting !== null && order.at(-1) !== acting) order.push(acting);
    return kind === 'act' && stage === 'build';
  });
  expect(order.slice(0, 3)).toEqual(['0', '1', '2']);
});
