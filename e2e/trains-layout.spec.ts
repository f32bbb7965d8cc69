// The table of Trains of Europe in windows of several sizes: what is seen can be read and pressed.

import { expect, open, type Page, sharedPage, untilComplete } from './page.ts';
import type { TrainsOfEurope } from '@branchline/trains-of-europe';
import { openStored, trainsAt, type Position } from './stored-game.ts';
import { trainsAtStep } from './trains-positions.ts';

const shared = sharedPage();
const { test } = shared;

const SEATS = ['human', 'conductor', 'conductor', 'conductor'];

const SIZES = [
  [390, 844],
  [820, 1180],
  [1366, 768],
  [1440, 900],
] as const;

/** Names of cities and waters that lie under a panel, even with one letter. */
const coveredNames = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const panels = [...document.querySelectorAll('.tt-sheet, .tt-rivals, .tt-phone-sheet')].map((panel) =>
      panel.getBoundingClientRect(),
    );
    return [...document.querySelectorAll('.t-name, .t-water')].flatMap((name) => {
      const box = name.getBoundingClientRect();
      // A line is higher than its letters.
      const [top, bottom] = [box.top + 0.2 * box.height, box.bottom - 0.2 * box.height];
      const isUnder = (panel: DOMRect): boolean =>
        box.left < panel.right && box.right > panel.left && top < panel.bottom && bottom > panel.top;
      return panels.some(isUnder) ? [name.textContent] : [];
    });
  });

test('no name of a city or a sea lies under a panel, however near one looks', async () => {
  const page = shared.page();
  await openStored(page, trainsAtStep('licences', { seats: SEATS }));
  for (const [width, height] of SIZES) {
    await test.step(`${width}×${height}`, async () => {
      await page.setViewportSize({ width, height });
      // However much it has to tell, on an upright tablet the sheet stays below the cities.
      if (width === 820)
        await expect
          .poll(() =>
            page.locator('.tt-action').evaluate((sheet) => Number.parseFloat(getComputedStyle(sheet).maxHeight)),
          )
          .toBeLessThan(180);
      for (let zooms = 0; zooms < 4; zooms++) {
        await expect(page.locator('.t-name')).not.toHaveCount(0);
        await expect.poll(() => coveredNames(page)).toEqual([]);
        await page.getByRole('button', { name: 'Zoom in' }).click();
      }
      await page.getByRole('button', { name: 'The whole map' }).click();
    });
  }
});

/** The line of the year has the most to say: two calls are done, the first seat's is the third of four. */
const isThirdCall = ({ state: { public: open }, asked }: Position<TrainsOfEurope>): boolean =>
  open.stage.kind === 'call' && open.called.length === 2 && asked.includes(0);

