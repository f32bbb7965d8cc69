// Plays the built page and writes down what its browser then holds: fixtures/stored-v<version of the database>.json.
//   npm run build -w web && npx playwright test -c e2e/pictures.config.ts dump-stored
// A dump is made once, by the last build that stores games in that way, and stays: upgrade.spec.ts opens it with every
// later build. It holds games of all editions, running, ended and imported, kept plans and changed settings; with them
// goes what the page showed of each game.

import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, open, prefer, test, type Page } from './page.ts';
import {
  confirm,
  planAnything,
  playToOwnTurn,
  playToRoundEnd,
  playToTheEnd,
  playUntil,
  sequenceOf,
  step,
} from './playing.ts';
import { setUp } from './setting-up.ts';
import { storedPath, type ShownGame, type StoredOrigin } from './stored.ts';

/** The last open city becomes the goal; what fits into the turn is planned. Returns how many tracks that are. */
async function planFar(page: Page): Promise<number> {
  await page.locator('.tickets .ticket:not([data-linked])').last().click();
  await expect(page.locator('.plan-goal')).toBeVisible();
  return page.locator('.plan-track').count();
}

async function layOne(page: Page): Promise<void> {
  await page.locator('.board').focus();
  await page.keyboard.press('Escape');
  await expect(page.locator('.plan-track')).toHaveCount(0);
  await planAnything(page, 'Single line');
  await confirm(page);
  await expect(page.locator('.plan-track')).toHaveCount(0);
}

async function midTurn(page: Page): Promise<ShownGame> {
  const players = ['Ada', 'Bruno', 'Clara'];
  await setUp(page, { seats: ['human', 'apprentice', 'conductor'], names: players });
  await playToOwnTurn(page);
  await step(page);
  await playToOwnTurn(page);
  await layOne(page);
  const planned = await planFar(page);
  return { players, state: 'running', moves: await sequenceOf(page), asks: 'act', planned };
}

/** Both people have a plan beyond their turn; one of them is asked to take the device. */
async function hotSeat(page: Page): Promise<ShownGame> {
  const players = ['Dora', 'Emil', 'Fritz'];
  await setUp(page, { edition: 'ferry', seats: ['human', 'human', 'engineer'], names: players });
  const planners = new Set<string>();
  while (planners.size < 2) {
    const { acting } = await playToOwnTurn(page);
    if (!planners.has(acting!)) await planFar(page);
    planners.add(acting!);
    await step(page);
  }
  const { sequence: moves } = await playUntil(page, ({ kind }) => kind === 'curtain');
  // A look at the plan changes nothing: the next visit begins behind the curtain again.
  await step(page);
  await playToOwnTurn(page);
  await expect(page.locator('.plan-track').first()).toBeVisible();
  const planned = await page.locator('.plan-track').count();
  return { players, state: 'running', moves, asks: 'curtain', planned };
}

/** One of three has chosen in secret which card to hand on. */
async function secretChoice(page: Page): Promise<ShownGame> {
  const players = ['Greta', 'Hugo', 'Ida'];
  await setUp(page, { edition: 'prestige', seats: ['human', 'human', 'human'], cards: [9, 16], names: players });
  await playUntil(page, ({ kind, stage }) => kind === 'act' && stage === 'pass');
  await step(page);
  await playUntil(page, ({ kind }) => kind === 'curtain');
  return { players, state: 'running', moves: await sequenceOf(page), asks: 'curtain' };
}

async function cardsInForce(page: Page): Promise<ShownGame> {
  const players = ['Jan', 'Karla'];
  await setUp(page, { edition: 'prestige', seats: ['human', 'inspector'], cards: [3, 12], names: players });
  await playToOwnTurn(page);
  const planned = await planFar(page);
  return { players, state: 'running', moves: await sequenceOf(page), asks: 'act', planned };
}

/** In the second round, with cards drawn for each. */
async function laterRound(page: Page): Promise<ShownGame> {
  const players = ['Berta', 'Carl', 'Doris', 'Egon'];
  const seats = ['human', 'apprentice', 'apprentice', 'conductor'];
  await setUp(page, { edition: 'prestige', seats, special: 'Two a round', tracks: 30, names: players });
  await playToRoundEnd(page);
  await step(page);
  await playToOwnTurn(page);
  const planned = await planFar(page);
  return { players, state: 'running', moves: await sequenceOf(page), asks: 'act', planned };
}

async function roundEnd(page: Page): Promise<ShownGame> {
  const players = ['Leo', 'Maja', 'Nils'];
  const seats = ['human', 'apprentice', 'apprentice'];
  await setUp(page, { board: 'USA', seats, target: 20, names: players });
  await playToRoundEnd(page);
  return { players, state: 'running', moves: await sequenceOf(page), asks: 'round' };
}

async function bots(page: Page): Promise<ShownGame> {
  const players = ['Olga', 'Paul'];
  await setUp(page, { edition: 'ferry', seats: ['apprentice', 'conductor'], names: players });
  await expect.poll(() => sequenceOf(page)).toBeGreaterThan(8);
  await page.getByRole('button', { name: 'Pause' }).dispatchEvent('click');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  return { players, state: 'running', moves: await sequenceOf(page) };
}

