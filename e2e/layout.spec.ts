// The layout check: on every board, in every edition, with any number of special cards, in windows from 320 to 2560 px and
// in five languages nothing lies over a city, and what is seen can be pressed.

import { LANGUAGES, type Language } from '@branchline/boards';
import { expect, open, prefer, test, untilComplete, type Page } from './page.ts';
import { untilAsked } from './playing.ts';
import { speak } from './speaking.ts';
import { europaAt, keepStored, type StoredGame, type WantedTable } from './stored-game.ts';

const SIZES = [
  [320, 640],
  [390, 844],
  [683, 384],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1366, 768],
  [1920, 1080],
  [2560, 1080],
] as const;

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

/** Cities that something hides, and anything else that is wrong with the window as it is. */
const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const main = document.querySelector<HTMLElement>('main.table')!;
    const isPhone = main.classList.contains('table-phone');
    const edgeOf = (selector: string): DOMRect | undefined => document.querySelector(selector)?.getBoundingClientRect();
    // A phone shows a part of the board between its panels; what lies beyond them is out of sight like any other rest.
    const facts = edgeOf('.phone-facts');
    const sheet = edgeOf('.sheet');
    const isBeside = sheet !== undefined && sheet.left > 1;
    const free = isPhone
      ? {
          top: facts!.bottom + 4,
          bottom: isBeside ? innerHeight : sheet!.top - 4,
          right: isBeside ? sheet.left - 4 : innerWidth,
        }
      : { top: 0, bottom: innerHeight, right: innerWidth };
    const found: string[] = [];
    for (const disc of document.querySelectorAll<SVGGElement>('.b-cities > g')) {
      const { x, y } = new DOMPoint(0, 0).matrixTransform(disc.getScreenCTM()!);
      const isInside = x > 4 && x < free.right && y > free.top && y < free.bottom;
      if (!isInside && isPhone) continue;
      const top = isInside ? document.elementFromPoint(x, y) : null;
      if (top?.closest('.board') && !top.closest('.board-tag')) continue;
      const over = top === null ? 'the edge' : `.${top.closest('[class]')?.getAttribute('class')}`;
      found.push(`city at ${Math.round(x)},${Math.round(y)} under ${over}`);
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

/** A table at which the person is asked for the first time. */
const begun = ({ cards, ...table }: Table): Promise<StoredGame> =>
  europaAt({
    ...table,
    ...(cards ? { options: { specialCards: 'fixedGame' }, agreed: { cards: [cards] } } : {}),
    seats: ['human', 'apprentice', 'apprentice'],
    until: ({ asked }) => asked.includes(0),
  });

async function openIn(page: Page, { id }: StoredGame, language: Language): Promise<void> {
  await speak(page, language);
  await open(page, `table/${id}`);
  await untilAsked(page);
}

async function check(page: Page, name: string): Promise<string[]> {
  const told: string[] = [];
  for (const [width, height] of SIZES) {
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

/** Sizes are noticed in one frame, the board is drawn for them in the next. */
function untilDrawn(): Promise<void> {
  return new Promise((resolve) => {
    let frames = 3;
    const next = (): void => {
      frames -= 1;
      if (frames === 0) resolve();
      else requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
}
