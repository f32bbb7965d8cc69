// Playing Trains of Europe through the page as a person would: tiles, stands, bids, the map.

import { pressInPage, unseen, type Presses } from './hurrying.ts';
import { expect, open, type Page } from './page.ts';
import { press } from './playing.ts';
import { untilSeen } from './seen.ts';

/** What the page asks for. */
export type Asked = {
  readonly kind: 'curtain' | 'year-end' | 'over' | 'act';
  readonly step: string;
  readonly acting: string | null;
  readonly sequence: number;
};

/** With the pointer or by keyboard alone, or in a hurry, where the game is only the way to something. */
export type Hand = 'pointer' | 'keys' | 'hurry';

const table = (page: Page) => page.locator('main.tt');

/** Waits until the page wants something from a person. */
export function untilAskedAgain(page: Page): Promise<Asked> {
  return untilSeen(page, askedStep);
}

/** Runs in the page. */
export function askedStep(): Asked | undefined {
  const main = document.querySelector<HTMLElement>('main.tt');
  if (main === null || document.querySelector('[aria-busy=true]')) return undefined;
  const { step = '', acting = null, sequence = '0', sending } = main.dataset;
  const kind = document.querySelector('.curtain')
    ? 'curtain'
    : document.querySelector('.toe-year-end')
      ? 'year-end'
      : document.querySelector('.toe-evaluation')
        ? 'over'
        : acting !== null && sending === undefined
          ? 'act'
          : undefined;
  return kind && { kind, step, acting, sequence: Number(sequence) };
}

/** Presses by pointer, or by the keyboard alone. */
async function use(page: Page, selector: string, hand: Hand): Promise<void> {
  const what = page.locator(selector).first();
  if (hand !== 'keys') return press(page, what);
  await what.focus();
  await page.keyboard.press('Enter');
}

export const untilMoved = (page: Page, before: number): Promise<unknown> =>
  page.waitForFunction((sequence) => {
    const { dataset } = document.querySelector<HTMLElement>('main.tt')!;
    return dataset['sending'] === undefined && Number(dataset['sequence']) !== sequence;
  }, before);

/** The button that ends a step without doing anything more, by its words. */
const ENDS: Readonly<Record<string, string>> = {
  fair: 'Done buying',
  contracts: 'Done, take no more',
  assign: 'Confirm the trains',
  opening: 'Open nothing',
  bidding: 'Pass',
  propose: 'Propose nothing',
  books: 'Book',
  audits: 'Audit no one',
  vote: 'Refuse',
  'offer-contracts': 'Offer none',
};

/** Calls the wanted phase where it is still open, else the first one that is. */
async function call(page: Page, hand: Hand, phase?: string): Promise<void> {
  const wanted = `.tt-tile[data-phase=${phase}]`;
  const tile = (await page.locator(wanted).count()) > 0 ? wanted : '.tt-tile:not([data-taken])';
  if (hand === 'keys') {
    const number = await page.locator(tile).first().locator('kbd').textContent();
    // Enter calls what the number has chosen, wherever the focus was before.
    await page.locator('.tt-tile:not([data-taken])').last().focus();
    await page.keyboard.press(number ?? '1');
    await page.keyboard.press('Enter');
    return;
  }
  await use(page, tile, hand);
  await use(page, '.tt-call-bar .button-me', hand);
}

/** A company with a spare vehicle must put one up for auction. */
async function offer(page: Page, hand: Hand): Promise<void> {
  const done = '.toe-stage .button-me';
  if (await page.locator(done).isDisabled()) {
    const first = page.locator('.toe-offer input').first();
    await first.focus();
    await page.keyboard.press('Space');
    await expect(page.locator(done)).toBeEnabled();
  }
  await use(page, done, hand);
}

/** The same as buttons to press, in the order in which to try; what is missing here is done with the pointer. */
export function hurried({ kind, step, sequence }: Asked, phase?: string): readonly Presses[] {
  if (kind === 'curtain') return [{ press: [{ at: '.curtain button' }], until: { gone: '.curtain' } }];
  if (kind === 'year-end') return [{ press: [{ at: '.toe-year-end .button-me' }], until: { gone: '.toe-year-end' } }];
  const until = { table: 'main.tt', past: sequence };
  const called = [...(phase === undefined ? [] : [`[data-phase=${phase}]`]), ':not([data-taken])'];
  const end = ENDS[step];
  if (step === 'call')
    return called.map((tile) => ({ press: [{ at: `.tt-tile${tile}` }, { at: '.tt-call-bar .button-me' }], until }));
  if (step === 'licences') return [{ press: [{ at: '.tt-finish' }], until }];
  if (step === 'offers') return [{ prepare: '.toe-offer input', press: [{ at: '.toe-stage .button-me' }], until }];
  return end === undefined ? [] : [{ press: [{ at: '.toe-stage button', says: end }], until }];
}

/** Does what is asked in the simplest way, and waits until it is done. */
export async function stepOn(page: Page, asked: Asked, hand: Hand = 'pointer', phase?: string): Promise<void> {
  if (hand === 'hurry') {
    for (const presses of hurried(asked, phase)) if (await pressInPage(page, presses)) return;
  }
  switch (asked.kind) {
    case 'over':
      return;
    case 'curtain':
      await use(page, '.curtain button', hand);
      await expect(page.locator('.curtain')).toBeHidden();
      return;
    case 'year-end':
      await use(page, '.toe-year-end .button-me', hand);
      await expect(page.locator('.toe-year-end')).toBeHidden();
      return;
    default:
  }
  if (asked.step === 'call') await call(page, hand, phase);
  else if (asked.step === 'licences') await use(page, '.tt-finish', hand);
  else if (asked.step === 'offers') await offer(page, hand);
  else if (asked.step === 'aid') {
    await use(page, '.toe-stage .toe-stand[aria-pressed]', hand);
    // Enter on the chosen card takes it.
    if (hand === 'keys') await page.keyboard.press('Enter');
    else await use(page, '.toe-stage .button-me', hand);
  } else {
    const end = ENDS[asked.step];
    if (end === undefined) throw new Error(`nobody knows what to do in ${asked.step}`);
    await use(page, `.toe-stage button:has-text("${end}")`, hand);
  }
  await untilMoved(page, asked.sequence);
}

