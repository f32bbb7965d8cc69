// The layout check: on every board, in every edition, with any number of special cards, in windows from 320 to 2560 px and
// in five languages nothing covers a city, and what is visible can be pressed.

import { LANGUAGES, type Language } from '@branchline/boards';
import { finished } from './europa-positions.ts';
import { coveredCities } from './map.ts';
import { expect, open, prefer, test, tooWideBy, untilComplete, type Page } from './page.ts';
import { untilAsked } from './playing.ts';
import { speak } from './speaking.ts';
import { europaAt, keepStored, type StoredGame, type WantedTable } from './stored-game.ts';

type Size = readonly [width: number, height: number];

const SIZES: readonly Size[] = [
  [320, 640],
  [390, 844],
  [683, 384],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1366, 768],
  [1920, 1080],
  [2560, 1080],
];

const PHONES: readonly Size[] = [
  [320, 640],
  [390, 844],
  [844, 390],
];
const TABLET: Size = [820, 1180];

type Table = Pick<WantedTable, 'edition' | 'board'> & { readonly cards?: readonly number[] };

const TABLES: readonly (Table & { readonly languages: readonly Language[] })[] = [
  { edition: 'classic', languages: ['de'] },
  { edition: 'classic', board: 'usa', languages: ['fr'] },
  { edition: 'classic', board: 'central-europe', languages: ['en'] },
  { edition: 'ferry', languages: ['pl'] },
  { edition: 'prestige', cards: [6], languages: ['nl'] },
  { edition: 'prestige', cards: [6, 9], languages: ['pl'] },
  // What the others show is here, too, so this table is the one that is seen in every language.
  { edition: 'prestige', board: 'usa', cards: [6, 9, 16], languages: LANGUAGES },
  { edition: 'prestige', board: 'central-europe', cards: [7, 9, 13, 19], languages: ['de'] },
];

