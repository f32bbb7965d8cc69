// On a narrow phone nothing that Trains of Europe says is cut off, in any language.

import { LANGUAGES } from '@branchline/boards';
import { expect, open, untilComplete, sharedPage, type Page } from './page.ts';
import { speak } from './speaking.ts';
import { keepStored, trainsAt, type Position, type StoredGame } from './stored-game.ts';
import { ruin, trainsAtStep, trainsAtYearEnd, type Step } from './trains-positions.ts';

import type { TrainsOfEurope } from '@branchline/trains-of-europe';

const shared = sharedPage();
const { test } = shared;

const STEPS = [
  'call',
  'licences',
  'fair',
  'assign',
  'contracts',
  'aid',
  'offers',
  'opening',
  'bidding',
] as const satisfies readonly Step[];

/** Texts with a part outside the box that clips it, or outside the screen, and cannot be scrolled to. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Letters may reach a little out of their line. */
    const SLACK = { across: 1, down: 4 };
    const range = document.createRange();
    /** Only for the ear. */
    const isUnseen = (element: HTMLElement): boolean => {
      for (let around: HTMLElement | null = element; around; around = around.parentElement)
        if (getComputedStyle(around).clipPath === 'inset(50%)') return true;
      return !element.checkVisibility({ visibilityProperty: true });
    };
    const isCut = (node: Node, parent: HTMLElement): boolean => {
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width === 0) return false;
      let scrolls = { across: false, down: false };
      for (let around: HTMLElement | null = parent; around; around = around.parentElement) {
        const { display, overflowX, overflowY, position } = getComputedStyle(around);
        if (display === 'contents') continue;
        const box = around.getBoundingClientRect();
        const isWide = text.left < box.left - SLACK.across || text.right > box.right + SLACK.across;
        const isHigh = text.top < box.top - SLACK.down || text.bottom > box.bottom + SLACK.down;
        if (!scrolls.across && isWide && /hidden|clip/.test(overflowX)) return true;
        if (!scrolls.down && isHigh && /hidden|clip/.test(overflowY)) return true;
        scrolls = {
          across: scrolls.across || /auto|scroll/.test(overflowX),
          down: scrolls.down || /auto|scroll/.test(overflowY),
        };
        if (position === 'fixed') break;
      }
      return !scrolls.across && (text.left < -SLACK.across || text.right > innerWidth + SLACK.across);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement!;
      const said = node.textContent!.trim();
      if (said === '' || parent.closest('svg, script, style') || isUnseen(parent)) continue;
      if (isCut(node, parent)) cut.push(`${parent.className || parent.localName}: ${said}`);
    }
    return cut;
  });

/** The year has ended with a loss that the first seat cannot pay. */
const isForgiven = ({ events }: Position<TrainsOfEurope>): boolean =>
  events.some((event) => event.kind === 'settled' && event.seat === 0 && event.how === 'forgiven');

/** Positions with much to say, by what is asked there; they are stored once for all languages. */
async function storeGames(page: Page): Promise<readonly (readonly [string, StoredGame])[]> {
  const wanted = { seats: ['human', 'director', 'conductor'], names: ['Mara', 'Anouk', 'Teresa'] };
  const games: (readonly [string, StoredGame])[] = [
    ['year end', await trainsAtYearEnd(1, wanted)],
    ['loss', await trainsAt({ ...wanted, steer: ruin, until: isForgiven })],
    ['over', await trainsAt(wanted)],
  ];
  for (const step of STEPS) games.push([step, await trainsAtStep(step, { ...wanted, from: 2 })]);
  await keepStored(page, ...games.map(([, game]) => game));
  return games;
}

let games: Awaited<ReturnType<typeof storeGames>> | undefined;

for (const language of LANGUAGES)
  test(`in ${language} nothing is cut off on the home card, in the set-up, in the quick start and at the table`, async () => {
    const page = shared.page();
    await page.setViewportSize({ width: 360, height: 740 });
    games ??= await storeGames(page);
    await speak(page, language);
    const found: string[] = [];
    const look = async (where: string): Promise<void> => {
      await untilComplete(page);
      found.push(...(await cutTexts(page)).map((text) => `${where}, ${text}`));
    };
    for (const path of ['', 'new/trains-of-europe', 'learn/trains-of-europe']) {
      await open(page, path);
      const variants = page.locator('.ts-variants .icon-button');
      if ((await variants.count()) > 0) await variants.click();
      await look(path);
    }
    for (const [where, { id }] of games) {
      await open(page, `table/${id}`);
      await look(where);
      // With something chosen there is the most to say.
      const choice = page.locator('.tt-tile, .toe-stand[aria-pressed], .toe-compact, .toe-lot button').first();
      if ((await choice.count()) > 0) {
        await choice.click();
        await look(`${where}, chosen`);
      }
      if (where !== 'assign') continue;
      for (const tab of await page.locator('.tt-phone-tabs button').all()) {
        await tab.click();
        await look(`${where}, ${await tab.textContent()}`);
      }
    }
    expect(found).toEqual([]);
  });
