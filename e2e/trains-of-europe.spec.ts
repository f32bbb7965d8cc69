// Trains of Europe in the browser: whole games, several people at one device, keys, fingers, reloads, and nobody's secrets.

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expectAccessible } from './accessible.ts';
import { unseen } from './hurrying.ts';
import { expect, open, prefer, savedBy, test, type Page } from './page.ts';
import {
  PHASE_OF,
  playOnUntil,
  setUpTrains,
  stepOn,
  stepSeeingAll,
  toTheMeeting,
  untilAskedAgain,
  type Asked,
} from './trains-playing.ts';

test.beforeEach(async ({ context }) => prefer(context));

const house = fileURLToPath(new URL('..', import.meta.url));

const isOver = ({ kind }: Asked): boolean => kind === 'over';
const atStep =
  (step: string) =>
  (asked: Asked): boolean =>
    asked.kind === 'act' && asked.step === step;

test('a visitor plays a whole game, looks back at it, and takes a file along that verifies', async ({ page }) => {
  await open(page, '');
  await page.locator('[data-game=trains-of-europe] .button-ink').click();
  await playOnUntil(page, ({ kind }) => kind === 'year-end', 'pointer');
  await playOnUntil(page, isOver);
  await expect(page.locator('.toe-evaluation h1')).toContainText(/wins?/);

  await page.getByRole('button', { name: 'Menu' }).click();
  const download = await savedBy(page, page.getByRole('button', { name: 'Save as a file' }));
  const path = test.info().outputPath('game.json');
  await download.saveAs(path);
  const verified = spawnSync(process.execPath, ['cli/bin/branchline.js', 'verify', path], {
    cwd: house,
    encoding: 'utf8',
  });
  expect(verified.stderr + verified.stdout).toContain('1 passed, 0 failed');
  expect(verified.status).toBe(0);

  await page.getByRole('button', { name: 'Look back' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
  await page.locator('.tr-moments button').nth(1).click();
  await expect(page.locator('main.tr')).not.toHaveAttribute('data-at', '0');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.tr-bottom')).toBeVisible();
  // No sheet of a phase lies over the map, so it is not pale behind one.
  const looked = page.locator('main.tr');
  while (!['fair', 'contracts', 'aid', 'offers', 'opening'].includes((await looked.getAttribute('data-step')) ?? '')) {
    const at = (await looked.getAttribute('data-at')) ?? '';
    await page.keyboard.press('ArrowRight');
    await expect(looked).not.toHaveAttribute('data-at', at);
  }
  await expect(page.locator('.t-scene')).toBeVisible();
  await expect(page.locator('.t-dimmed')).toHaveCount(0);

  // On a phone, too, with moments and log below the map.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('.tr-moments button').first().click();
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.locator('.tt-log li').first()).toBeInViewport();
});

/** Tables that between them switch on every variant that can be switched. */
const VARIED = [
  {
    seats: ['human', 'human', 'conductor'],
    variants: ['Hidden vehicles', 'Hidden cash', 'Self-managed insolvency', 'Offers in turn', 'Begun is not idle'],
    target: 3,
  },
  {
    seats: ['human', 'conductor', 'conductor', 'conductor'],
    variants: ['Assign in turn', 'Fixed bid steps', 'Forgiven once per game', 'Licences come free', 'Raise the target'],
    target: 3,
  },
  {
    seats: ['human', 'conductor'],
    variants: ['The bank can run dry'],
    choices: { 'First chair': 'Oldest', 'Launch contracts': 'Chosen', Reshuffle: '2', Ties: 'By profit' },
    target: 4,
  },
] as const;
for (const wish of VARIED) {
  const { seats, variants } = wish;
  test(`a table of ${seats.length} with ${variants.join(', ')} is played to its end`, async ({ page }) => {
    await setUpTrains(page, wish);
    await playOnUntil(page, isOver);
    await expect(page.locator('.toe-evaluation')).toBeVisible();
  });
}

test('[TOE-VAR-2] a table with an open end has no target to reach, at the map and at the year end', async ({
  page,
}) => {
  await setUpTrains(page, { seats: ['human', 'conductor'], target: 'open end' });
  await toTheMeeting(page);
  await expect(page.locator('.tt-companies')).toContainText('0 completed');
  await expect(page.locator('.tt-companies')).not.toContainText('contracts of');
  await playOnUntil(page, ({ kind }) => kind === 'year-end');
  await expect(page.locator('.toe-year-end')).toContainText('500k');
  await expect(page.locator('.toe-year-end')).not.toContainText('Completed contracts');
  await playOnUntil(page, isOver);
  await expect(page.locator('.toe-evaluation-head')).not.toContainText('the target');
});

test('panning moves the sheet of the map and draws nothing anew', async ({ page }) => {
  await setUpTrains(page, { seats: ['human', 'conductor'] });
  await toTheMeeting(page);
  const map = (await page.locator('.tmap').boundingBox())!;
  const [x, y] = [map.x + map.width / 2, map.y + map.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 20, y + 10);
  await page.evaluate(() => {
    const drawn: string[] = [];
    const watch = new MutationObserver((changes) => {
      for (const { type, target, attributeName } of changes)
        drawn.push(`${type} ${attributeName ?? ''} of ${(target as Element).className}`);
    });
    watch.observe(document.querySelector('.tmap')!, { subtree: true, childList: true, attributes: true });
    Object.assign(globalThis, { drawn });
  });
  for (let step = 1; step <= 20; step++) await page.mouse.move(x + 20 + 4 * step, y + 10 + 3 * step);
  const drawn = await page.evaluate(() => (globalThis as unknown as { drawn: string[] }).drawn);
  await page.mouse.up();
  expect(drawn.length).toBeGreaterThan(0);
  expect([...new Set(drawn)]).toEqual(['attributes style of tmap-sheet']);
});

test('[TOE-LIC-3] a licence is chosen on the map, planned, bought, and lies there as sticks', async ({ page }) => {
  await setUpTrains(page, { seats: ['human', 'conductor'] });
  await toTheMeeting(page);
  await page.getByRole('tab', { name: 'Sections' }).click();
  const [first, second] = [0, 1].map((at) => page.locator('.tt-side .tt-list li button').nth(at));
  await first!.click();
  await expect(page.locator('.tt-section')).toBeVisible();
  await page.locator('.tt-plan-toggle').click();
  await second!.click();
  await page.locator('.tt-plan-toggle').click();
  await expect(page.locator('.tt-plan-item')).toHaveCount(2);

  // A plan outlasts the page; what is planned first is offered first.
  await page.reload();
  await untilAskedAgain(page);
  await expect(page.locator('.tt-plan-item')).toHaveCount(2);
  await page.locator('.tt-buy').click();
  await expect(page.locator('.tt-plan-item')).toHaveCount(1);
  await expect(page.locator('.tt-limit i[data-used]')).toHaveCount(1);
});

test('people who share the device take it in turns, and a reload keeps every secret step', async ({ page }) => {
  await setUpTrains(page, { seats: ['human', 'human'], variants: ['Hidden vehicles', 'Hidden cash'] });
  const seen = new Set<string>();
  const reloaded = new Set<string>();
  for (;;) {
    const asked = await untilAskedAgain(page);
    expect(asked.kind).not.toBe('over');
    if (asked.kind === 'year-end' && reloaded.size === 3) break;
    if (asked.kind === 'curtain') {
      seen.add((await page.locator('.curtain h2').textContent()) ?? '');
      await expect(page.locator('.tt-frame[inert]')).toHaveCount(1);
    } else if (['offers', 'opening', 'assign'].includes(asked.step) && !reloaded.has(asked.step)) {
      reloaded.add(asked.step);
      await page.reload();
      await playOnUntil(page, ({ kind }) => kind === 'act');
      await expect(page.locator('main.tt')).toHaveAttribute('data-step', asked.step);
      continue;
    }
    // Who calls what decides whether a year has an auction and a fair.
    const phase = reloaded.has('opening') ? 'railroad-fair' : 'auction-house';
    await unseen(page, () => stepOn(page, asked, 'pointer', phase));
  }
  expect(seen.size).toBeGreaterThanOrEqual(2);
});

/** The auction as it is shown: the lots, the one on the block, its bidders and bids, and what is to beat. */
const auctionShown = (page: Page): Promise<string> => page.locator('.toe-auction .toe-main').innerText();

test('a reload in the middle of bidding loses no bid and shows nobody another one’s books', async ({ page }) => {
  // Three, for the owner of a lot does not bid.
  await setUpTrains(page, { seats: ['human', 'human', 'human'], variants: ['Hidden vehicles', 'Hidden cash'] });
  await playOnUntil(page, atStep('opening'), 'pointer', 'auction-house');
  await page.locator('.toe-lot button').first().click();
  await page.locator('.toe-bid-bar .button-me').click();
  const { acting } = await playOnUntil(page, atStep('bidding'));
  const before = await auctionShown(page);
  expect(before).toContain('opening bid');
  const cash = await page.locator('.toe-bidder.me small').innerText();
  expect(cash).toContain('100k in hand');

  await page.reload();
  expect((await untilAskedAgain(page)).kind).toBe('curtain');
  // Behind the curtain nobody's hand is on the page.
  await expect(page.locator('.tt-frame')).not.toContainText('in hand');
  const again = await playOnUntil(page, ({ kind }) => kind === 'act');
  expect(again).toMatchObject({ step: 'bidding', acting });
  expect(await auctionShown(page)).toBe(before);

  // The bid that stood before still has to be beaten, and the next one beats it.
  await page.locator('.toe-quick .button-me').click();
  await playOnUntil(page, atStep('bidding'));
  await expect(page.locator('.toe-bid-line li')).toHaveCount(3);
});

test('a reload at the turn of a year shows the same statement, and the game goes on', async ({ page }) => {
  await setUpTrains(page, { seats: ['human', 'conductor'] });
  const statement = page.locator('.toe-statement');
  for (let year = 1; year <= 2; year++) {
    await playOnUntil(page, ({ kind }) => kind === 'year-end');
    const before = await statement.innerText();
    await page.reload();
    expect((await untilAskedAgain(page)).kind).toBe('year-end');
    expect(await statement.innerText()).toBe(before);
    await page.locator('.toe-year-end .button-me').click();
    await expect(page.locator('.toe-year-end')).toBeHidden();
  }
  await playOnUntil(page, ({ kind }) => kind === 'act');
});

test('a game is played by keyboard alone', async ({ page }) => {
  await setUpTrains(page, { seats: ['human', 'conductor'], target: 3 });
  await toTheMeeting(page, 'keys');
  // The map: to it, around the city, one Enter selects and the next one buys. Others may have bought a single track.
  await page.keyboard.press('m');
  do {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.locator('.tt-section')).toBeVisible();
  } while (await page.locator('.tt-buy').isDisabled());
  await page.keyboard.press('Enter');
  await expect(page.locator('.tt-limit i[data-used]')).toHaveCount(1);
  await page.keyboard.press('?');
  await expect(page.locator('.keys-dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await playOnUntil(page, isOver, 'keys');
  await expect(page.locator('.toe-evaluation')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a game is played by touch', async ({ page }) => {
    await setUpTrains(page, { seats: ['human', 'conductor', 'conductor'], target: 3 });
    await toTheMeeting(page);
    // A section of the list leads back to the map, where it is bought.
    await page.locator('.tt-phone-tabs button', { hasText: 'More' }).tap();
    await page.locator('.tt-list li button').first().tap();
    await page.locator('.tt-phone-sheet .tt-buy').tap();
    await expect(page.locator('.tt-limit i[data-used]')).toHaveCount(1);
    await playOnUntil(page, ({ kind }) => kind === 'year-end', 'pointer');
    for (const tab of ['Contracts', 'Yard', 'Companies', 'More']) {
      await page.locator('.tt-phone-tabs button', { hasText: tab }).tap();
      await expect(page.locator('.tt-phone-page')).toBeVisible();
    }
    await page.locator('.tt-phone-tabs button').first().tap();
    await playOnUntil(page, isOver, 'pointer');
    await expect(page.locator('.toe-evaluation')).toBeVisible();
  });
});

/** Everything the authority tells the page, kept where the test can read it. */
const listenToAuthority = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(globalThis, { told });
    const Plain = Worker;
    globalThis.Worker = class extends Plain {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', ({ data }) => told.push(data));
      }
    };
  });

