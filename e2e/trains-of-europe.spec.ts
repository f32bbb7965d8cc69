// Trains of Europe in the browser: whole games by mouse, keys and fingers, several people at one device, reloads, variants,
// and nobody's secrets. What is about a late position opens a stored game there (stored-game.ts).

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { contentById, DEFAULT_CONTENT } from '@branchline/trains-of-europe';
import { expectAccessible, expectOrderly } from './accessible.ts';
import { expect, open, type Page, prefer, savedBy, sharedPage, test } from './page.ts';
import { openStored, trainsAt } from './stored-game.ts';
import {
  playOnUntil,
  ruinUntil,
  setUpTrains,
  stepOn,
  toTheMeeting,
  untilAskedAgain,
  untilMoved,
  type Asked,
  type TableWish,
} from './trains-playing.ts';
import { trainsAtStep, trainsAtYearEnd, trainsInLastYear } from './trains-positions.ts';

const house = fileURLToPath(new URL('..', import.meta.url));

const isOver = ({ kind }: Asked): boolean => kind === 'over';
const atStep =
  (step: string) =>
  (asked: Asked): boolean =>
    asked.kind === 'act' && asked.step === step;

/** Vehicles and cash are nobody else's business. */
const SECRETIVE = { hiddenVehicles: true, hiddenCash: true };

/**
 * By mouse from its first move to its last: it ends soonest where one of two companies takes contracts that it cannot pay
 * for. By keys and by touch its first year and its last one, for the years between ask for nothing else.
 */
