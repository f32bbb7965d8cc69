// Firefox and WebKit make the same journey, each in a real browser at a real server: home, a round, a year, replay, a file,
// a replay in another page, no network, and a table with Chromium at the other end. docs/browsers.md says what each engine lacks.

import { fileURLToPath } from 'node:url';
import { areEnginesNeeded, findEngine } from '../scripts/lib/engines.js';
import { makeTable, newDevice } from './devices.ts';
import type { Driver } from './engines/driver.ts';
import { startFirefox } from './engines/firefox.ts';
import {
  lookThrough,
  lookThroughEmbedded,
  playRound,
  playToTheEnd,
  playYear,
  takeAlong,
  untilKept,
} from './engines/journey.ts';
import { visitorAt, type Visitor } from './engines/visitor.ts';
import { startWebKit } from './engines/webkit.ts';
import { finished, ownTurn, SHORTEST } from './europa-positions.ts';
import { test as base } from './limits.ts';
import { EUROPA_GAME, otherSite, packed, pagesInGuide } from './other-site.ts';
import { expect } from './page.ts';
import { playUntil } from './playing.ts';
import { startServer, type Server } from './server.ts';
import { europaAt } from './stored-game.ts';
import { calling, trainsAtStep } from './trains-positions.ts';

const ENGINES: Readonly<Record<string, (...paths: string[]) => Promise<Driver>>> = {
  Firefox: startFirefox,
  WebKit: startWebKit,
};
const GAME_FILE = fileURLToPath(new URL('fixtures/company-game.json', import.meta.url));
const LIMIT = 300_000;
const DESK = { width: 1440, height: 900 };

for (const [name, start] of Object.entries(ENGINES)) {
  base.describe(name, () => {
    const paths = findEngine(name);
    base.describe.configure({ mode: 'default' });
    base.skip(paths === undefined && !areEnginesNeeded(), `${name} was not tried: it is not installed here`);

    let server: Server;
    let driver: Driver;
    let visitor: Visitor;
    base.beforeAll(async () => {
      if (paths === undefined) throw new Error(`${name} was not tried, and could not be installed`);
      [server, driver] = await Promise.all([startServer(), start(...paths)]);
      await driver.resize(DESK.width, DESK.height);
      visitor = visitorAt(driver, server.url);
    });
    // A busy machine draws these browsers slowly; a wait has its own limit.
    base.beforeEach(() => base.setTimeout(LIMIT));
    base.afterEach(async () => expect(await visitor.faults()).toEqual([]));
    base.afterAll(async () => {
      await driver?.end();
      await server?.end();
    });

    base('the first visit shows both games and is kept for later; nothing is called an update', async () => {
      await visitor.open('');
      await visitor.shows('[data-game=trans-europa] .button-ink', 'Play now');
      await visitor.shows('[data-game=trains-of-europe] .button-ink', 'Play now');
      await visitor.shows('.card-online');
      await untilKept(visitor);
      expect(await visitor.count('.home-update')).toBe(0);
    });

    base('a round of Trans Europa is played by mouse and keys', async () => {
      const game = await europaAt({
        seats: ['human', 'apprentice'],
        options: SHORTEST,
        seed: 'a round in another engine',
        until: ({ asked }) => asked.includes(0),
      });
      await visitor.keep(game);
      await visitor.open(`table/${game.id}`);
      const { mouse, keys } = await playRound(visitor);
      await visitor.shows('.round-end');
      expect(Math.min(mouse, keys)).toBeGreaterThan(0);
      // It is still there in another document, with or without a second copy.
      await visitor.open(`table/${game.id}`);
      await visitor.shows('.round-end');
    });

    base('a year of Trains of Europe is played to its statement', async () => {
      const bonus = calling('development-bonus');
      const game = await trainsAtStep('call', {
        seats: ['human', 'conductor'],
        seed: 'a year in another engine',
        // The person buys the licences, no matter who calls first.
        steer: (view, seat, legal) => (seat === 0 ? undefined : bonus(view, seat, legal)),
      });
      await visitor.keep(game);
      await visitor.open(`table/${game.id}`);
      expect(await playYear(visitor)).toContain('licences');
      await visitor.shows('.toe-year-end');
    });

    base('a finished game is taken along as a picture and looked through, and so is a game from a file', async () => {
      const game = await finished({ seed: 'a replay in another engine' });
      await visitor.keep(game);
      await visitor.open(`table/${game.id}`);
      await takeAlong(visitor);
      await visitor.open(`replay/${game.id}`);
      await lookThrough(visitor);
      await visitor.open('games');
      await visitor.choose('input[type=file]', GAME_FILE);
      await visitor.shows('main.tr');
      await lookThrough(visitor);
    });

    base('five lines show a replay in a page of another site, by mouse and by keys', async () => {
      const [lines] = pagesInGuide(server.url);
      const site = await otherSite({ '/': lines!, '/game.json': EUROPA_GAME });
      await visitor.goTo(`${site.url}/`);
      await lookThroughEmbedded(visitor);
      await site.end();
      // The page for frames is not the page that is kept for later.
      await visitor.goTo(`${server.url}embed/#${packed(EUROPA_GAME)}`);
      await lookThroughEmbedded(visitor);
    });

    base('without a network the page opens, and a game goes on', async () => {
      const game = await ownTurn({ seed: 'no network in another engine' });
      await visitor.keep(game);
      await visitor.open('');
      await untilKept(visitor);
      await server.kill();
      await visitor.goTo(`${server.url}?again#/table/${game.id}`);
      expect(await playRound(visitor, 2)).toEqual({ mouse: 1, keys: 1 });
      await server.restart();
    });

    base('a table with Chromium at the other end is played to its end', async ({ browser }) => {
      const lena = await newDevice(browser, { name: 'Lena', url: server.url });
      const id = await makeTable(lena, { seats: ['human', 'human'], target: 1, tracks: 8 });
      await visitor.open(`online/${id}`);
      await visitor.pressOn('input[autocomplete], .online-name input, input[type=text]');
      await visitor.type('Tomas');
      await visitor.pressOn('button', 'Sit down');
      await lena.page.getByRole('button', { name: 'Start', exact: true }).click();
      await Promise.all([playUntil(lena.page, ({ kind }) => kind === 'over'), playToTheEnd(visitor)]);
      await visitor.shows('.game-over');
      expect(lena.faults).toEqual([]);
      await lena.page.context().close();
    });
  });
}