test('what others may not see never reaches the page', async ({ page }) => {
  await listenToAuthority(page);
  await setUpTrains(page, {
    seats: ['human', 'conductor', 'conductor'],
    variants: ['Hidden vehicles', 'Hidden cash'],
    target: 3,
  });
  await playOnUntil(page, isOver);
  const leaks = await page.evaluate(() => {
    const found: string[] = [];
    let views = 0;
    const look = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return;
      const record = value as Record<string, unknown>;
      for (const key of ['secret', 'seed', 'supply', 'offers']) if (key in record) found.push(`${path}.${key}`);
      // Once the game is over, everybody's books are open.
      const isOver = JSON.stringify(record['public'])?.includes('"stage":{"kind":"over"');
      if (Array.isArray(record['companies']) && 'viewer' in record && !isOver) {
        views++;
        record['companies'].forEach((company: object, seat) => {
          if (seat !== record['viewer'] && Object.keys(company).length > 0) found.push(`${path}.companies.${seat}`);
        });
      }
      for (const [key, inner] of Object.entries(record)) look(inner, `${path}.${key}`);
    };
    for (const message of (globalThis as unknown as { told: unknown[] }).told) look(message, '');
    return { found, views };
  });
  expect(leaks.found).toEqual([]);
  expect(leaks.views).toBeGreaterThan(50);
});