type Ended = {
  readonly edition: 'classic' | 'ferry' | 'prestige';
  readonly names: readonly string[];
  cards?: number[];
};

async function finished(page: Page, { edition, names, cards }: Ended): Promise<ShownGame> {
  const seats = names.map((_, seat) => (seat === 0 ? 'human' : 'apprentice'));
  await setUp(page, { edition, seats, names, target: 2, ...(cards ? { cards } : {}) });
  await playToTheEnd(page);
  return atTheEnd(page, { players: names, state: 'finished' });
}

/** What the replay shows after the last move. */
async function atTheEnd(page: Page, game: Pick<ShownGame, 'players' | 'state'>): Promise<ShownGame> {
  await openGames(page);
  await rowOf(page, game.players).getByRole('link').click();
  await page.getByRole('button', { name: 'End', exact: true }).click();
  const slider = page.getByRole('slider');
  const moves = Number(await slider.getAttribute('max'));
  await expect(slider).toHaveValue(String(moves));
  return { ...game, moves, scores: await page.locator('.players-list .score b').allTextContents() };
}

const openGames = async (page: Page): Promise<void> => {
  await open(page, 'games');
  await expect(page.locator('.games-line').first()).toBeVisible();
};

const rowOf = (page: Page, players: readonly string[]) => page.locator('.games-line', { hasText: players.join(', ') });

/** The game leaves as a file, is deleted, and comes back: from now on it is for looking only. */
async function imported(page: Page, players: readonly string[], path: string): Promise<ShownGame> {
  await openGames(page);
  const row = rowOf(page, players);
  const download = page.waitForEvent('download');
  await row.getByRole('button', { name: 'Save as a file' }).click();
  await (await download).saveAs(path);
  await row.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  await page.locator('input[type=file]').setInputFiles(path);
  await expect(page).toHaveURL(/#\/replay\//);
  return atTheEnd(page, { players, state: 'imported' });
}

async function changeSettings(page: Page): Promise<void> {
  await open(page, 'learn/1');
  await page.locator('.coach-text').waitFor();
  while ((await page.locator('.coach-text[data-done]').count()) === 0)
    await page.locator('.coach-foot .button-ink').click();
  await open(page, '');
  const card = page.locator('[data-game=trans-europa]');
  await card.getByRole('radio', { name: '2', exact: true }).check();
  await card.getByRole('radio', { name: 'Engineer' }).check();
  await open(page, 'settings');
  const choose = (group: string, name: string) =>
    page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name, exact: true }).check();
  await choose('City names', 'In my language');
  await choose('Appearance', 'Dark');
  await choose('Motion', 'Less');
  await choose('Pace of the bots', 'Fast');
  await page.getByRole('switch', { name: 'Sound' }).check();
  await page.getByLabel('Your name').fill('Vera');
  await page.getByRole('button', { name: 'To my marker: H' }).click();
  await page.keyboard.press('j');
  await expect(page.getByRole('button', { name: 'To my marker: J' })).toBeVisible();
  await choose('Language', 'Deutsch');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
}

test('a dump of what this build stores', async ({ page, context }, info) => {
  await prefer(context);
  const games = [
    await midTurn(page),
    await hotSeat(page),
    await secretChoice(page),
    await cardsInForce(page),
    await laterRound(page),
    await roundEnd(page),
    await bots(page),
    await finished(page, { edition: 'classic', names: ['Quinn', 'Rosa'] }),
    await finished(page, { edition: 'ferry', names: ['Stefan', 'Tilda', 'Udo', 'Flora', 'Georg', 'Hilda'] }),
    await finished(page, { edition: 'prestige', names: ['Viola', 'Walter'], cards: [2, 8] }),
  ];
  const ended = await finished(page, { edition: 'classic', names: ['Xenia', 'York'] });
  games.push(await imported(page, ended.players, info.outputPath('ended.json')));
  const played = await cut(page);
  games.push(await imported(page, played, info.outputPath('running.json')));
  await changeSettings(page);
  await open(page, '');
  const state = await context.storageState({ indexedDB: true });
  const [stored] = state.origins as unknown as StoredOrigin[];
  const { version } = stored!.indexedDB.find(({ name }) => name === 'branchline')!;
  mkdirSync(new URL('fixtures/', import.meta.url), { recursive: true });
  // A dump that exists is not replaced: it is the only witness of its build.
  writeFileSync(storedPath(version), `${JSON.stringify({ games, origins: [stored] })}\n`, { flag: 'wx' });
});

/** A game that is far from its end when it leaves the device. */
async function cut(page: Page): Promise<readonly string[]> {
  const names = ['Zita', 'Anton'];
  await setUp(page, { edition: 'ferry', seats: ['human', 'apprentice'], names });
  await playToOwnTurn(page);
  await step(page);
  await playToOwnTurn(page);
  return names;
}
