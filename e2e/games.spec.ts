// Games from the form to the end: every edition, two and six players, people sharing a device. Whole games are played by
// hand with the mouse in map.spec.ts, with keys and by touch in comfort.spec.ts.

import { readFile } from 'node:fs/promises';
import { finished, lastTurn } from './europa-positions.ts';
import { coveredCities } from './map.ts';
import { expect, open, prefer, savedBy, sharedPage, test, untilComplete, QUICK_SETTINGS } from './page.ts';
import {
  playToFreshTurn,
  playToOwnTurn,
  playToRoundEnd,
  playToTheEnd,
  playUntil,
  sequenceOf,
  step,
  untilAsked,
} from './playing.ts';
import { setUp } from './setting-up.ts';
import { europaAt, keepStored, openStored } from './stored-game.ts';

test.beforeEach(async ({ context }) => prefer(context));

/** Each edition: a table of six through the form, and the end of a game of two and of six by hand. */
for (const edition of ['classic', 'ferry', 'prestige'] as const) {
  test.describe(`the ${edition} edition`, () => {
    const shared = sharedPage();

    shared.test(`a ${edition} table of six is set up, and everybody begins`, async () => {
      const page = shared.page();
      const bots = Array.from({ length: 5 }, () => 'apprentice');
      await setUp(page, { edition, seats: ['human', ...bots], target: 2 });
      await expect(page.locator('.players-list .player')).toHaveCount(6);
      const { sequence } = await playToOwnTurn(page);
      await expect(page.locator('.b-markers > g')).toHaveCount(6);
      await step(page);
      // Nobody is complete after one turn: it goes round the table.
      expect((await playToFreshTurn(page)).sequence).toBeGreaterThan(sequence + 5);
    });

    for (const count of [2, 6]) {
      shared.test(`a ${edition} game of ${count} comes to its end`, async () => {
        const page = shared.page();
        const seats = ['human', ...Array.from({ length: count - 1 }, () => 'apprentice')];
        await openStored(page, lastTurn({ edition, seats }));
        await playToRoundEnd(page, 'hand');
        await expect(page.locator('.round-end .hand-chip')).toHaveCount(5 * count);
        await playToTheEnd(page, 'hand');
        await expect(page.locator('.final-ranking li')).toHaveCount(count);
      });
    }

    shared.test(`after a round of the ${edition} edition comes the next`, async () => {
      const page = shared.page();
      const isScored = ({ events }: { readonly events: readonly { readonly kind: string }[] }): boolean =>
        events.some(({ kind }) => kind === 'round-scored');
      const game = europaAt({ edition, seats: ['human', 'apprentice'], options: { targetScore: 20 }, until: isScored });
      const { entries } = await openStored(page, game);
      expect(await untilAsked(page)).toMatchObject({ kind: 'round' });
      await expect(page.locator('.round-end')).toContainText('Round 1');
      await step(page);
      expect(await playToOwnTurn(page)).toMatchObject({ kind: 'act', stage: 'build' });
      expect(await sequenceOf(page)).toBeGreaterThan(entries.length);
      await expect(page.locator('.b-markers > g')).toHaveCount(2);
    });
  });
}

test('a game on the board of the USA comes to its end', async ({ page }) => {
  await openStored(page, lastTurn({ board: 'usa' }));
  await expect(page.locator('.b-label').filter({ hasText: 'Chicago' }).first()).toBeAttached();
  await playToTheEnd(page);
});

test('a newcomer is asked for a name once, and the first table says what the game is about', async ({ page }) => {
  const { nameAsked: _, goalTold: __, ...fresh } = QUICK_SETTINGS;
  await page.addInitScript((settings) => {
    // As on a device that has never seen the page, but for its pace.
    if (localStorage.getItem('first-visit') !== null) return;
    localStorage.setItem('first-visit', 'over');
    localStorage.setItem('branchline-settings', JSON.stringify(settings));
  }, fresh);
  await open(page, '');
  const play = page.locator('[data-game=trans-europa] .button-ink');
  await play.click();
  const asked = page.getByRole('dialog', { name: 'What is your name?' });
  await asked.getByLabel('Your name').fill('Zoë');
  await asked.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.locator('main.table')).toBeVisible();
  await expect(page.locator('.players-list')).toContainText('Zoë');
  await expect(page.locator('.turn-goal')).toHaveText('Link all your cities first. Tracks are shared.');
  await open(page, '');
  await play.click();
  await expect(page.locator('main.table')).toBeVisible();
});