/** Places of the board that something hides, and anything else that is wrong with the window as it is. */
const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const main = document.querySelector<HTMLElement>('main.table')!;
    const isPhone = main.classList.contains('table-phone');
    const isEnded = main.dataset['ended'] !== undefined;
    // Beside its panels a phone on its side shows all of the board, unless it is a very small one.
    const isLying = isPhone && innerWidth > innerHeight;
    const isWhole = !isEnded && (!isPhone || (isLying && innerWidth >= 740));
    const edgeOf = (selector: string): DOMRect | undefined => document.querySelector(selector)?.getBoundingClientRect();
    // Elsewhere a part of the board is seen between the panels; what is beyond them is out of sight like any other rest.
    const top = edgeOf('.phone-facts') ?? edgeOf('.strip');
    const panel = edgeOf('.phone-bottom, .phone-end');
    const free = isWhole
      ? { top: 0, bottom: innerHeight, right: innerWidth }
      : {
          top: (top?.bottom ?? 0) + 4,
          bottom: panel && !isLying ? panel.top - 4 : innerHeight,
          right: panel && isLying ? panel.left - 4 : innerWidth,
        };
    const found: string[] = [];
    const look = (what: string, place: SVGGraphicsElement, at: { readonly x: number; readonly y: number }): void => {
      const { x, y } = new DOMPoint(at.x, at.y).matrixTransform(place.getScreenCTM()!);
      const isInside = x > 4 && x < free.right - 4 && y > free.top && y < free.bottom;
      if (!isInside && !isWhole) return;
      const over = isInside ? document.elementFromPoint(x, y) : null;
      if (over?.closest('.board') && !over.closest('button')) return;
      const name = over === null ? 'the edge' : `.${over.closest('[class]')?.getAttribute('class')}`;
      found.push(`${what} at ${Math.round(x)},${Math.round(y)} under ${name}`);
    };
    const ORIGIN = { x: 0, y: 0 };
    for (const disc of document.querySelectorAll<SVGGElement>('.b-cities > g')) look('city', disc, ORIGIN);
    for (const path of document.querySelectorAll<SVGPathElement>('.b-junction-dot, .b-single, .b-double-fill'))
      for (const piece of (path.getAttribute('d') ?? '').split('M').slice(1)) {
        const [x1 = 0, y1 = 0, ...end] = (piece.match(/-?[\d.]+/g) ?? []).map(Number);
        const [x2, y2] = end.length < 2 ? [x1, y1] : [end[0]!, end[1]!];
        look(end.length < 2 ? 'junction' : 'line', path, { x: (x1 + x2) / 2, y: (y1 + y2) / 2 });
      }
    if (isPhone) {
      // What is hidden from eyes is one px large.
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const element = node.parentElement!;
        if (node.textContent!.trim() === '' || element.closest('svg, [hidden]') || element.offsetWidth <= 1) continue;
        const size = Number.parseFloat(getComputedStyle(element).fontSize);
        if (size < 12) found.push(`${node.textContent} is ${size} px small`);
      }
    }
    const isCrowded = document.querySelector('.special, .overview') !== null;
    if (isPhone && !isEnded && !isCrowded && !document.querySelector('.phone-supply .supply')?.checkVisibility())
      found.push('the supply is out of sight');
    if (main.classList.contains('table-tablet-tall') && !isEnded && !document.querySelector('.strip-supply b'))
      found.push('the supply is out of sight');
    for (const level of document.querySelectorAll<HTMLElement>('.players-list .player-name small')) {
      const name = level.parentElement!.getBoundingClientRect();
      const { top, right } = level.getBoundingClientRect();
      // Where a name leaves no room, its level is in a line that is not shown.
      if (top < name.bottom - 2 && right > name.right + 1) found.push(`the level ${level.innerText} is cut off`);
    }
    const facts = [...document.querySelectorAll('.phone-facts > *')].map((each) => each.getBoundingClientRect());
    facts.forEach((one, index) => {
      if (
        facts.slice(index + 1).some((other) => other.left < one.right && other.top < one.bottom && other.top >= one.top)
      )
        found.push('what stands above the board lies over each other');
    });
    for (const row of document.querySelectorAll('.round-end-list > li'))
      if (row.scrollWidth > row.clientWidth) found.push('a row of the result is cut off');
    const missing = [...document.querySelectorAll('.b-missing-badge')].map((each) => each.getBoundingClientRect());
    const isSeen = ({ left, right, top: from, bottom: to }: DOMRect): boolean =>
      left > 0 && right < free.right && from > 0 && to < free.bottom;
    if (missing.length > 0 && !missing.some(isSeen)) found.push('no missing track is in sight');
    const own = document.querySelector('.round-end-list > [data-own] .round-end-row')?.getBoundingClientRect();
    if (own && !document.elementFromPoint(own.left + own.width / 2, own.top + own.height / 2)?.closest('[data-own]'))
      found.push('the own row is out of sight');
    for (const locomotive of document.querySelectorAll('.score-loco')) {
      const { width } = locomotive.getBoundingClientRect();
      if (width > 48) found.push(`a locomotive is ${Math.round(width)} px long`);
    }
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
    const { scrollWidth = 0, clientWidth = 0 } = document.querySelector('.sheet') ?? {};
    if (scrollWidth > clientWidth) found.push('the sheet is wider than it looks');
    for (const ticket of document.querySelectorAll<HTMLElement>('.ticket'))
      if (ticket.scrollWidth > ticket.clientWidth || ticket.scrollHeight > ticket.clientHeight)
        found.push(`the ticket ${ticket.innerText} is cut off`);
    // On a phone the board goes on beyond the window, and its names with it.
    for (const name of isPhone ? [] : document.querySelectorAll<SVGElement>('.b-labels text')) {
      const { top, bottom, height } = name.getBoundingClientRect();
      if (height > 0 && (top < 0 || bottom > innerHeight)) found.push(`${name.textContent} leaves the window`);
    }
    for (const element of document.querySelectorAll<HTMLElement>('.ticket, .turn-buttons .button, .strip-player')) {
      const { left, right } = element.getBoundingClientRect();
      if (left < 0 || right > innerWidth) found.push(`.${element.className} leaves the window`);
    }
    return found;
  });

const withCards = ({ cards, ...table }: Table): Omit<WantedTable, 'seats'> => ({
  ...table,
  ...(cards ? { options: { specialCards: 'fixedGame' }, agreed: { cards: [cards] } } : {}),
});

/** A table at which the person is asked for the first time. */
const begun = (table: Table): Promise<StoredGame> =>
  europaAt({
    ...withCards(table),
    seats: ['human', 'apprentice', 'apprentice'],
    until: ({ asked }) => asked.includes(0),
  });

async function openIn(page: Page, { id }: StoredGame, language: Language): Promise<void> {
  await speak(page, language);
  await open(page, `table/${id}`);
  await untilAsked(page);
}