test('a city is found, opens its card and leads to its sections; numbers open their sums', async ({ page }) => {
  await setUpTrains(page, { seats: ['human', 'conductor'] });
  await toTheMeeting(page);
  await page.keyboard.press('f');
  await page.getByRole('searchbox').fill('wieden');
  await page.keyboard.press('Enter');
  await expect(page.locator('.tt-city h3')).toContainText('Wien');
  await expect(page.locator('.tt-city h3')).toContainText('Austria');
  await page.locator('.tt-city li button').first().click();
  await expect(page.locator('.tt-section h3')).toContainText('Wien');
  await expectAccessible(page, 'a city');
  await page.getByRole('searchbox').press('Escape');
  await expect(page.locator('.tt-city')).toHaveCount(0);

  // Whoever opened the year may have been paid already, but the sum always ends in what is shown.
  const cash = await page.locator('.tt-purse .toe-why').innerText();
  await page.locator('.tt-purse .toe-why').click();
  await expect(page.locator('.toe-sum-head b')).toHaveText(cash);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Compare the companies' }).click();
  await expect(page.locator('.tt-compare tbody tr')).toHaveCount(10);
  await expect(page.locator('.tt-compare .tt-on-table li').first()).toBeVisible();
  await page.locator('.tt-compare .toe-why').first().click();
  await expect(page.locator('.tt-compare .toe-sum')).toBeVisible();
});

