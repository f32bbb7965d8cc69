// Reviews of finished games: from the end screen and the replay, by pointer and by keys, large and small.

/// <reference lib="dom" />

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { gridOf } from '@branchline/trans-europa';
import { expectAccessible } from './accessible.ts';
import { finished, lastTurn } from './europa-positions.ts';
import { expect, open, prefer, test, untilComplete, type Page } from './page.ts';
import { playToOwnTurn, playToRoundEnd, playToTheEnd } from './playing.ts';
import { untilSeen } from './seen.ts';
import { legalLines } from './map.ts';
import { begun, keysOfTurn, keysTo, onScreen, placeOf } from './puzzle-answers.ts';
import { setUp } from './setting-up.ts';
import { europaAt, keepStored, openStored } from './stored-game.ts';

/** A game of the files that the rules are tested with, opened by its link. */
async function openFixture(page: Page, edition: string, place: number): Promise<void> {
  const path = fileURLToPath(new URL(`../games/trans-europa/test/fixtures/${edition}.jsonl`, import.meta.url));
  const { hashes: _, ...file } = JSON.parse(readFileSync(path, 'utf8').split('\n')[place]!) as Record<string, unknown>;
  await page.goto(`./#/game/${deflateRawSync(JSON.stringify(file)).toString('base64url')}`);
  await expect(page.locator('html')).toHaveAttribute('data-at', /^#\/replay\//);
}

/** A short game of three, opened as a replay; the second seat lays the first track that comes, and gives much away. */
async function openShort(
  page: Page,
  edition: string,
  options: Readonly<Record<string, unknown>> = { blackTracks: 14 },
): Promise<void> {
  const game = await finished({
    edition,
    seats: ['human', 'conductor', 'conductor'],
    options,
    steer: (view, seat, legal) => (seat === 1 && view.public.stage.kind === 'build' ? legal()[0] : undefined),
  });
  await keepStored(page, game);
  await open(page, `replay/${game.id}`);
}

const review = (page: Page) => page.locator('main.review');

async function openReview(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Review' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-at', /^#\/review\//);
}

/** The whole game has been looked at once. */
const untilFirstLook = (page: Page): Promise<void> =>
  expect(review(page)).toHaveAttribute('data-work', /refining|done/);

/** Puzzles follow from the date: every run is asked the same ones. */
const DAY = new Date('2026-03-18T12:00:00');

test.beforeEach(async ({ context }) => {
  await prefer(context);
  await context.clock.setFixedTime(DAY);
});

/** Runs in the page. */
const areBotsGoingOn = (): true | undefined =>
  document.querySelector('button[aria-label="Stop the bots"]') !== null || undefined;

test('a review from the replay: curve, costly turns, both judgements, table, kept and saved', async ({ page }) => {
  await openShort(page, 'classic');
  await openReview(page);
  await expect(review(page)).toHaveAttribute('data-work', 'done');
  const curve = page.getByRole('slider', { name: 'Chance to win the round' });
  await expect(curve).toHaveAttribute('aria-valuenow', '0');

  // A player gave something away; the turn is explained and drawn.
  const points = page.locator('.review-point');
  for (const player of await page.locator('.review-chart-head .choice').all()) {
    await player.click();
    if ((await points.count()) > 0) break;
  }
  await points.first().click();
  await expect(page.locator('.review-words')).toContainText(/Better: .+, \d+% instead of \d+%/);
  await expect(page.locator('.review-pill')).toHaveCount(2);
  await expect(page.getByText('Turning point 1 of')).toBeVisible();

  // Bots play the better turn out in a branch; pressed again it leads to the same branch. The way back leads to the turn.
  for (const isNew of [true, false]) {
    // Bots play a new branch to its end, which may take them a moment only; one that is there already is just shown.
    const going = isNew ? untilSeen(page, areBotsGoingOn) : undefined;
    await page.getByRole('button', { name: 'Try the better turn' }).click();
    await going;
    await expect(page.locator('.explore-badge')).toHaveText('Branch');
    await expect(page.locator('.explore-list')).toHaveText('Branches 1');
    if (!isNew) await expect(page.getByRole('button', { name: 'Stop the bots' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await expect(page.getByText('Turning point 1 of')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Continue as played' }).click();
  await expect(page.locator('.explore-badge')).toHaveText('The game as played');
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect(page.getByText('Turning point 1 of')).toBeVisible();

  // With the keyboard alone: along the curve, and to its ends.
  await curve.focus();
  await page.keyboard.press('Home');
  await expect(curve).toHaveAttribute('aria-valuetext', 'The deal');
  await page.keyboard.press('ArrowRight');
  await expect(curve).toHaveAttribute('aria-valuenow', '1');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.locator('.review-point[aria-current]')).toHaveCount(1);

  // What could be known of each of the others.
  await expect(page.locator('.known-region')).toHaveCount(5);

  // The other judgement has other figures.
  const words = page.locator('.review-words');
  const told = await words.textContent();
  await page.getByLabel('Based on').selectOption('open');
  await expect(words).not.toHaveText(told!);
  await page.getByRole('button', { name: 'As a table' }).click();
  await expect(page.getByRole('columnheader', { name: 'Cost' })).toBeVisible();
  await page.getByRole('button', { name: 'As a curve' }).click();
  await expectAccessible(page, 'review');

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the figures as a file' }).click();
  const { turns } = JSON.parse(readFileSync(await (await saved).path(), 'utf8')) as { turns: unknown[] };
  expect(turns.length).toBe(Number(await curve.getAttribute('aria-valuemax')));

  // What was worked out is kept: at once the next time.
  await page.reload();
  await expect(review(page)).toHaveAttribute('data-work', 'done');
});

/** As many black tracks as the edition has: only such positions can be asked again. */
const SUPPLY = { classic: 83, ferry: 83, prestige: 85 } as const;

for (const edition of ['classic', 'ferry', 'prestige'] as const)
  test(`learn from your mistakes (${edition}), to the end: each turn is asked on the board, and comes back`, async ({
    page,
  }) => {
    await openShort(page, edition, { blackTracks: SUPPLY[edition] });
    await openReview(page);
    await expect(review(page)).toHaveAttribute('data-work', 'done');
    const learn = page.locator('.review-learn');
    for (const player of await page.locator('.review-chart-head .choice').all()) {
      await player.click();
      if ((await learn.count()) > 0) break;
    }
    await learn.click();
    const onward = page.locator('[data-onward]');
    await expect(onward.or(page.getByRole('button', { name: 'Show the answer' }))).toBeVisible();
    let asked = 0;
    while ((await page.getByRole('button', { name: 'Back to the review' }).count()) === 0) {
      await page.getByRole('button', { name: 'Show the answer' }).click();
      await expect(page.locator('.puzzle-beside li')).toHaveCount(2);
      if (asked++ === 0) await expectAccessible(page, 'an own mistake');
      await onward.click();
      await expect(page.getByRole('button', { name: /Show the answer|Back to the review/ })).toBeVisible();
    }
    await expect(page.locator('.puzzle-question')).toContainText(
      asked === 0 ? 'None of these turns' : `of ${asked} better`,
    );
    const kept = await page.evaluate(() => localStorage.getItem('branchline-mistakes') ?? '{}');
    expect(Object.keys(JSON.parse(kept) as object)).toHaveLength(asked);
    await page.getByRole('button', { name: 'Back to the review' }).click();
    await expect(page.locator('.review-costly')).toBeVisible();
  });

test('a review can be stopped and taken up again', async ({ page }) => {
  await openFixture(page, 'classic', 2);
  await openReview(page);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(review(page)).toHaveAttribute('data-work', 'stopped');
  await page.getByRole('button', { name: 'Continue' }).click();
  await untilFirstLook(page);
});

for (const edition of ['ferry', 'prestige']) {
  test(`a review of a game of the ${edition} edition`, async ({ page }) => {
    await openShort(page, edition);
    await openReview(page);
    await untilFirstLook(page);
    await expect(page.locator('.ledger li')).toHaveCount(3);
  });
}

/** Workers and pages of the study, its puzzles and branches, as the build names them. */
const STUDY =
  /\/(study(-companies)?\.js|(review|work-line|explore-screen|branches|insight|challenges?|net|turn|start|whose|contract)-[\w-]{8}\.(js|css))$/;

test('at the end of a round one line names the costliest turn, leads into the review at it, and is not in the way', async ({
  page,
}) => {
  // The person lays the first track that comes, and the round ends with the supply.
  const game = await europaAt({
    seats: ['human', 'conductor'],
    options: { blackTracks: 24, targetScore: 60 },
    steer: (view, seat, legal) => (seat === 0 && view.public.stage.kind === 'build' ? legal()[0] : undefined),
    until: ({ state, asked }) =>
      asked.includes(0) && state.public.stage.kind === 'build' && state.public.tracks.supply <= 6,
  });
  await openStored(page, game);
  await playToRoundEnd(page);
  const line = page.locator('.round-lesson');
  await expect(line).toContainText(/Your costliest turn: −\d+%\./);
  await expect(page.getByRole('button', { name: 'Next round' })).toBeEnabled();
  await expectAccessible(page, 'the end of a round with its lesson');
  await line.getByRole('link', { name: 'Look at it' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-at', /^#\/review\/\w+\/\d+$/);
  await expect(page.locator('.review-turn')).toHaveText(/^Turn \d+ of/);
});

test.describe('at 1366 × 768', () => {
  test.use({ viewport: { width: 1366, height: 768 } });

  test('a review leaves the map its room, and its first line says what was better', async ({ page }) => {
    await openShort(page, 'classic');
    await openReview(page);
    await expect(review(page)).toHaveAttribute('data-work', 'done');
    const { height } = (await page.locator('.review-bottom').boundingBox())!;
    expect(height).toBeLessThanOrEqual(240);
    // Nothing of it lies over the panels beside it.
    expect(
      await page.locator('.review-bottom').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ).toBe(0);
    const line = page.locator('.review-line');
    await expect(line).toBeInViewport({ ratio: 1 });
    // Who laid whatever came gave something away.
    await page.locator('.review-chart-head .choice').nth(1).click();
    await expect(line.locator('p')).toContainText(/Better: .+, \d+% instead of \d+%/);
    await expectAccessible(page, 'a review at 1366 × 768');
  });
});

test('the end of a game leads to its review; nothing of it is loaded before', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => STUDY.test(request.url()) && loaded.push(request.url()));
  await setUp(page, { seats: ['human', 'apprentice'] });
  await playToOwnTurn(page);
  await openStored(page, lastTurn());
  expect(loaded).toEqual([]);
  await playToTheEnd(page);
  // The end of a round may have asked the worker for the costliest turn; nothing else is there yet.
  expect(loaded.filter((url) => !url.endsWith('/study.js'))).toEqual([]);
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.locator('main.review')).toBeVisible();
  await expect.poll(() => loaded.filter((url) => /\/(study\.js|work-line)/.test(url)).length).toBeGreaterThan(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the review, tab by tab', async ({ page }) => {
    await openShort(page, 'classic');
    await openReview(page);
    await untilFirstLook(page);
    await expect(page.locator('.review-costly')).toBeVisible();
    await page.getByRole('radio', { name: 'Luck' }).check();
    await expect(page.locator('.ledger li')).toHaveCount(3);
    await page.getByRole('radio', { name: 'Known' }).check();
    await expect(page.locator('.known-region')).toHaveCount(5);
    await expectAccessible(page, 'review on a phone');
    await page.getByRole('link', { name: 'Play on from here' }).tap();
    await expect(page.locator('.explore')).toBeVisible();
  });

  test('a puzzle and a reading', async ({ page }) => {
    await open(page, 'puzzles/trans-europa');
    await page.getByRole('radio', { name: 'Two tracks' }).first().check();
    await expect(page.locator('.puzzle-question h2')).toHaveText('Two tracks');
    await untilComplete(page);
    // By finger: whatever is nearest, and the page says what it is worth.
    const [line] = await legalLines(page);
    await page.touchscreen.tap(line!.x, line!.y);
    await page.getByRole('button', { name: 'Check' }).tap();
    await expect(page.locator('.puzzle-verdict, .puzzle-nearly')).toBeVisible();
    // A start is placed by finger, right and wrong.
    await page.getByRole('radio', { name: 'Where to start' }).first().check();
    for (const right of [true, false]) {
      await expect(page.locator('.puzzle-question h2')).toHaveText('Where to start');
      await untilComplete(page);
      const start = await begun(page, 'start');
      const [spot] = await onScreen(page, start, placeOf(start, right));
      await page.touchscreen.tap(spot!.x, spot!.y);
      await page.getByRole('button', { name: 'Check' }).tap();
      await expect(page.locator('.puzzle-verdict')).toHaveAttribute('data-ending', right ? 'solved' : 'failed');
      await page.getByRole('button', { name: 'Next puzzle' }).tap();
      await expect(page.locator('.puzzle-verdict')).toHaveCount(0);
    }
    await page.getByRole('radio', { name: 'Whose city?' }).first().check();
    await expect(page.locator('.puzzle-question h2')).toHaveText('Whose city?');
    await page.getByRole('button', { name: 'One turn back' }).tap();
    await expect(page.locator('.puzzle-log [data-later]')).toHaveCount(1);
    await page.locator('.puzzle-option').first().tap();
    await expect(page.getByRole('button', { name: 'Check' })).toBeInViewport();
    await page.getByRole('button', { name: 'Check' }).tap();
    await expect(page.locator('.puzzle-verdict')).toBeVisible();
    await expectAccessible(page, 'a puzzle on a phone');
    await page.getByRole('radio', { name: 'Read the table' }).check();
    for (const region of await page.locator('.trainer-region').all())
      await region.locator('.trainer-chip').first().tap();
    await page.getByRole('button', { name: 'Check' }).tap();
    await expect(page.locator('.trainer-chip[data-right]')).toHaveCount(5);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await expectAccessible(page, 'reading the table on a phone');
  });
});

const BEGINNER = 'Your rating: 1200';

type ChosenKind = 'turn' | 'start' | 'whose';

/** Answers the puzzle that is open, right or wrong: on the map by mouse, or by keys alone. */
async function answer(page: Page, kind: ChosenKind, { right, by }: { right: boolean; by: 'mouse' | 'keys' }) {
  await untilComplete(page);
  const puzzle = await begun(page, kind);
  const place = placeOf(puzzle, right);
  if (kind === 'whose') {
    if (by === 'keys') await page.keyboard.press('ABCDE'[place]!);
    else await page.locator('.puzzle-option').nth(place).click();
  } else if (by === 'mouse') {
    for (const { x, y } of await onScreen(page, puzzle, place)) await page.mouse.click(x, y);
  } else {
    const { scene, seat } = puzzle;
    const { graph } = gridOf(scene.board);
    await page.getByRole('application').focus();
    if (kind === 'turn') {
      for (const key of keysOfTurn(scene, seat, puzzle.options[place] as readonly number[]))
        await page.keyboard.press(key);
    } else {
      const from = graph.cityJunction[scene.hands[seat]![0]!]!;
      for (const key of keysTo(scene.board, from, puzzle.options[place] as number)) await page.keyboard.press(key);
      await page.keyboard.press('Space');
    }
  }
  if (by === 'keys') await page.keyboard.press('Enter');
  else await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.locator('.puzzle-verdict')).toHaveAttribute('data-ending', right ? 'solved' : 'failed');
}

test('puzzles: each kind solved and failed on the map, with reasons; the rating follows, today counts', async ({
  page,
}) => {
  await open(page, '');
  await page.locator('[data-game=trans-europa]').getByRole('link', { name: 'Puzzles' }).click();
  await expect(page.locator('.puzzle-question h2')).toHaveText('Cheapest network');
  await expect(page.locator('.calendar-grid [aria-current]')).toHaveCount(1);
  await expect(page.locator('.puzzle-rating')).toHaveText(BEGINNER);
  await expectAccessible(page, 'puzzles of the day');
  // An older day, of another month.
  await page.getByRole('button', { name: 'Previous month' }).click();
  await page.locator('.calendar-grid button').first().click();
  await expect(page.locator('.calendar-grid button').first()).toHaveAttribute('aria-current', 'date');
  await expect(page.locator('.puzzle-question h2')).toHaveText('Cheapest network');

  const kinds = [
    ['turn', 'Two tracks', 'keys'],
    ['start', 'Where to start', 'keys'],
    ['whose', 'Whose city?', 'keys'],
  ] as const;
  for (const [kind, name, by] of kinds) {
    await page.getByRole('radio', { name }).first().check();
    await expect(page.locator('.puzzle-question h2')).toHaveText(name);
    await answer(page, kind, { right: false, by: 'mouse' });
    await expect(page.locator('.puzzle-verdict small')).toContainText('not solved');
    if (kind !== 'whose') {
      // Why: both moves with their chances, then one of them played out.
      await expect(page.locator('.puzzle-beside li')).toHaveCount(2);
      await page.getByRole('radio', { name: 'After the best' }).check();
      await expect(page.locator('.puzzle-why')).toContainText('Tracks missing after bots');
    }
    await page.getByRole('button', { name: 'Next puzzle' }).click();
    await expect(page.locator('.puzzle-verdict')).toHaveCount(0);
    await answer(page, kind, { right: true, by });
    if (kind === 'turn') await expectAccessible(page, 'a move and why');
    await page.getByRole('button', { name: 'Next puzzle' }).click();
    await expect(page.locator('.puzzle-verdict')).toHaveCount(0);
  }
  // Another kind in between is no way past a puzzle.
  const open1 = (await begun(page, 'whose')).id;
  await page.getByRole('radio', { name: 'Two tracks' }).first().check();
  await page.getByRole('radio', { name: 'Whose city?' }).first().check();
  await expect(page.locator('.puzzle-past')).toBeVisible();
  expect((await begun(page, 'whose')).id).toBe(open1);
  await expectAccessible(page, 'whose city');
});

/** Middles of the lines under the dots of the answer, in units of the drawing. */
const answeredLines = (page: Page): Promise<{ x: number; y: number }[]> =>
  page.evaluate(() => {
    const dots = [...document.querySelectorAll<SVGPathElement>('.b-route-better .b-route-dots')].flatMap((path) =>
      Array.from({ length: Math.ceil(path.getTotalLength() / 4) }, (_, at) => path.getPointAtLength(4 * at)),
    );
    const lines = [...document.querySelectorAll('.b-lattice .b-single, .b-lattice .b-double-fill')];
    const middles = lines.flatMap((path) =>
      (path.getAttribute('d') ?? '')
        .split('M')
        .slice(1)
        .map((piece) => {
          const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = (piece.match(/-?[\d.]+/g) ?? []).map(Number);
          return { x: (x1 + x2) / 2, y: (y1 + y2) / 2 };
        }),
    );
    // The dotted way is rounded where it turns, never in the middle of a line.
    return middles.filter(({ x, y }) => dots.some((dot) => Math.hypot(dot.x - x, dot.y - y) < 6));
  });

async function clickOnBoard(page: Page, spot: { x: number; y: number }): Promise<void> {
  const { x, y } = await page.evaluate((at) => {
    const { x, y } = new DOMPoint(at.x, at.y).matrixTransform(
      document.querySelector<SVGGElement>('.board-play .b-scene')!.getScreenCTM()!,
    );
    return { x, y };
  }, spot);
  await page.mouse.click(x, y);
}

test('a net with the keyboard alone given up: the answer is shown and kept; line by line it solves', async ({
  page,
}) => {
  await open(page, 'puzzles/trans-europa');
  const board = page.getByRole('application');
  await board.focus();
  await page.keyboard.press('Shift+KeyD');
  await expect(page.locator('.puzzle-cost')).toContainText('track');
  await page.keyboard.press('Backspace');
  await expect(page.locator('.puzzle-cost')).toContainText('0 tracks');
  await page.getByRole('button', { name: 'Show the answer' }).press('Enter');
  await expect(page.locator('.puzzle-verdict')).toContainText('The cheapest network takes');
  await expect(page.locator('.b-route-better')).toHaveCount(1);
  const lines = await answeredLines(page);
  await page.reload();
  await expect(page.locator('.puzzle-verdict')).toContainText('Not this time.');

  // Today's again, for a player who has not seen it.
  await page.evaluate(() => localStorage.removeItem('branchline-puzzles'));
  await page.reload();
  await untilComplete(page);
  for (const line of lines) await clickOnBoard(page, line);
  await page.getByRole('button', { name: 'Check' }).press('Enter');
  await expect(page.locator('.puzzle-verdict')).toHaveAttribute('data-ending', 'solved');
  await expect(page.locator('.calendar-grid [aria-current]')).toHaveAttribute('data-solved', '1');
});

test('reading the table with the keyboard: five cities marked, scored beside the reader, the next position', async ({
  page,
}) => {
  await open(page, 'puzzles/trans-europa');
  await page.getByRole('radio', { name: 'Read the table' }).check();
  const check = page.getByRole('button', { name: 'Check' });
  await expect(check).toBeDisabled();
  for (const region of await page.locator('.trainer-region').all())
    await region.locator('.trainer-chip').first().press('Enter');
  await expectAccessible(page, 'reading the table');
  await check.press('Enter');
  await expect(page.locator('.trainer-score')).toContainText(/Bot analysis \d of 5 right/);
  // All five true cities are shown, whatever was marked.
  await expect(page.locator('.trainer-chip[data-right]')).toHaveCount(5);
  await page.getByRole('button', { name: 'Next position' }).press('Enter');
  await expect(page.locator('.trainer-score')).toHaveCount(0);
});