test.describe('a whole game', () => {
  test.beforeEach(async ({ context }) => {
    await prefer(context);
  });

  test('a visitor plays it by mouse, looks back at it, and takes a file along that verifies', async ({ page }) => {
    await open(page, '');
    await page.locator('[data-game=trains-of-europe] .button-ink').click();
    await ruinUntil(page, isOver, 'pointer');
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
    await expect(page.locator('.tt-year b')).toHaveText('1');
    await expectOrderly(page, 'replay');
    // The controls stand still while the number of the move grows.
    const end = page.getByRole('button', { name: 'End', exact: true });
    const before = await end.boundingBox();
    await end.click();
    await expect(page.getByRole('slider')).not.toHaveValue('0');
    expect(await end.boundingBox()).toEqual(before);
    await page.locator('.tr-moments button').nth(1).click();
    await expect(page.locator('main.tr')).not.toHaveAttribute('data-at', '0');
    // An address of the same game leads to its move.
    await page.goto(`./#/replay/${/replay\/([^/]+)/.exec(page.url())![1]}/3`);
    await expect(page.locator('main.tr')).toHaveAttribute('data-at', '3');
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('.tr-bottom')).toBeVisible();
    // No sheet of a phase covers the map, so it is not pale behind one.
    const looked = page.locator('main.tr');
    while (
      !['fair', 'contracts', 'aid', 'offers', 'opening'].includes((await looked.getAttribute('data-step')) ?? '')
    ) {
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

  test('it is played by keyboard alone', async ({ page }) => {
    await openStored(page, trainsAtStep('call', { seats: ['human', 'conductor'] }));
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
    await ruinUntil(page, ({ kind }) => kind === 'year-end', 'keys');
    await openStored(page, trainsInLastYear({ seats: ['human', 'conductor'] }));
    await playOnUntil(page, isOver, 'keys');
    await expect(page.locator('.toe-evaluation')).toBeVisible();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('it is played by touch', async ({ page }) => {
      await openStored(page, trainsAtStep('call', { seats: ['human', 'conductor'] }));
      await toTheMeeting(page, 'pointer');
      // A section of the list leads back to the map, where it is bought.
      await page.locator('.tt-phone-tabs button', { hasText: 'More' }).tap();
      await expect(page.locator('.tt-phone-page .tt-log')).toBeVisible();
      await page.getByRole('tab', { name: 'Sections' }).tap();
      await page.locator('.tt-list li button').first().tap();
      await page.locator('.tt-phone-sheet .tt-buy').tap();
      await expect(page.locator('.tt-limit i[data-used]')).toHaveCount(1);
      await ruinUntil(page, ({ kind }) => kind === 'year-end', 'pointer');
      for (const tab of ['Contracts', 'Yard', 'Companies', 'More']) {
        await page.locator('.tt-phone-tabs button', { hasText: tab }).tap();
        await expect(page.locator('.tt-phone-page')).toBeVisible();
      }
      await page.locator('.tt-phone-tabs button').first().tap();
      await openStored(page, trainsInLastYear({ seats: ['human', 'conductor'] }));
      await playOnUntil(page, isOver, 'pointer');
      await expect(page.locator('.toe-evaluation')).toBeVisible();
    });
  });
});

const INDEX = contentById(DEFAULT_CONTENT)!;
/** The launch contracts that the form proposes where they are chosen. */
const LAUNCH = INDEX.nearPairs[0]!.map((at) => INDEX.contracts[at]!.id);

/** Tables that between them switch on every variant that can be switched, and what the game is told of it. */
type Options = Readonly<Record<string, unknown>>;

const VARIED: readonly { readonly wish: TableWish; readonly options: Options; readonly agreed?: object }[] = [
  {
    wish: {
      seats: ['human', 'human', 'conductor'],
      variants: ['Hidden vehicles', 'Hidden cash', 'Self-managed insolvency', 'Offers in turn', 'Begun is not idle'],
      target: 3,
    },
    options: {
      ...SECRETIVE,
      selfManagedInsolvency: true,
      offersInTurn: true,
      lenientIdle: true,
      allowRetarget: true,
    },
  },
  {
    wish: {
      seats: ['human', 'conductor', 'conductor', 'conductor'],
      variants: ['Assign in turn', 'Fixed bid steps', 'Written off once per game', 'Licences are released'],
      target: 3,
    },
    options: {
      assignInTurn: true,
      fixedSteps: true,
      forgiveOncePerGame: true,
      releaseLicences: true,
      allowRetarget: true,
    },
  },
  {
    wish: {
      seats: ['human', 'conductor'],
      variants: ['The bank can run dry', 'Books by hand'],
      choices: { 'First chair': 'Oldest', 'Launch contracts': 'Chosen', Reshuffle: '2', Ties: 'By profit' },
      target: 4,
    },
    options: {
      target: 4,
      bankLimit: false,
      startPlayer: 'oldest',
      launch2p: 'choose',
      reshuffleEvery: 2,
      tieBreak: 'profit-completed-cash',
      allowRetarget: true,
      manualBooks: true,
    },
    agreed: { start: 0, launch: LAUNCH },
  },
];

/** The table that is open, as it was stored. */
const storedTable = (page: Page) =>
  page.evaluate(async () => {
    const request = indexedDB.open('branchline');
    await new Promise((resolve) => request.addEventListener('success', resolve));
    const reading = request.result.transaction('games').objectStore('games').get(location.hash.split('/').at(-1)!);
    await new Promise((resolve) => reading.addEventListener('success', resolve));
    request.result.close();
    const { spec, seats } = reading.result as { spec: { options: object; agreed?: object }; seats: { kind: string }[] };
    return { ...spec, kinds: seats.map(({ kind }) => kind) };
  });

const kindsOf = ({ seats }: TableWish): string[] => seats.map((kind) => (kind === 'human' ? kind : `bot:${kind}`));

test.describe('variants', () => {
  const shared = sharedPage();
  const { test } = shared;

  test('what is switched and chosen in the form is what is played', async () => {
    const page = shared.page();
    const openEnd = {
      wish: { seats: ['human', 'conductor'], target: 'open end' },
      options: { openEnd: true },
    } as const;
    const higher = {
      wish: { seats: ['human', 'conductor'], target: 12, variants: ['Raise the target'] },
      options: { target: 12 },
    } as const;
    for (const { wish, options, ...rest } of [...VARIED, openEnd, higher]) {
      await setUpTrains(page, wish);
      const { options: stored, agreed, kinds } = await storedTable(page);
      expect({ stored, kinds, agreed }).toEqual({ stored: options, kinds: kindsOf(wish), agreed: undefined, ...rest });
    }
  });

  for (const { wish, options, agreed } of VARIED) {
    const { seats, variants = [] } = wish;
    test(`a table of ${seats.length} with ${variants.join(', ')} is played to its end`, async () => {
      const page = shared.page();
      await openStored(page, trainsInLastYear({ seats, options, ...(agreed ? { agreed } : {}) }));
      await playOnUntil(page, isOver);
      await expect(page.locator('.toe-evaluation')).toBeVisible();
    });
  }

  test('offers in turn are made for all to see', async () => {
    const page = shared.page();
    const options = { offersInTurn: true };
    await openStored(page, trainsAtStep('offers', { seats: ['human', 'conductor', 'conductor'], options }));
    await expect(page.locator('.toe-ask')).toHaveText('Companies offer in turn, openly.');
    await stepOn(page, await untilAskedAgain(page));
  });

  test('with fixed bid steps there is one bid to make', async () => {
    const page = shared.page();
    const seats = ['human', 'conductor', 'conductor'];
    for (const fixedSteps of [false, true]) {
      await openStored(page, trainsAtStep('bidding', { seats, options: { fixedSteps } }));
      await expect(page.locator('.toe-quick button')).toHaveCount(fixedSteps ? 1 : 3);
      // Any amount may be a limit; only without fixed steps it may be bid at once.
      await expect(page.locator('.toe-own-bid > .button')).toHaveCount(fixedSteps ? 1 : 2);
    }
    const { sequence } = await untilAskedAgain(page);
    await page.locator('.toe-quick button').click();
    await untilMoved(page, sequence);
  });

  test('the page bids up to a limit, or passes on the rest until the player takes part again', async () => {
    const page = shared.page();
    const seats = ['human', 'conductor', 'conductor'];
    await openStored(page, trainsAtStep('bidding', { seats }));
    const { sequence } = await untilAskedAgain(page);
    await page.locator('.toe-own-bid').getByRole('button', { name: 'for me' }).click();
    await untilMoved(page, sequence);
    await openStored(page, trainsAtStep('opening', { seats: ['human', 'human'] }));
    await page.locator('.curtain button').click();
    await page.getByRole('button', { name: 'Pass on the rest' }).click();
    await expect(page.locator('.curtain')).toBeVisible();
  });

  // A separate page: on the shared one a decision was made before.
  test('a first game says in two lines how it begins, until something was decided', async ({ page }) => {
    await openStored(page, trainsAt({ seats: ['human', 'conductor'], until: ({ asked }) => asked.includes(0) }));
    const asked = await untilAskedAgain(page);
    await expect(page.locator('.tt-opening span')).toHaveCount(2);
    await expect(page.locator('.tt-opening')).toContainText('Complete 3 contracts');
    await stepOn(page, asked);
    await expect(page.locator('.tt-opening')).toHaveCount(0);
  });

  test('a colour chosen in the form is worn at the table, and in the next quick game', async () => {
    const page = shared.page();
    await open(page, 'new/trains-of-europe');
    await page.locator('.colour-button').first().click();
    await page.getByRole('group', { name: 'Colour of' }).getByRole('radio', { name: 'Orange' }).check();
    // Who wore it wears the other one's: no two companies look the same.
    await expect(page.locator('.seat-row .co-orange.toe-badge')).toHaveCount(2);
    await expect(page.locator('.seat-row > .colour-button .co-blue')).toHaveCount(1);
    await page.getByRole('button', { name: 'Start the game' }).click();
    await expect(page.locator('main.tt')).toHaveClass(/co-orange/);
    await open(page, '');
    await page.locator('[data-game=trains-of-europe] .button-ink').click();
    await expect(page.locator('main.tt')).toHaveClass(/co-orange/);
  });

  test('where trains are assigned in turn, the fair plans none for its end', async () => {
    const page = shared.page();
    const note = page.locator('.toe-side', { hasText: 'planned, booked at the close' });
    for (const assignInTurn of [false, true]) {
      await openStored(page, trainsAtStep('fair', { seats: ['human', 'conductor'], options: { assignInTurn } }));
      await expect(note).toHaveCount(assignInTurn ? 0 : 1);
    }
  });

  for (const step of ['propose', 'vote'] as const) {
    test(`[TOE-END-3] a higher target: the step ${step} is taken by keyboard`, async () => {
      const page = shared.page();
      await openStored(page, trainsAtStep(step, { seats: ['human', 'conductor'], options: { allowRetarget: true } }));
      const asked = await untilAskedAgain(page);
      expect(asked.step).toBe(step);
      await expect(page.locator('.toe-standing li')).toHaveCount(2);
      await stepOn(page, asked, 'keys');
    });
  }

  test('[TOE-VAR-2] a table with an open end has no target to reach, at the map and at the year end', async () => {
    const page = shared.page();
    const wanted = { seats: ['human', 'conductor'], options: { openEnd: true } };
    await openStored(page, trainsAtStep('licences', wanted));
    await expect(page.locator('.tt-companies')).toContainText('0 completed');
    await expect(page.locator('.tt-companies')).not.toContainText('contracts of');
    await openStored(page, trainsAtYearEnd(1, wanted));
    await expect(page.locator('.toe-year-end')).toContainText('500k');
    await expect(page.locator('.toe-year-end')).not.toContainText('Completed contracts');
    await openStored(page, trainsAt(wanted));
    await expect(page.locator('.toe-evaluation-head')).toBeVisible();
    await expect(page.locator('.toe-evaluation-head')).not.toContainText('the target');
  });
});

test.describe('at the table', () => {
  const shared = sharedPage();
  const { test } = shared;

  test('panning moves the sheet of the map and draws nothing anew', async () => {
    const page = shared.page();
    await openStored(page, trainsAtStep('licences', { seats: ['human', 'conductor'] }));
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

  test('[TOE-LIC-3] a licence is chosen on the map, planned, bought, and lies there as sticks', async () => {
    const page = shared.page();
    await openStored(page, trainsAtStep('licences', { seats: ['human', 'conductor'] }));
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

  test('[TOE-LIC-3] Enter buys what was pressed on the map, wherever the keyboard was before', async () => {
    const page = shared.page();
    await openStored(page, trainsAtStep('licences', { seats: ['human', 'conductor'] }));
    await page.keyboard.press('m');
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('.tmap[data-keyed]')).toHaveCount(1);
    // Beside the first city of the first section, beyond the city's disc.
    const spot = await page
      .locator('.t-tie')
      .first()
      .evaluate((tie) => {
        const path = tie as SVGPathElement;
        const { x, y } = path.getPointAtLength(25).matrixTransform(path.getScreenCTM()!);
        return { x, y };
      });
    await page.mouse.click(spot.x, spot.y);
    await expect(page.locator('.tmap[data-keyed]')).toHaveCount(0);
    const pressed = await page.locator('.tt-section h3').innerText();
    await page.keyboard.press('Enter');
    await expect(page.locator('.tt-limit i[data-used]')).toHaveCount(1);
    await page.keyboard.press('l');
    const cities = pressed.split('–').map((city) => city.trim());
    for (const city of cities) await expect(page.locator('.tt-log li').first()).toContainText(city);
  });

  test('a city is found, opens its card and leads to its sections; numbers open their sums', async () => {
    const page = shared.page();
    await openStored(page, trainsAtStep('licences', { seats: ['human', 'conductor'] }));
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

    // The company that opened the year may have been paid already, but the sum always ends in what is shown.
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

  test('a hint comes with reasons', async () => {
    const page = shared.page();
    await openStored(page, trainsAtStep('call', { seats: ['human', 'conductor'] }));
    await page.getByRole('button', { name: 'Look at the map' }).first().click();
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(page.locator('.tt-hint .tt-reasons li').first()).toBeVisible();
  });

  test('the form is accessible, day and night', async () => {
    const page = shared.page();
    await open(page, 'new/trains-of-europe');
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.getByRole('button', { name: 'Show the variants' }).click();
    await expect(page.locator('.ts-columns .switch, .ts-columns .choice').first()).toBeInViewport();
    await expectAccessible(page, 'custom table');
  });
});

test.describe('people who share the device', () => {
  const shared = sharedPage();
  const { test } = shared;

  /** Takes the device from behind the curtain; returns whose it was. */
  async function liftCurtain(page: Page): Promise<string | null> {
    const asked = await untilAskedAgain(page);
    expect(asked.kind).toBe('curtain');
    await expect(page.locator('.tt-frame[inert]')).toHaveCount(1);
    const name = await page.locator('.curtain h2').textContent();
    await stepOn(page, asked);
    return name;
  }

  for (const step of ['offers', 'opening', 'assign'] as const) {
    test(`a reload keeps the secret step ${step}, behind the curtain`, async () => {
      const page = shared.page();
      await openStored(page, trainsAtStep(step, { seats: ['human', 'human'], options: SECRETIVE }));
      const name = await liftCurtain(page);
      expect(await untilAskedAgain(page)).toMatchObject({ kind: 'act', step });
      await page.reload();
      expect(await liftCurtain(page)).toBe(name);
      const asked = await untilAskedAgain(page);
      expect(asked).toMatchObject({ kind: 'act', step });
      await stepOn(page, asked);
    });
  }

  test('they take it in turns', async () => {
    const page = shared.page();
    await openStored(page, trainsAtStep('offers', { seats: ['human', 'human'], options: SECRETIVE }));
    const first = await liftCurtain(page);
    await stepOn(page, await untilAskedAgain(page));
    expect(await liftCurtain(page)).not.toBe(first);
  });

  /** The auction as it is shown: the lots, the one on the block, its bidders and bids, and what is to beat. */
  const auctionShown = (page: Page): Promise<string> => page.locator('.toe-auction .toe-main').innerText();

  test('a reload in the middle of bidding loses no bid and shows nobody another one’s books', async () => {
    const page = shared.page();
    // Three, for the owner of a lot does not bid.
    await openStored(page, trainsAtStep('opening', { seats: ['human', 'human', 'human'], options: SECRETIVE }));
    await playOnUntil(page, atStep('opening'));
    await page.locator('.toe-lot button').first().click();
    await page.locator('.toe-bid-bar .button-me').click();
    const { acting } = await playOnUntil(page, atStep('bidding'));
    const before = await auctionShown(page);
    expect(before).toContain('opening bid');
    const cash = await page.locator('.toe-bidder.me small').innerText();
    expect(cash).toContain('in hand');
    // Any other bid: less is less, and more leads back.
    const own = page.locator('.toe-own-bid');
    const asOffered = await own.locator('output').innerText();
    await own.getByRole('button', { name: 'Less' }).click();
    await expect(own.locator('output')).not.toHaveText(asOffered);
    await own.getByRole('button', { name: 'More' }).click();
    await expect(own.locator('output')).toHaveText(asOffered);

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

  test('a reload at the turn of a year shows the same statement, and the game goes on', async () => {
    const page = shared.page();
    await openStored(page, trainsAtYearEnd(2, { seats: ['human', 'conductor'] }));
    const statement = page.locator('.toe-statement');
    const before = await statement.innerText();
    await page.reload();
    expect((await untilAskedAgain(page)).kind).toBe('year-end');
    expect(await statement.innerText()).toBe(before);
    await page.locator('.toe-year-end .button-me').click();
    await expect(page.locator('.toe-year-end')).toBeHidden();
    await playOnUntil(page, ({ kind }) => kind === 'act');
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

test('what others may not see never reaches the page', async ({ page, context }) => {
  await prefer(context);
  await listenToAuthority(page);
  // Opening a game late tells all that has happened before; then a year is played, and the last one of another game.
  const table = { seats: ['human', 'conductor', 'conductor'], options: SECRETIVE };
  await openStored(page, trainsAtStep('call', { ...table, from: 4 }));
  await playOnUntil(page, ({ kind }) => kind === 'year-end');
  await openStored(page, trainsInLastYear(table));
  await playOnUntil(page, isOver);
  const leaks = await page.evaluate(() => {
    const found: string[] = [];
    let views = 0;
    const look = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return;
      const record = value as Record<string, unknown>;
      for (const key of ['secret', 'seed', 'supply', 'offers']) if (key in record) found.push(`${path}.${key}`);
      // Once the game is over, all books are open.
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
  expect(leaks.views).toBeGreaterThan(10);
});

test.describe('at a pace people can follow', () => {
  test.beforeEach(async ({ context }) => {
    await prefer(context, { speed: 'calm' });
  });

  test('a watcher may ask a bot why', async ({ page }) => {
    // Pressed whenever there is something to ask: a year ends quickly.
    await page.addInitScript(() => {
      const pressing = new MutationObserver(() => {
        if (document.querySelector('.tt-why')) document.querySelector<HTMLElement>('[aria-label="Pause"]')?.click();
      });
      pressing.observe(document, { subtree: true, childList: true });
    });
    await openStored(page, trainsAt({ seats: ['conductor', 'conductor'], until: ({ sequence }) => sequence > 10 }));
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
    await page.locator('.tt-why').click();
    await expect(page.locator('.tt-hint .tt-hint-act')).toBeVisible();
  });

  test('what the others do can be skipped on the screen of a phase, too', async ({ page }) => {
    await openStored(page, trainsAtStep('fair', { seats: ['human', 'conductor', 'conductor', 'conductor'] }));
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
});
