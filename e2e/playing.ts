// Playing through the page as a person would: tickets, buttons, keys.

import { expect, type Locator, type Page } from '@playwright/test';
import { pressInPage, unseen } from './hurrying.ts';
import { untilSeen } from './seen.ts';

/** What the page asks for. */
export type Moment = {
  readonly kind: 'curtain' | 'round' | 'over' | 'act';
  readonly stage: string;
  readonly acting: string | null;
  readonly sequence: number;
  /** What is left of a building turn. */
  readonly left: number;
};

const fingers = new WeakMap<Page, boolean>();

/** Presses with a finger where the page is touched, with the mouse elsewhere. */
export async function press(page: Page, what: Locator): Promise<void> {
  if (!fingers.has(page)) fingers.set(page, await page.evaluate(() => navigator.maxTouchPoints > 0));
  if (!fingers.get(page)) return what.click();
  // The browser turns a tap into a click after the finger is off again.
  const clicked = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        document.addEventListener('click', () => resolve(), { once: true });
      }),
  );
  await what.tap();
  await clicked;
}

const table = (page: Page) => page.locator('main.table');

const MAIN_BUTTON = '.turn-buttons .button-me';
const OPEN_CITY = '.tickets .ticket:not([data-linked])';

export const confirmButton = (page: Page) => page.locator(MAIN_BUTTON);
export const actingOf = (page: Page): Promise<string | null> => table(page).getAttribute('data-acting');
export const sequenceOf = async (page: Page): Promise<number> =>
  Number(await table(page).getAttribute('data-sequence'));

/** Waits until the page wants something from a person: a curtain to lift, an end to look at, a turn to take. */
export function untilAsked(page: Page): Promise<Moment> {
  return untilSeen(page, askedMoment);
}

/** Runs in the page. */
export function askedMoment(): Moment | undefined {
  const main = document.querySelector<HTMLElement>('main.table');
  if (main === null) return undefined;
  const { stage = '', acting = null, sequence = '0', sending } = main.dataset;
  const kind = document.querySelector('.curtain')
    ? 'curtain'
    : document.querySelector('.round-end')
      ? 'round'
      : document.querySelector('.game-over')
        ? 'over'
        : acting !== null && sending === undefined && document.querySelector('.turn-buttons .button-me')
          ? 'act'
          : undefined;
  const left = document.querySelectorAll('.budget i').length;
  return kind && { kind, stage, acting, sequence: Number(sequence), left };
}

/** Waits until what was confirmed is done: all of it is sent, and another move is shown. */
const untilMoved = (page: Page, before: number): Promise<unknown> =>
  page.waitForFunction((sequence) => {
    const { dataset } = document.querySelector<HTMLElement>('main.table')!;
    return dataset['sending'] === undefined && Number(dataset['sequence']) !== sequence;
  }, before);

/** Confirms what is planned or chosen, and waits until it is done. */
export async function confirm(page: Page): Promise<void> {
  const before = await sequenceOf(page);
  await press(page, confirmButton(page));
  await untilMoved(page, before);
}

/** The marker goes to one of the own cities, by keyboard; another marker may already stand there. */
async function placeMarker(page: Page, { sequence }: Moment): Promise<void> {
  for (const city of ['1', '2', '3', '4', '5']) {
    await page.locator('.board').focus();
    await page.keyboard.press(city);
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await untilAsked(page);
    if ((await sequenceOf(page)) !== sequence) return;
  }
  throw new Error('no city takes the marker');
}

/** Gives a card away (cards 13–16) or lays one down (card 8). */
async function chooseCard(page: Page): Promise<void> {
  await press(page, page.locator('.tickets .ticket:enabled').last());
  await confirm(page);
}

/** Plans the way to an open city and lays it; where no way leads on, any legal line from the list will do. */
async function build(page: Page): Promise<void> {
  const button = confirmButton(page);
  if (await button.isDisabled()) {
    const city = page.locator(OPEN_CITY).first();
    if ((await city.count()) > 0) await press(page, city);
  }
  if (await button.isDisabled()) await planAnything(page);
  await confirm(page);
}

/** The list of legal lines is there for those who do not use the map: opened, used and closed by keyboard. */
export async function planAnything(page: Page, kind = ''): Promise<void> {
  const list = page.locator('.legal-list');
  await list.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(list).toHaveAttribute('open', '');
  await list.locator('button', { hasText: kind }).first().focus();
  await page.keyboard.press('Enter');
  await expect(confirmButton(page)).toBeEnabled();
  await list.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(list).not.toHaveAttribute('open');
}

/** Does what is asked and says what it was. */
export async function step(page: Page): Promise<Moment> {
  const moment = await untilAsked(page);
  switch (moment.kind) {
    case 'curtain':
      await press(page, page.locator('.curtain button'));
      await expect(page.locator('.curtain')).toBeHidden();
      break;
    case 'round':
      await press(page, page.locator('.round-end .button-ink'));
      await expect(page.locator('.round-end')).toBeHidden();
      break;
    case 'over':
      break;
    case 'act':
      if (moment.stage === 'markers') await placeMarker(page, moment);
      else if (moment.stage === 'build') await build(page);
      else await chooseCard(page);
  }
  return moment;
}

/** The same where the game is only the way to something: what needs no choice is pressed inside the page. */
async function hurry(page: Page, { kind, stage, sequence }: Moment): Promise<void> {
  const after = { table: 'main.table', past: sequence };
  const isPressed =
    kind === 'curtain'
      ? await pressInPage(page, { press: [{ at: '.curtain button' }], until: { gone: '.curtain' } })
      : kind === 'round'
        ? await pressInPage(page, { press: [{ at: '.round-end .button-ink' }], until: { gone: '.round-end' } })
        : kind === 'act' && stage === 'build'
          ? await pressInPage(page, { prepare: OPEN_CITY, press: [{ at: MAIN_BUTTON }], until: after })
          : false;
  if (!isPressed) await step(page);
}

/** By hand, with the pointer, or in a hurry. */
export type Hand = 'hand' | 'hurry';

/** Plays until something else is asked for; returns it without doing it. */
export async function playUntil(page: Page, wanted: (moment: Moment) => boolean, by: Hand = 'hurry'): Promise<Moment> {
  const play = async (): Promise<Moment> => {
    for (;;) {
      const moment = await untilAsked(page);
      if (wanted(moment)) return moment;
      if (moment.kind === 'over') throw new Error('the game ended before');
      await (by === 'hand' ? step(page) : hurry(page, moment));
    }
  };
  return unseen(page, play);
}

export const playToTheEnd = (page: Page, by?: Hand): Promise<Moment> =>
  playUntil(page, ({ kind }) => kind === 'over', by);
export const playToRoundEnd = (page: Page, by?: Hand): Promise<Moment> =>
  playUntil(page, ({ kind }) => kind === 'round', by);
export const playToOwnTurn = (page: Page): Promise<Moment> =>
  playUntil(page, ({ kind, stage }) => kind === 'act' && stage === 'build');
/** A turn of which nothing is used: where a double line comes next, one may be left half used. */
export const playToFreshTurn = (page: Page): Promise<Moment> =>
  playUntil(page, ({ kind, stage, left }) => kind === 'act' && stage === 'build' && left === 2);