test('a visitor reaches a running game with one press and plays', async ({ page }) => {
  // What is over is on the list, but is nothing to go on with.
  await keepStored(page, await finished());
  await open(page, '');
  await expect(page.locator('.card-games .game-row')).toHaveCount(1);
  await expect(page.locator('.hero-continue')).toHaveCount(0);
  await page.locator('[data-game=trans-europa] .button-ink').click();
  await expect(page.locator('main.table')).toBeVisible();
  for (let turn = 0; turn < 2; turn++) {
    const { sequence } = await playToOwnTurn(page);
    await step(page);
    expect(await sequenceOf(page)).toBeGreaterThan(sequence);
  }
  await open(page, '');
  await expect(page.locator('.hero-continue')).toHaveCount(1);
  // The running game has its place on its card alone.
  await expect(page.locator('.card-games .game-row')).toHaveCount(1);
  await expect(page.locator('.card-games .game-row')).toContainText('Europe · Classic');
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
  const options = { specialCards: 'fixedGame', targetScore: 13 };
  const table = { edition: 'prestige', board: 'central-europe', seats, options, agreed: { cards: [[9, 10]] } };
  await openStored(page, lastTurn(table));
  await playToRoundEnd(page);
  // The legend of the missing tracks covers no city.
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
  // A round of a few turns, for a film takes its time.
  const { entries } = await openStored(page, finished({ names: ['Zoë', 'Ben'], options: { blackTracks: 4 } }));
  const moves = entries.filter(({ move }) => move?.do === 'marker' || move?.do === 'lay').length;
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const saved = async (name: string, ending: RegExp): Promise<Buffer> => {
    const download = await savedBy(page, page.getByRole('dialog').getByRole('button', { name }));
    expect(download.suggestedFilename()).toMatch(ending);
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Saved.');
    return readFile(await download.path());
  };
  const picture = await saved('Picture of the board', /\.png$/);
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  // Land, net and names: an empty sheet of this size has a few thousand bytes.
  expect(picture.length).toBeGreaterThan(100_000);
  const drawing = (await saved('Drawing of the board', /\.svg$/)).toString();
  expect(drawing).toMatch(/^<svg /);
  expect(drawing).toContain('Zoë');
  // Next to each name is the sign of its player; nested drawings are nothing else.
  expect(drawing.match(/<svg /g)).toHaveLength(3);
  const film = await saved('Film of the last round', /\.webm$/);
  // A player reads in the file how long it is: a quarter of a second for each of the many moves, then the result.
  const player = await page.context().newPage();
  const { seconds, wide } = await player.evaluate(async (bytes) => {
    const video = document.createElement('video');
    video.src = `data:video/webm;base64,${bytes}`;
    await new Promise((resolve, reject) => {
      video.addEventListener('loadeddata', resolve);
      video.addEventListener('error', () => reject(new Error(video.error!.message)));
    });
    // The last picture can be looked at.
    video.currentTime = video.duration;
    await new Promise((resolve) => {
      video.addEventListener('seeked', resolve);
    });
    return { seconds: video.duration, wide: video.videoWidth };
  }, film.toString('base64'));
  expect(wide).toBe(1280);
  expect((seconds - 3.5) / 0.23).toBeCloseTo(moves, 1);
});

test('people who share the device never see a hand before its owner takes it', async ({ page }) => {
  await openStored(page, europaAt({ seats: ['human', 'human'], until: () => true }));
  // Twice each: to place the marker and to build. The end of a round opens all hands.
  const owners: string[] = [];
  while (owners.length < 4) {
    const { kind } = await untilAsked(page);
    if (kind === 'curtain') {
      owners.push((await page.locator('.curtain h2').textContent()) ?? '');
      // Neither the tickets nor the cities on the map betray the hand, and nothing behind the curtain can be reached.
      await expect(page.locator('.ticket, .b-city-halo, .missing-chip, .turn-missing')).toHaveCount(0);
      await expect(page.locator('.table-map[inert], .table-panels[inert]')).toHaveCount(2);
    }
    await step(page);
    if (kind === 'curtain') await expect(page.locator('.ticket')).toHaveCount(5);
  }
  expect(new Set(owners.slice(0, 2)).size).toBe(2);
  expect(new Set(owners.slice(2)).size).toBe(2);
});

test('hands that are chosen secretly are asked for in seat order, behind curtains', async ({ page }) => {
  await openStored(
    page,
    europaAt({
      edition: 'prestige',
      seats: ['human', 'human', 'human'],
      options: { specialCards: 'fixedGame', scoring: 'penalty' },
      agreed: { cards: [[16]] },
      until: () => true,
    }),
  );
  const order: string[] = [];
  await playUntil(page, ({ kind, stage, acting }) => {
    if (kind === 'act' && stage === 'pass' && acting !== null && order.at(-1) !== acting) order.push(acting);
    return kind === 'act' && stage === 'build';
  });
  expect(order.slice(0, 3)).toEqual(['0', '1', '2']);
});