/** What the others do is shown at a pace people can follow. */
async function calmDown(page: Page): Promise<void> {
  await page.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem('branchline-settings')!) as object;
    localStorage.setItem('branchline-settings', JSON.stringify({ ...settings, speed: 'calm' }));
  });
  await page.reload();
}

test('a hint comes with reasons, and a watcher may ask a bot why', async ({ page }) => {
  await setUpTrains(page, { seats: ['human', 'conductor'] });
  await playOnUntil(page, atStep('call'));
  await page.getByRole('button', { name: 'Look at the map' }).first().click();
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.tt-hint .tt-reasons li').first()).toBeVisible();

  // Calm enough that a move stands until it is asked about.
  await calmDown(page);
  await setUpTrains(page, { seats: ['conductor', 'conductor'] });
  await page.locator('.tt-why').waitFor();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();
  await page.locator('.tt-why').click();
  await expect(page.locator('.tt-hint .tt-hint-act')).toBeVisible();
});

test('what the others do can be skipped on the screen of a phase, too', async ({ page }) => {
  await open(page, '');
  await calmDown(page);
  await setUpTrains(page, { seats: ['human', 'conductor', 'conductor', 'conductor'] });
  await playOnUntil(page, atStep('fair'), 'pointer', 'railroad-fair');
  const { sequence } = await untilAskedAgain(page);
  // Pressed as soon as it is drawn: it goes when there is nothing left to skip.
  await page.evaluate(() => {
    const pressing = new MutationObserver(() => {
      const skip = document.querySelector<HTMLElement>('.tt-tools [aria-label="Skip ahead"]');
      if (!skip) return;
      pressing.disconnect();
      document.documentElement.dataset['skipped'] = 'true';
      skip.click();
    });
    pressing.observe(document.body, { subtree: true, childList: true });
  });
  await page.locator('.toe-stage button', { hasText: 'Done buying' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-skipped', 'true');
  await expect(page.locator('.tt-tools').getByRole('button', { name: 'Skip ahead' })).toHaveCount(0);
  expect((await untilAskedAgain(page)).sequence).toBeGreaterThan(sequence);
});

test('every step, the year end and the evaluation are accessible, day and night', async ({ page }) => {
  const wanted = [...Object.keys(PHASE_OF), 'call', 'over', 'year-end'];
  const seen = new Set<string>();
  // Whether there is a train to assign or a lot to bid for is a matter of luck: what one game lacks, the next one brings.
  while (wanted.some((name) => !seen.has(name))) {
    await setUpTrains(page, { seats: ['human', 'conductor', 'conductor'] });
    for (let kind = ''; kind !== 'over';) {
      const asked = await untilAskedAgain(page);
      ({ kind } = asked);
      const name = kind === 'act' ? asked.step : kind;
      if (!seen.has(name)) await expectAccessible(page, name);
      seen.add(name);
      if (kind !== 'over') await unseen(page, () => stepSeeingAll(page, asked, seen));
    }
  }
  expect([...seen].sort()).toEqual(wanted.sort());
});

test('the form, the map and a chosen section are accessible, day and night', async ({ page }) => {
  await open(page, 'new/trains-of-europe');
  await page.getByRole('button', { name: 'Show the variants' }).click();
  await expectAccessible(page, 'custom table');
  await setUpTrains(page, { seats: ['human', 'conductor'] });
  await toTheMeeting(page);
  await page.getByRole('tab', { name: 'Sections' }).click();
  await page.locator('.tt-side .tt-list li button').first().click();
  await expectAccessible(page, 'on-site meeting');
});
