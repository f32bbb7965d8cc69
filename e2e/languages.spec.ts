// Five languages: switched at once, complete on every screen, nothing left in English.

import { BOARD_IDS, boardById, LANGUAGES, type Language } from '@branchline/boards';
import type { TransEuropa } from '@branchline/trans-europa';
import { expect, open, type Page, sharedPage, untilComplete } from './page.ts';
import { untilAsked } from './playing.ts';
import { NAMES as LANGUAGE_NAMES, speak } from './speaking.ts';
import { europaAt, openStored, type Position } from './stored-game.ts';

const shared = sharedPage();
const { test } = shared;

const SCREENS = [
  '',
  'new/prestige',
  'new/ferry',
  'same-device',
  'games',
  'settings',
  'learn/1',
  'learn/6',
  'nowhere/x',
];

/** Words that are the same everywhere, or are names. */
const NAMES = new Set(
  BOARD_IDS.flatMap((id) => {
    const board = boardById(id)!;
    return board.cities.flatMap((city) => [city.name, city.local, ...Object.values(city.names ?? {})]);
  }),
);

/** Everything a person sees or hears: texts, labels, tooltips. */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (
        !(node.parentElement instanceof Element) ||
        node.parentElement.closest('script, style, option, [lang]:not(html)')
      )
        continue;
      found.add(node.textContent?.trim() ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
      for (const name of ['aria-label', 'title', 'placeholder']) found.add(element.getAttribute(name)?.trim() ?? '');
    }
    return [...found];
  });

/** Sentences and phrases of at least two words, that no other language can share with English. */
const isPhrase = (text: string): boolean =>
  /\p{L}{3,}[^\p{L}]+\p{L}{3,}/u.test(text) && !NAMES.has(text) && !TITLES.has(text) && !SAME_IN_DUTCH.test(text);
/** The games have one name everywhere. */
const TITLES = new Set(['Trans Europa', 'Trains of Europe']);
const SAME_IN_DUTCH = /^\p{L}+: \d+ prestige$/u;

/** Compares what a place says in every language with what it says in English. */
function expectTranslated(where: string, said: ReadonlyMap<Language, readonly string[]>): void {
  const english = new Set(said.get('en')!.filter(isPhrase));
  for (const language of LANGUAGES.filter((known) => known !== 'en')) {
    const texts = said.get(language)!;
    expect(
      texts.filter((text) => /undefined|\[object|NaN/.test(text)),
      `${where} in ${language}`,
    ).toEqual([]);
    expect(
      texts.filter((text) => english.has(text)),
      `English on ${where} in ${language}`,
    ).toEqual([]);
  }
}

/** What the table says, with everything it shows: what is asked for, and the names of the waters. */
async function tableTexts(page: Page): Promise<readonly string[]> {
  await untilAsked(page);
  await page.locator('.board .b-ground').waitFor();
  await untilComplete(page);
  return textsOf(page);
}

const isOwnTurn = ({ state, asked }: Position<TransEuropa>): boolean =>
  state.public.stage.kind === 'build' && asked[0] === 0;

test('no screen beside the table keeps English words, and the rules are there in every language', async () => {
  const page = shared.page();
  const said = new Map(SCREENS.map((screen) => [screen, new Map<Language, readonly string[]>()]));
  const openings = new Set<string>();
  for (const language of LANGUAGES) {
    await speak(page, language);
    for (const screen of SCREENS) {
      await open(page, screen);
      said.get(screen)!.set(language, await textsOf(page));
    }
    await open(page, 'rules/classic');
    openings.add((await page.locator('.rules-section').first().textContent())!);
  }
  for (const [screen, texts] of said) expectTranslated(screen || 'home', texts);
  expect(openings.size).toBe(LANGUAGES.length);
});

test('the table keeps no English words, from the turn to the end of a round', async () => {
  const page = shared.page();
  const table = {
    edition: 'prestige',
    seats: ['human', 'conductor', 'apprentice'],
    options: { blackTracks: 12, specialCards: 'fixedGame' },
    agreed: { cards: [[9]] },
  };
  const isRoundEnd = ({ events }: Position<TransEuropa>): boolean => events.some(({ kind }) => kind === 'round-scored');
  const { id: end } = await openStored(page, europaAt({ ...table, until: isRoundEnd }));
  const { id: turn } = await openStored(page, europaAt({ ...table, until: isOwnTurn }));
  await page.locator('.tickets .ticket:not([data-linked])').first().click();
  await expect(page.locator('.plan-track').first()).toBeVisible();
  const said = { turn: new Map<Language, readonly string[]>(), end: new Map<Language, readonly string[]>() };
  for (const language of LANGUAGES) {
    await speak(page, language);
    await open(page, `table/${turn}`);
    await expect(page.locator('.plan-track').first()).toBeVisible();
    said.turn.set(language, await tableTexts(page));
    await open(page, `table/${end}`);
    await expect(page.locator('.round-end')).toBeVisible();
    said.end.set(language, await tableTexts(page));
  }
  expectTranslated('the table', said.turn);
  expectTranslated('the end of a round', said.end);
});

test('the language changes at once and stays', async () => {
  const page = shared.page();
  await openStored(page, europaAt({ seats: ['human', 'apprentice'], until: isOwnTurn }));
  const table = page.url();
  await open(page, 'settings');
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  const { en, ...others } = LANGUAGE_NAMES;
  for (const [language, name] of Object.entries({ ...others, en })) {
    await page.getByRole('radio', { name }).check();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    titles.add((await page.locator('h1').textContent())!);
    descriptions.add((await page.locator('meta[name=description]').getAttribute('content'))!);
  }
  expect(titles.size).toBe(LANGUAGES.length);
  expect(descriptions.size).toBe(LANGUAGES.length);
  await page.getByRole('radio', { name: 'Polski' }).check();
  await page.goto(table);
  await expect(page.locator('.turn h2')).toContainText('Twój ruch');
  await page.reload();
  await expect(page.locator('.turn h2')).toContainText('Twój ruch');
});
