// What a demanding first-time player does at the table: Enter, double clicks, taken places, keys that come twice.

import { boardById } from '@branchline/boards';
import { transEuropa, type TransEuropa } from '@branchline/trans-europa';
import { finished, ownTurn } from './europa-positions.ts';
import { legalJunctions, legalSingles } from './map.ts';
import { expect, open, prefer, sharedPage, test, untilComplete, type Page } from './page.ts';
import {
  confirmButton,
  planAnything,
  playToFreshTurn,
  playToOwnTurn,
  sequenceOf,
  step,
  untilAsked,
} from './playing.ts';
import { setUp } from './setting-up.ts';
import { europaAt, openStored, type Position } from './stored-game.ts';

/** The position of the board, to a tenth of a pixel. */
const lattice = async (page: Page): Promise<number[]> =>
  Object.values((await page.locator('.b-lattice').boundingBox())!).map((length) => Math.round(length * 10) / 10);
/** Notes every place at which the board of a table is drawn from now on; to be read from `window.places`. */
const watchBoard = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const places = new Set<string>();
    Object.assign(window, { places });
    const look = (): void => {
      const box = document.querySelector('main.table .b-lattice')?.getBoundingClientRect();
      if (box) places.add([box.x, box.y, box.width].map(Math.round).join());
      requestAnimationFrame(look);
    };
    look();
  });
const placesSeen = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window as unknown as { places: Set<string> }).places]);
const spoken = (page: Page) => page.locator('[aria-live=polite]').first();
const untilMoved = (page: Page, before: number) => expect.poll(() => sequenceOf(page)).toBeGreaterThan(before);

/** With the mouse, up to the first own turn. */
async function placeMarker(page: Page): Promise<void> {
  const [start] = await legalJunctions(page);
  await page.mouse.click(start!.x, start!.y);
  await page.keyboard.press('Enter');
  await playToOwnTurn(page);
  await untilComplete(page);
}