/** Words and numbers that are cut off, or lie under something else. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const TOLD = [
      ...['.tt-stop-text b', '.tt-stop-text small', '.tt-year small', '.tt-companies-foot', '.tt-company-name b'],
      ...['.tt-tile h3', '.tt-tile > p', '.tt-tile dt', '.tt-tile dd', '.tt-companies-table td', '.tt-call-bar p'],
      ...['.toe-vehicle-title', '.toe-vehicle-foot', '.toe-blind-text', '.toe-yard-card', '.toe-compact-stops'],
      ...['.toe-compact-foot', '.toe-ledger tfoot td', '.toe-stage-head p', '.toe-needs', '.toe-turn small'],
      ...['.toe-own-bid .button', '.toe-auction-lots .toe-note', '.tt-company-sticks'],
      ...['.tt-limit', '.tt-figures div'],
    ];
    return [...document.querySelectorAll<HTMLElement>(TOLD.join())].flatMap((element) => {
      const { left, right, top, bottom, width } = element.getBoundingClientRect();
      // Strips are scrolled, and show by the card that is cut that there is more.
      const isBeyond = right > innerWidth;
      const isElsewhere = width < 2 || (isBeyond && element.closest('.toe-stands, .toe-strip') !== null);
      if (isElsewhere || getComputedStyle(element).visibility === 'hidden') return [];
      const isCut = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2;
      const isCovered = [left + 16, right - 16].some((x) => {
        const hit = document.elementFromPoint(x, bottom - 3);
        return hit !== null && !element.contains(hit) && !hit.contains(element);
      });
      if (!isCut && !isCovered && !isBeyond) return [];
      return [
        `${isCut ? 'cut' : isBeyond ? 'beyond' : 'covered'}: ${element.className || element.localName} "${element.textContent.trim()}" ${top}`,
      ];
    });
  });

test('in languages with long words no fact, price or name is cut off or covered', async () => {
  const page = shared.page();
  for (const language of ['de', 'pl'] as const) {
    await open(page, '');
    await page.evaluate((to) => {
      const settings = JSON.parse(localStorage.getItem('branchline-settings')!) as object;
      localStorage.setItem('branchline-settings', JSON.stringify({ ...settings, language: to }));
    }, language);
    await page.reload();
    for (const [step, from] of [
      ['call', 1],
      ['licences', 4],
      ['fair', 4],
      ['contracts', 3],
      ['opening', 3],
      ['bidding', 3],
      ['over', 1],
    ] as const) {
      const wanted = { seats: SEATS, names: ['Mara', 'Anouk', 'Teresa', 'Matteo'], from };
      const game =
        step === 'over'
          ? trainsAt(wanted)
          : step === 'call'
            ? trainsAt({ ...wanted, isSeen: true, until: isThirdCall })
            : trainsAtStep(step, wanted);
      await openStored(page, game);
      if (step === 'licences') {
        // After a purchase, with another section chosen.
        await page.keyboard.press('s');
        const sections = page.locator('.tt-side .tt-list li button');
        await sections.first().click();
        await page.locator('.tt-buy').click();
        await expect(page.locator('.toe-undo')).toBeVisible();
        await sections.first().click();
        await expect(page.locator('.tt-section')).toBeVisible();
      }
      // With something chosen there is the most to say.
      const choice = page.locator('.toe-stand[aria-pressed], .toe-compact:not(.blind), .toe-lot button').first();
      if (step !== 'bidding' && (await choice.count()) > 0) await choice.click();
      for (const [width, height] of [
        [1366, 768],
        [820, 1180],
      ] as const)
        await test.step(`${language}, ${step}, ${width}×${height}`, async () => {
          await page.setViewportSize({ width, height });
          await untilComplete(page);
          await expect.poll(() => cutOff(page)).toEqual([]);
        });
    }
  }
  await page.evaluate(() => localStorage.removeItem('branchline-settings'));
  await page.reload();
});

/** Whether all of an element is visible at its place, without scrolling and not covered. */
const isWhole = (page: Page, selector: string): Promise<boolean> =>
  page.locator(selector).evaluate((element) => {
    const { left, right, top, bottom, height } = element.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    const points = [
      [left + height / 2, top + 2],
      [right - height / 2, bottom - 2],
      [left + 2, middle],
      [right - 2, middle],
    ] as const;
    return points.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
  });

test('[TOE-END-2] a higher target can be proposed without looking for the button', async () => {
  const page = shared.page();
  await openStored(page, trainsAtStep('call', { seats: SEATS, options: { allowRetarget: true } }));
  // What is chosen tells more, and takes more room.
  await page.locator('.tt-tile[data-phase]').first().click();
  for (const [width, height] of SIZES) {
    await test.step(`${width}×${height}`, async () => {
      await page.setViewportSize({ width, height });
      await expect.poll(() => isWhole(page, '.tt-propose')).toBe(true);
    });
  }
});

test('[TOE-END-3] a higher target that both agree on holds', async () => {
  const page = shared.page();
  const wanted = { seats: ['human', 'conductor'], options: { allowRetarget: true } };
  const { state } = await openStored(page, trainsAtStep('vote', wanted));
  const { stage } = state.public;
  const target = stage.kind === 'vote' ? stage.target : 0;
  expect(target).toBeGreaterThan(state.public.target);
  await page.getByRole('button', { name: 'Agree' }).click();
  // The other company calls a phase soon, and its screen may cover the companies.
  const companies = page.locator('.tt-companies');
  const map = page.getByRole('button', { name: 'Look at the map' });
  await expect
    .poll(async () => {
      // Without waiting: the button may be gone the next moment.
      if ((await companies.count()) === 0)
        await map.evaluateAll(([button]) => (button as HTMLElement | undefined)?.click());
      return (await companies.allTextContents()).join();
    })
    .toContain(`of ${target}`);
});
