// A person at a browser that Playwright does not drive: looks at the page, presses what is free, types.

/// <reference lib="dom" />

import type { Spot } from '../map.ts';
import { QUICK_SETTINGS } from '../page.ts';
import { writeGames, type StoredGame } from '../stored-game.ts';
import type { Driver } from './driver.ts';

/** In milliseconds: the page is looked at so often, and a wait that is in vain ends before its test does. */
const LOOK = 150;
const LOST = 120_000;
/** A page that shows nothing for so long is loaded again, once, as a person would do. The run says so. */
const STALLED = 30_000;

export type Visitor = Driver & {
  /** Waits for what the look finds in the page. */
  readonly until: <Found>(what: string, look: () => Found | undefined | false) => Promise<Found>;
  readonly untilGiven: <Given, Found>(
    what: string,
    look: (given: Given) => Found | undefined | false,
    given: Given,
  ) => Promise<Found>;
  /** Presses a button with the mouse once it is there, enabled and free. */
  readonly pressOn: (selector: string, says?: string) => Promise<void>;
  readonly shows: (selector: string, says?: string) => Promise<void>;
  readonly count: (selector: string) => Promise<number>;
  /** Opens a screen by its address. */
  readonly open: (path: string) => Promise<void>;
  /** Puts games into the browser. */
  readonly keep: (...games: readonly StoredGame[]) => Promise<void>;
  /** What went wrong in the page that is open. */
  readonly faults: () => Promise<readonly string[]>;
};

type Wanted = { readonly selector: string; readonly says: string };

/** Runs in the page: the middle of a button that can be pressed there. */
function freeSpot({ selector, says }: Wanted): Spot | undefined {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(({ textContent }) =>
    textContent.includes(says),
  );
  if (found === undefined || found.matches(':disabled, [aria-busy=true] *')) return undefined;
  const { left, top, width, height } = found.getBoundingClientRect();
  const spot = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  const above = document.elementFromPoint(spot.x, spot.y);
  if (above !== null && found.contains(above)) return spot;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  return undefined;
}

/** Runs in the page: what is shown, by its words. */
const isShown = ({ selector, says }: Wanted): boolean =>
  [...document.querySelectorAll<HTMLElement>(selector)].some(
    (each) => each.textContent.includes(says) && each.getClientRects().length > 0,
  );

/** Runs in the page: painting is most of its work, and nobody looks at it (hurrying.ts). */
const hide = (): void => void (document.documentElement.style.opacity = '0');

/** Runs in the page: whether this screen is there and at rest. */
const isAt = (at: string): boolean =>
  document.documentElement.dataset['at'] === at && document.querySelector('[aria-busy=true], [data-moving]') === null;

/** Runs in the page: what keeps a screen from coming. */
const standing = (): string =>
  JSON.stringify({
    at: document.documentElement.dataset['at'],
    busy: [...document.querySelectorAll('[aria-busy=true], [data-moving]')].map(
      (each) => `${each.tagName} ${each.getAttribute('class') ?? ''}`,
    ),
    faults: (window as unknown as { faults?: string[] }).faults,
    text: document.body.textContent.slice(0, 300),
  });

/** Runs in the page. */
function listen(): void {
  const page = window as unknown as { faults?: string[] };
  if (page.faults !== undefined) return;
  const faults: string[] = (page.faults = []);
  addEventListener('error', ({ message }) => faults.push(message));
  addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
}

export function visitorAt(driver: Driver, url: string): Visitor {
  const untilGiven = async <Given, Found>(
    what: string,
    look: (given: Given) => Found | undefined | false,
    given: Given,
    patience = LOST,
  ): Promise<Found> => {
    const end = Date.now() + patience;
    for (;;) {
      // A page that is just being left does not answer.
      const found = await driver.run(look, given).catch((error: unknown) => {
        if (Date.now() > end) throw error;
      });
      if (found !== undefined && found !== null && found !== false) return found;
      if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
      await new Promise((resolve) => {
        setTimeout(resolve, LOOK);
      });
    }
  };
  const goTo = async (address: string): Promise<void> => {
    await driver.goTo(address);
    await driver.run(listen, null);
  };
  /** Any small file of the page's origin will do. */
  const beforeThePage = (): Promise<void> => driver.goTo(`${url}online.json`);
  return {
    ...driver,
    goTo,
    untilGiven,
    until: (what, look) => untilGiven(what, look, null),
    async pressOn(selector, says = '') {
      const what = says === '' ? selector : `${selector} (${says})`;
      await driver.click(await untilGiven(what, freeSpot, { selector, says }));
    },
    shows: async (selector, says = '') => void (await untilGiven(`${selector} ${says}`, isShown, { selector, says })),
    count: (selector) => driver.run((each) => document.querySelectorAll(each).length, selector),
    async open(path) {
      // Another document, whatever is shown now: an address that differs in its hash alone opens none.
      await beforeThePage();
      await driver.run((settings) => {
        if (localStorage.getItem('branchline-settings') === null)
          localStorage.setItem('branchline-settings', JSON.stringify(settings));
      }, QUICK_SETTINGS);
      const load = async (patience: number): Promise<unknown> => {
        await goTo(`${url}#/${path}`);
        await driver.run(hide, null);
        return untilGiven(`the screen ${path}`, isAt, `#/${path}`, patience);
      };
      await load(STALLED).catch(async () => {
        console.warn(`${path} did not come and is loaded again: ${await driver.run(standing, null)}`);
        await beforeThePage();
        await load(LOST);
      });
    },
    async keep(...games) {
      await beforeThePage();
      await driver.run(writeGames, { games: games.map(({ record, entries }) => ({ record, entries })) });
    },
    faults: () => driver.run(() => (window as unknown as { faults?: string[] }).faults ?? [], null),
  };
}