test.describe('one page, a table of its own each', () => {
  const shared = sharedPage();

  shared.test('Enter does what the button says, wherever the focus fell, and the board lies still', async () => {
    const page = shared.page();
    await setUp(page, { seats: ['human', 'apprentice'] });
    const { sequence } = await untilAsked(page);
    await untilComplete(page);
    const before = await lattice(page);
    // Nothing to be shown before there is a network.
    const network = page.getByRole('button', { name: 'Show my network' });
    await expect(network).toHaveCount(0);
    // A start is chosen twice with the mouse: the second click takes nothing back.
    const places = await legalJunctions(page);
    const edge = places.reduce((a, b) => (b.x < a.x ? b : a));
    await page.mouse.click(edge.x, edge.y);
    await page.mouse.click(edge.x, edge.y);
    await expect(confirmButton(page)).toBeEnabled();
    await confirmButton(page).click();
    await untilMoved(page, sequence);
    const turn = await playToOwnTurn(page);
    await untilComplete(page);
    expect(await lattice(page)).toEqual(before);
    await expect(network).toHaveCount(1);
    // After the ticket, Enter lays the way there.
    await page.locator('.tickets .ticket:not([data-linked])').first().click();
    await expect(confirmButton(page)).toBeEnabled();
    await page.keyboard.press('Enter');
    await untilMoved(page, turn.sequence);
    // A mouse and Enter walk over no board: it shows neither the ring nor the frame of the keyboard.
    await expect(page.locator('.board[data-keyed]')).toHaveCount(0);
    // Where a double line comes next, a turn may be left half used: Enter ends it, as the button says.
    const rest = await playToOwnTurn(page);
    if ((await confirmButton(page).textContent())?.startsWith('End turn')) {
      await page.keyboard.press('Enter');
      await untilMoved(page, rest.sequence);
    }
    // After a hint that was planned, Enter lays it. The rest of the way is planned by itself, unless the city is reached.
    const next = await playToFreshTurn(page);
    const clear = page.getByRole('button', { name: 'Clear' });
    if (await clear.isEnabled()) await clear.click();
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByRole('button', { name: 'Plan it' }).click();
    await expect(confirmButton(page)).toBeEnabled();
    await page.keyboard.press('Enter');
    await untilMoved(page, next.sequence);
  });

  shared.test('the board lies still while cards are read, cities handed on and the marker placed', async () => {
    const page = shared.page();
    const whole = page.viewportSize()!;
    await page.setViewportSize({ width: 1366, height: 768 });
    await open(page, 'new');
    await watchBoard(page);
    await setUp(page, {
      edition: 'prestige',
      board: 'USA',
      seats: ['human', 'apprentice', 'apprentice'],
      cards: [9, 13, 17],
    });
    await untilAsked(page);
    // What is only needed with special cards loads as separate files, but before the board.
    await expect(page.locator('.special')).toBeVisible();
    await expect(page.locator('.known')).toBeAttached();
    await untilComplete(page);
    const about = page.locator('.special-about');
    await page.locator('.special-line').click();
    await expect(about).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(about).toBeHidden();
    await page.locator('.special-line').click();
    await expect(about).toBeVisible();
    // A player who continues has read enough.
    await page.locator('.tickets .ticket:enabled').first().click();
    await expect(about).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(page.locator('main.table')).toHaveAttribute('data-stage', 'markers');
    await untilAsked(page);
    await expect(page.locator('.known')).toBeVisible();
    await page.locator('.known-line').click();
    await expect(page.locator('.known-list')).toBeVisible();
    await page.locator('.missing-chip').click();
    await expect(page.locator('.known-list')).toBeHidden();
    await expect(page.locator('.prestige-scale td')).toHaveText(['0', '1', '2', '3–4', '5+', '4', '3', '2', '1', '0']);
    await page.keyboard.press('Escape');
    await expect(page.locator('.prestige-scale')).toBeHidden();
    await placeMarker(page);
    // A plan changes what is counted, but not where: the way to a city grows shorter, all that is missing need not.
    const ticket = page.locator('.tickets .ticket:not([data-linked])').first();
    await ticket.click();
    await expect(ticket.locator('s')).toBeVisible();
    await untilComplete(page);
    expect(await placesSeen(page)).toHaveLength(1);
    // Where the tools beside the board are what it keeps off.
    await page.setViewportSize({ width: 1024, height: 768 });
    await setUp(page, { edition: 'prestige', board: 'Central Europe', seats: ['human', 'apprentice', 'apprentice'] });
    await untilAsked(page);
    await untilComplete(page);
    const beside = await lattice(page);
    await placeMarker(page);
    expect(await lattice(page)).toEqual(beside);
    await page.setViewportSize(whole);
  });

  shared.test('[TE-START-3] a junction that is taken is not offered as a start', async () => {
    const page = shared.page();
    await setUp(page, { seats: ['human', 'human'] });
    // The first player's marker is placed, the second one is asked.
    for (let asked = 0; asked < 3; asked++) await step(page);
    await untilAsked(page);
    const { x, y } = await page.evaluate(() => {
      const pin = document.querySelector<SVGGElement>('.b-markers > g')!;
      const at = new DOMPoint(0, 0).matrixTransform(pin.getScreenCTM()!);
      return { x: at.x, y: at.y };
    });
    await page.mouse.click(x, y);
    await expect(page.locator('.board-tip')).toContainText('Another marker stands here');
    await expect(confirmButton(page)).toBeDisabled();
  });

  shared.test('the key that ended the turn does not lift the next player’s curtain', async () => {
    const page = shared.page();
    await setUp(page, { seats: ['human', 'human'] });
    await untilAsked(page);
    await expect(page.locator('.curtain')).toBeVisible();
    await page.keyboard.press('Space');
    await expect(page.locator('.curtain')).toBeHidden();
    await page.locator('.board').focus();
    await page.keyboard.press('1');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page.locator('.curtain')).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.locator('.curtain')).toBeVisible();
    await expect(page.locator('.curtain')).toContainText('Space');
    // The key opens it also when a click beside the button took the focus away, and the next player hears the task.
    await page.mouse.click(4, 4);
    await page.keyboard.press('Space');
    await expect(page.locator('.curtain')).toBeHidden();
    await expect(spoken(page)).toContainText('Your turn. Place your start marker.');
  });

  shared.test('[TP-MULTI-1] chosen cards that are missing or exclude each other are named', async () => {
    const page = shared.page();
    await open(page, 'new');
    const edition = page.getByRole('group', { name: 'Edition', exact: true });
    await page.locator('.seat-row input').first().fill('Zoë');
    await edition.getByRole('radio', { name: 'Prestige' }).check();
    // Another edition is played by the same people.
    await expect(page.locator('.seat-row input').first()).toHaveValue('Zoë');
    const modes = page.getByRole('group', { name: 'Special cards', exact: true });
    await modes.getByRole('radio', { name: 'Chosen, all game' }).check();
    const start = page.getByRole('button', { name: 'Start the game' });
    await expect(start).toBeDisabled();
    await expect(page.locator('.setup-foot')).toContainText('at least one special card');
    const card = (number: number) => page.locator('.card-choice').nth(number - 1);
    await card(1).click();
    await expect(start).toBeEnabled();
    await card(2).click();
    await expect(start).toBeDisabled();
    for (const number of [1, 2]) await expect(card(number)).toContainText('cannot be in force together');
    await expect(page.locator('[role=status]').filter({ hasText: 'Only one of these' })).toContainText(
      'Demanding points',
    );
  });

  shared.test('the seat, and with it the colour, is one’s own choice', async () => {
    const page = shared.page();
    await open(page, 'new/classic');
    const names = page.locator('.seat-row input');
    await names.first().fill('Zoë');
    const [, second] = await names.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    await page.getByRole('button', { name: `Up one seat: ${second}` }).click();
    await expect(names.nth(0)).toHaveValue(second!);
    await expect(names.nth(1)).toHaveValue('Zoë');
    await expect(names.nth(1)).toHaveAccessibleName('Name of the Cobalt player');
    await page.getByRole('button', { name: 'Start the game' }).click();
    await expect(page.locator('.players-list .player').nth(1)).toContainText('Zoë');
  });

  shared.test('what is planned, taken back and laid is said', async () => {
    const page = shared.page();
    await setUp(page, { seats: ['human', 'apprentice'] });
    await untilAsked(page);
    await page.locator('.board').focus();
    await page.keyboard.press('1');
    await expect(spoken(page)).not.toContainText('to go');
    await playToOwnTurn(page);
    const [spot] = await legalSingles(page);
    await page.mouse.click(spot!.x, spot!.y);
    await expect(spoken(page)).toContainText('Planned');
    await page.locator('.plan-drop').first().click();
    await expect(spoken(page)).toContainText('Removed');
    const { sequence } = await untilAsked(page);
    const told = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          new MutationObserver(() => {
            const text = document.querySelector('[aria-live=polite]')!.textContent;
            if (text.includes('You laid')) resolve(text);
          }).observe(document.body, { subtree: true, childList: true, characterData: true });
        }),
    );
    await page.locator('.tickets .ticket:not([data-linked])').first().click();
    await page.keyboard.press('Enter');
    await untilMoved(page, sequence);
    await playToOwnTurn(page);
    expect(await told).toContain('You laid');
  });

  shared.test('the rules are searched in every edition, and the hit says in which it holds', async () => {
    const page = shared.page();
    await open(page, 'rules/classic');
    await page.getByRole('searchbox').fill('ferry track');
    await expect(page.locator('.rules-hit', { hasText: 'only in: Ferries' }).first()).toBeVisible();
    // Escape empties the search first, then it closes the rules.
    await page.keyboard.press('Escape');
    await expect(page.getByRole('searchbox')).toHaveValue('');
    // A table's own length is said where the printed one is, and the way back is in reach there.
    await open(page, 'rules/prestige-8/prestige-end');
    await expect(page.locator('#rules-prestige-end')).toContainText('plays to 8');
    await expect(page.getByRole('button', { name: 'Close' })).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(page.locator('.rules-book')).toHaveCount(0);
  });

  shared.test('pictures in the rules call cities as the player does', async () => {
    const page = shared.page();
    const wien = page
      .locator('.b-label')
      .filter({ hasText: /^(Wien|Vienna)$/ })
      .first();
    for (const [naming, called] of [
      ['In my language', 'Vienna'],
      ['Local names', 'Wien'],
    ] as const) {
      await open(page, 'settings');
      await page.getByRole('group', { name: 'City names', exact: true }).getByLabel(naming).check();
      await open(page, 'rules/classic');
      await expect(wien).toHaveText(called);
    }
  });

  shared.test('a lesson answers what the player did instead', async () => {
    const page = shared.page();
    await open(page, 'learn/4');
    await page.getByRole('button', { name: 'Continue' }).click();
    const [spot] = await legalSingles(page);
    await page.mouse.click(spot!.x, spot!.y);
    await confirmButton(page).click();
    await expect(page.locator('.coach')).toContainText('single line');
  });
});