async function check(page: Page, name: string, sizes: readonly Size[] = SIZES): Promise<string[]> {
  const told: string[] = [];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await page.evaluate(untilDrawn);
    await untilComplete(page);
    told.push(...(await faultsOf(page)).map((fault) => `${name}, ${width}x${height}: ${fault}`));
  }
  return told;
}

/** The table in every language and those of one each, so that two workers share them. */
for (const [name, isPart] of [
  ['in every language', (count: number) => count > 1],
  ['on every board', (count: number) => count === 1],
] as const) {
  test(`nothing lies over a city, ${name}`, async ({ page, context }) => {
    await prefer(context);
    const told: string[] = [];
    for (const { languages, ...table } of TABLES.filter(({ languages: all }) => isPart(all.length))) {
      const game = await begun(table);
      await keepStored(page, game);
      for (const language of languages) {
        await openIn(page, game, language);
        told.push(...(await check(page, `${table.edition} ${table.board ?? ''} ${table.cards ?? ''} ${language}`)));
      }
    }
    expect(told).toEqual([]);
  });
}

const BOARDS: readonly Table[] = [
  { edition: 'classic' },
  { edition: 'prestige', board: 'usa', cards: [6, 9] },
  { edition: 'classic', board: 'central-europe' },
  { edition: 'ferry' },
];
const FOUR = ['human', 'conductor', 'conductor', 'conductor'];

for (const table of BOARDS)
  test(`nothing lies over a place of the board on a phone: ${table.board ?? table.edition}`, async ({
    page,
    context,
  }) => {
    await prefer(context, { language: 'de' });
    const building = await europaAt({
      ...withCards(table),
      seats: FOUR,
      until: ({ state, asked }) =>
        state.public.stage.kind === 'build' && asked[0] === 0 && state.public.tracks.supply < 66,
    });
    const ended = await europaAt({
      ...withCards(table),
      seats: FOUR,
      until: ({ events }) => events.some(({ kind }) => kind === 'round-scored'),
    });
    await keepStored(page, building, ended);
    await open(page, `table/${building.id}`);
    await untilAsked(page);
    const told = await check(page, 'building', PHONES);
    await page.locator('.tickets .ticket:not([data-linked])').first().click();
    told.push(...(await check(page, 'planned', PHONES)));
    await open(page, `table/${ended.id}`);
    await untilAsked(page);
    told.push(...(await check(page, 'ended', [...PHONES, TABLET])));
    expect(told).toEqual([]);
  });

test('lessons, results and replays leave all cities in sight where there is room', async ({ page, context }) => {
  await prefer(context, { language: 'de' });
  const over = await finished({ seats: FOUR });
  await keepStored(page, over);
  const LYING: Size = [844, 390];
  for (const [path, ...sizes] of [
    ['learn/1', LYING, [1366, 768]],
    [`table/${over.id}`, LYING, TABLET],
    [`replay/${over.id}`, LYING, [1366, 768]],
  ] as const)
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await open(page, path);
      // While a lesson is read, the board takes no press.
      await page.locator('.table-map').evaluate((map) => map.removeAttribute('inert'));
      expect(await coveredCities(page), `${path} at ${width}x${height}`).toEqual([]);
    }
  // On a phone title, review and the way out share a line.
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `replay/${over.id}`);
  let free = 0;
  for (const part of ['.title', '.replay-review', '.replay-close']) {
    const { x, width } = (await page.locator(part).boundingBox())!;
    expect(x, part).toBeGreaterThan(free);
    expect(await page.locator(part).evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0);
    free = x + width;
  }
});

test('home fits every window, and its express arrives within its card', async ({ page, context }) => {
  await prefer(context);
  await open(page, '');
  for (const width of [320, 360, 381, 390, 820, 1024, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await tooWideBy(page)).toBe(0);
    const [lamp, card] = await Promise.all(
      ['.train-lamp', '.card:has(.train)'].map((each) => page.locator(each).boundingBox()),
    );
    expect(lamp!.x + lamp!.width, `the nose in a window of ${width} px`).toBeLessThan(card!.x + card!.width - 8);
  }
});

/** Sizes are noticed in one frame, the board is drawn for them in the next. */
function untilDrawn(): Promise<void> {
  return new Promise((resolve) => {
    let frames = 5;
    const next = (): void => {
      frames -= 1;
      if (frames === 0) resolve();
      else requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
}