/** Plays until something else is asked for; returns it without doing it. */
export async function playOnUntil(
  page: Page,
  wanted: (asked: Asked) => boolean,
  hand: Hand = 'hurry',
  phase?: string,
): Promise<Asked> {
  const play = async (): Promise<Asked> => {
    for (;;) {
      const asked = await untilAskedAgain(page);
      if (wanted(asked)) return asked;
      if (asked.kind === 'over') throw new Error('the game ended before');
      await stepOn(page, asked, hand, phase);
    }
  };
  return unseen(page, play);
}

export type TableWish = {
  /** Kinds of all seats: `human` or a bot's level. */
  readonly seats: readonly string[];
  /** Variants to switch on, as the form calls them. */
  readonly variants?: readonly string[];
  /** What is chosen of a variant with several ways, by the names of both. */
  readonly choices?: Readonly<Record<string, string>>;
  readonly target?: number | 'open end';
};

/** Sets a table up through the form. */
export async function setUpTrains(
  page: Page,
  { seats, variants = [], choices = {}, target }: TableWish,
): Promise<void> {
  await open(page, 'new/trains-of-europe');
  const rows = page.locator('.seat-row');
  await rows.first().waitFor();
  for (let count = await rows.count(); count > seats.length; count--) {
    await rows.last().getByRole('button', { name: 'Remove' }).click();
    await expect(rows).toHaveCount(count - 1);
  }
  for (let count = await rows.count(); count < seats.length; count++) {
    await page.getByRole('button', { name: 'Add a player' }).click();
    await expect(rows).toHaveCount(count + 1);
  }
  for (const [index, kind] of seats.entries()) {
    await rows
      .nth(index)
      .locator('select')
      .selectOption(kind === 'human' ? 'human' : `bot:${kind}`);
  }
  const shown = page.locator('.ts-targets button', { hasText: String(target) });
  if (typeof target === 'number' && (await shown.count()) === 0)
    await page.getByRole('spinbutton').fill(String(target));
  else if (target !== undefined) await shown.click();
  if (variants.length > 0 || Object.keys(choices).length > 0)
    await page.getByRole('button', { name: 'Show the variants' }).click();
  for (const [name, choice] of Object.entries(choices)) {
    const option = page.locator('.ts-option', { hasText: name });
    if ((await option.locator('select').count()) > 0) await option.locator('select').first().selectOption(choice);
    else await option.getByRole('button', { name: choice, exact: true }).click();
  }
  for (const name of variants) {
    // By key: the switch is drawn by its label.
    await page.getByRole('switch', { name, exact: true }).focus();
    await page.keyboard.press('Space');
  }
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(table(page)).toBeVisible();
}

/** Plays until licences are for sale to the person. */
export const toTheMeeting = (page: Page, hand: Hand = 'hurry'): Promise<Asked> =>
  playOnUntil(page, ({ kind, step }) => kind === 'act' && step === 'licences', hand, 'on-site-meeting');

/** The phase in which each step is met. */
export const PHASE_OF: Readonly<Record<string, string>> = {
  licences: 'on-site-meeting',
  fair: 'railroad-fair',
  assign: 'railroad-fair',
  contracts: 'conference-room',
  offers: 'auction-house',
  opening: 'auction-house',
  bidding: 'auction-house',
  aid: 'government-aid',
};

/** A lot is opened, so that bids may follow; where none can be, nothing is. */
async function openLot(page: Page, asked: Asked): Promise<void> {
  const lot = page.locator('.toe-lot button').last();
  if ((await lot.count()) === 0) return stepOn(page, asked);
  await press(page, lot);
  await press(page, page.locator('.toe-bid-bar .button-me'));
  await untilMoved(page, asked.sequence);
}

/** The phases of the steps that were not met yet. */
const phasesMissing = (seen: ReadonlySet<string>): readonly string[] => [
  ...new Set(Object.entries(PHASE_OF).flatMap(([step, phase]) => (seen.has(step) ? [] : [phase]))),
];

/** Does what is asked so that in time every step of every phase is met; `seen` are those that were. */
export async function stepSeeingAll(page: Page, asked: Asked, seen: ReadonlySet<string>): Promise<void> {
  const missing = phasesMissing(seen);
  if (asked.kind === 'act' && asked.step === 'opening' && !seen.has('bidding')) await openLot(page, asked);
  else await stepOn(page, asked, 'hurry', missing[asked.sequence % missing.length]);
}

/** Takes contracts without a train or a licence, as many as it may, until what they cost cannot be paid. */
export const ruinUntil = (page: Page, wanted: (asked: Asked) => boolean, hand: Hand = 'hurry'): Promise<Asked> =>
  unseen(page, async () => {
    for (;;) {
      const asked = await untilAskedAgain(page);
      if (wanted(asked)) return asked;
      if (asked.kind === 'over') throw new Error('the game ended before');
      if (asked.kind === 'act' && asked.step === 'contracts') {
        await use(page, '.toe-compact', hand);
        await use(page, '.toe-stage .button-me', hand);
        await untilMoved(page, asked.sequence);
      } else await stepOn(page, asked, hand, 'conference-room');
    }
  });