test.describe('a browser of its own', () => {
  test.beforeEach(async ({ context }) => prefer(context));

  test('the form can be filled in as last time, and the list counts what was won', async ({ page }) => {
    await setUp(page, {
      edition: 'ferry',
      seats: ['human', 'engineer', 'engineer', 'engineer'],
      names: ['Zoë'],
      target: 1,
      tracks: 8,
    });
    // A game of such a table that is over.
    const names = ['Zoë', 'Ada', 'Ben', 'Cleo'];
    await openStored(page, finished({ edition: 'ferry', seats: ['human', 'engineer', 'engineer', 'engineer'], names }));
    await open(page, 'new');
    await page.getByRole('button', { name: 'The same table as last time' }).click();
    await expect(page.getByRole('radio', { name: 'Ferries Wide' })).toBeChecked();
    await expect(page.locator('.seat-row')).toHaveCount(4);
    await expect(page.locator('.seat-row input').first()).toHaveValue('Zoë');
    await expect(page.getByLabel('Tracks in the supply')).toHaveValue('8');
    // The same table with other bots: the person stays, nobody else does.
    await page.goBack();
    await untilAsked(page);
    const before = await page.locator('.final-ranking .player-name').allTextContents();
    const address = page.url();
    await page.getByRole('button', { name: 'New opponents' }).click();
    await expect(page).not.toHaveURL(address);
    const players = page.locator('.players-list .player-name');
    await expect(players).toHaveCount(4);
    const others = (await players.allTextContents()).map((each) => each.split(/\s/)[0]!);
    for (const name of others) expect(before.includes(name)).toBe(name === 'Zoë');
    await open(page, 'games');
    const record = page.locator('.record');
    await expect(record).toContainText('1 game');
    await record.locator('summary').click();
    await expect(record.locator('tbody th')).toHaveText('Europe with ferries · Ferries');
    await expect(record.locator('tbody .record-plot rect')).toHaveCount(1);
  });

  test('the log keeps its lines beside a hint, in a low window with six players', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    const others = Array.from({ length: 5 }, () => 'conductor');
    await openStored(page, ownTurn({ seats: ['human', ...others] }));
    await untilAsked(page);
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByRole('button', { name: 'Plan it' }).click();
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(page.locator('.hint-card')).toBeVisible();
    await untilComplete(page);
    expect((await page.locator('.log').boundingBox())!.height).toBeGreaterThan(100);
    await expect(page.locator('.log li').nth(1)).toBeInViewport();
  });

  test('Enter lays a ferry whose track was chosen with the mouse', async ({ page }) => {
    const ferries = new Set(
      boardById('europe-ferries')!
        .lines.filter(({ kind }) => kind === 'ferry')
        .map(({ id }) => id),
    );
    const mayLayOwn = ({ state, asked }: Position<TransEuropa>): boolean =>
      asked[0] === 0 &&
      state.public.stage.kind === 'build' &&
      transEuropa
        .legal(transEuropa.view(state, 0), 0)
        .some((action) => action.do === 'lay' && action.piece === 'own' && ferries.has(action.line));
    await openStored(page, europaAt({ edition: 'ferry', seats: ['human', 'apprentice'], until: mayLayOwn }));
    const { sequence } = await untilAsked(page);
    await planAnything(page, 'ferry');
    const own = page.locator('.ferry-piece button').nth(1);
    await own.click();
    await expect(own).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Enter');
    await untilMoved(page, sequence);
    await expect(page.locator('.player-pieces i')).not.toHaveCount(6);
  });

  test('a newer build is offered wherever loading it interrupts nobody', async ({ page, context }) => {
    await context.addInitScript(() => {
      const waiting = { postMessage: (said: unknown) => document.documentElement.setAttribute('data-said', `${said}`) };
      Object.defineProperty(navigator.serviceWorker, 'controller', { value: {} });
      navigator.serviceWorker.register = async () =>
        ({ waiting, active: {}, addEventListener() {} }) as unknown as ServiceWorkerRegistration;
    });
    const notice = page.getByText('A new version is ready.');
    for (const place of ['', 'games', 'rules/classic', 'settings', 'new']) {
      await open(page, place);
      await expect(notice).toBeVisible();
    }
    await setUp(page, { seats: ['human', 'apprentice'] });
    await untilAsked(page);
    await expect(notice).toHaveCount(0);
    await open(page, 'games');
    await page.getByRole('button', { name: 'Update now' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-said', 'take-over');
  });

  test.describe('on a tablet held upright', () => {
    test.use({ viewport: { width: 768, height: 1024 } });

    test('there is a hint', async ({ page }) => {
      await openStored(page, ownTurn());
      await page.getByRole('button', { name: 'Hint' }).click();
      await expect(page.locator('.hint-card')).toContainText('Engineer would');
    });
  });
});
