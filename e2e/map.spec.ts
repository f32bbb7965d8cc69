// The map under the mouse: highlighted junctions and lines are clicked where they are drawn.

import { ownTurn } from './europa-positions.ts';
import { expect, sharedPage, untilComplete, type Page } from './page.ts';
import { allSingles, legalJunctions, legalLines, legalLinesNow, legalSingles, type Spot } from './map.ts';
import { confirm, playToOwnTurn, sequenceOf, untilAsked } from './playing.ts';
import { setUp } from './setting-up.ts';
import { openStored } from './stored-game.ts';

/** Every test has a separate table; one page serves them all. */
const shared = sharedPage();
const { test } = shared;

const click = (page: Page, { x, y }: Spot): Promise<void> => page.mouse.click(x, y);
const planned = (page: Page) => page.locator('.plan-track');

test('a game is played with clicks on the map', async () => {
  const page = shared.page();
  await setUp(page, { edition: 'ferry', seats: ['human', 'apprentice'], target: 1, tracks: 8 });
  for (;;) {
    const { kind, stage } = await untilAsked(page);
    if (kind === 'over') break;
    if (kind === 'round') {
      await page.locator('.round-end .button-ink').click();
      await expect(page.locator('.round-end')).toBeHidden();
      continue;
    }
    const spots = await (stage === 'markers' ? legalJunctions(page) : legalLinesNow(page));
    if (spots.length > 0) await click(page, spots[Math.floor(spots.length / 2)]!);
    await confirm(page);
  }
});

test('a line is planned by a click, dropped by another, and only laid when confirmed', async () => {
  const page = shared.page();
  await openStored(page, ownTurn());
  const { sequence } = await playToOwnTurn(page);
  const [spot] = await legalSingles(page);
  await click(page, spot!);
  await expect(planned(page)).toHaveCount(1);
  await expect(page.locator('.board-tip')).toContainText('1 of 2');
  await expect(page.locator('.budget i[data-spent]')).toHaveCount(1);
  await click(page, spot!);
  await expect(planned(page)).toHaveCount(0);
  await expect(page.locator('.budget i[data-spent]')).toHaveCount(0);
  await click(page, spot!);
  await expect(planned(page)).toHaveCount(1);
  expect(await sequenceOf(page)).toBe(sequence);
  await confirm(page);
  expect(await sequenceOf(page)).toBe(sequence + 1);
  await expect(page.locator('.budget i')).toHaveCount(1);
});

test('a far city is reached by a route over several turns', async () => {
  const page = shared.page();
  // On this board the farthest city is at least six tracks away, whatever is dealt and whatever the bot lays first: own
  // two and two more of the bot leave tracks to lay.
  await setUp(page, { board: 'USA', seats: ['human', 'apprentice'] });
  await playToOwnTurn(page);
  const tickets = page.locator('.tickets .ticket:not([data-linked])');
  const distances = await tickets.locator('.ticket-state b').allTextContents();
  const farthest = distances.map(Number).reduce((best, value, i, all) => (value > all[best]! ? i : best), 0);
  expect(Number(distances[farthest])).toBeGreaterThanOrEqual(6);
  await tickets.nth(farthest).click();
  await expect(page.locator('.plan-goal')).toBeVisible();
  await confirm(page);
  // The rest of the way is still planned at the next turn.
  await playToOwnTurn(page);
  await expect(planned(page).first()).toBeVisible();
});

test('an illegal click is explained at the place, with its rule', async () => {
  const page = shared.page();
  await openStored(page, ownTurn());
  await playToOwnTurn(page);
  const legal = await legalLines(page);
  const far = ({ x, y }: Spot): boolean => legal.every((spot) => Math.hypot(spot.x - x, spot.y - y) > 150);
  const spot = (await allSingles(page)).find(far)!;
  await click(page, spot);
  await expect(page.locator('.board-tip-error')).toContainText('connected');
  // The id is there for those who ask, and leads to the place in the help.
  const rule = page.locator('.board-tip-error a');
  await expect(rule).toHaveAttribute('title', 'Rule TE-BUILD-5');
  await rule.click();
  await expect(page.locator('#rules-connected')).toBeInViewport();
});

test('the board zooms with the wheel and moves under the mouse', async () => {
  const page = shared.page();
  await openStored(page, ownTurn());
  await playToOwnTurn(page);
  const place = async (): Promise<{ x: number; width: number }> => {
    const { x, width } = (await page.locator('.b-lattice').boundingBox())!;
    return { x, width };
  };
  await untilComplete(page);
  const before = await place();
  await page.mouse.move(600, 450);
  await page.mouse.wheel(0, -400);
  await expect.poll(async () => (await place()).width).toBeGreaterThan(before.width * 1.2);
  // The drag begins once the zoom has come to rest.
  await untilComplete(page);
  const zoomed = await place();
  await page.mouse.down();
  await page.mouse.move(750, 450, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => (await place()).x).toBeGreaterThan(zoomed.x + 100);
  await page.getByRole('button', { name: 'Show the whole board' }).click();
  await expect.poll(async () => Math.abs((await place()).width - before.width)).toBeLessThan(2);
});

test('an Engineer gives a hint that can be taken', async () => {
  const page = shared.page();
  await openStored(page, ownTurn());
  await playToOwnTurn(page);
  await page.locator('.tools button').first().click();
  await expect(page.locator('.hint-card, .hint')).toBeVisible();
});
