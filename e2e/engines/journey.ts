// The journey through the page that every engine makes: the parts of it, for a visitor at any browser.

/// <reference lib="dom" />

import type { Button } from '../hurrying.ts';
import { freeSpots } from '../map.ts';
import { askedMoment, type Moment } from '../playing.ts';
import { askedStep, hurried, type Asked } from '../trains-playing.ts';
import type { Visitor } from './visitor.ts';

const untilAsked = (visitor: Visitor): Promise<Moment> => visitor.until('a turn of Trans Europa', askedMoment);
const untilAskedAgain = (visitor: Visitor): Promise<Asked> => visitor.until('a step of Trains of Europe', askedStep);

const untilMoved = (visitor: Visitor, table: string, before: number): Promise<unknown> =>
  visitor.untilGiven(
    'the next move',
    ({ selector, sequence }) => {
      const data = document.querySelector<HTMLElement>(selector)?.dataset;
      return data !== undefined && data['sending'] === undefined && Number(data['sequence']) !== sequence;
    },
    { selector: table, sequence: before },
  );

const CONFIRM = '.turn-buttons .button-me';

/** One line of the map is laid with the mouse; the page offers no other where a double line comes next. */
async function layByMouse(visitor: Visitor, { sequence }: Moment): Promise<void> {
  const [line] = await visitor.untilGiven('a legal line', freeSpots, '.b-legal .b-legal-band');
  await visitor.click(line!);
  await visitor.until('a planned track', () => document.querySelector('.plan-track') !== null);
  await visitor.pressOn(CONFIRM);
  await untilMoved(visitor, 'main.table', sequence);
}

/** The way to a city is planned and laid by keys: to the city by its number, choose it, confirm. */
async function layByKeys(visitor: Visitor, { sequence }: Moment): Promise<void> {
  await visitor.run(() => document.querySelector<HTMLElement>('.board')!.focus(), null);
  for (const city of ['1', '2', '3', '4', '5']) {
    await visitor.press('Escape');
    await visitor.type(`${city} `);
    await visitor.press('Enter');
    if ((await untilAsked(visitor)).sequence !== sequence) return;
  }
  // Everything is linked and something is left of the turn.
  await visitor.press('Enter');
  await untilMoved(visitor, 'main.table', sequence);
}

type Moves = { readonly mouse: number; readonly keys: number };

/** Plays Trans Europa by mouse and by keys in turns, to the end of the round or so many moves; answers with how it was played. */
export async function playRound(visitor: Visitor, most = Infinity): Promise<Moves> {
  const moves = { mouse: 0, keys: 0 };
  for (;;) {
    const moment = await untilAsked(visitor);
    if (moment.kind !== 'act' || moves.mouse + moves.keys === most) return moves;
    // The marker goes to a city. A turn that is half used may have nothing left but a double line: the keys end it.
    const hand = moment.stage === 'build' && moment.left === 2 && moves.mouse < moves.keys ? 'mouse' : 'keys';
    await (hand === 'mouse' ? layByMouse : layByKeys)(visitor, moment);
    moves[hand]++;
  }
}

async function pressAll(visitor: Visitor, buttons: readonly Button[]): Promise<void> {
  for (const { at, says } of buttons) await visitor.pressOn(at, says);
}

/** A section of the map is found, looked at and bought by keys. Others may have bought a single track. */
async function buySection(visitor: Visitor): Promise<void> {
  await visitor.type('m');
  do {
    await visitor.press('ArrowRight');
    await visitor.press('Enter');
    await visitor.shows('.tt-section');
  } while ((await visitor.count('.tt-buy:disabled')) > 0);
  await visitor.press('Enter');
  await visitor.until('a bought section', () => document.querySelector('.tt-limit i[data-used]') !== null);
}

/** Does what is asked in the simplest way: the first call by mouse, later ones by keys, everything else by mouse. */
async function stepOn(visitor: Visitor, asked: Asked, isFirst: boolean): Promise<void> {
  const { step, sequence } = asked;
  if (step === 'call' && !isFirst) {
    const number = await visitor.run(
      () => document.querySelector('.tt-tile:not([data-taken]) kbd')?.textContent ?? '1',
      null,
    );
    await visitor.type(number);
    await visitor.press('Enter');
  } else if (step === 'aid') {
    await pressAll(visitor, [{ at: '.toe-stage .toe-stand[aria-pressed]' }, { at: '.toe-stage .button-me' }]);
  } else {
    if (step === 'licences') await buySection(visitor);
    const ways = hurried(asked, 'on-site-meeting');
    const way = isFirst ? ways[0]! : ways.at(-1)!;
    if (way.prepare !== undefined && (await visitor.count(`${way.press[0]!.at}:disabled`)) > 0)
      await visitor.pressOn(way.prepare);
    await pressAll(visitor, way.press);
  }
  await untilMoved(visitor, 'main.tt', sequence);
}

/** Plays Trains of Europe to the end of the year; answers with the steps that were asked for. */
export async function playYear(visitor: Visitor): Promise<readonly string[]> {
  const steps: string[] = [];
  for (;;) {
    const asked = await untilAskedAgain(visitor);
    if (asked.kind === 'year-end') return steps;
    if (asked.kind === 'curtain') throw new Error('nobody shares this device');
    await stepOn(visitor, asked, steps.length === 0);
    steps.push(asked.step);
  }
}

/** What the slider of the replay says. */
const placeIn = (visitor: Visitor): Promise<string> =>
  visitor.until('the replay', () => document.querySelector<HTMLInputElement>('input[type=range]')?.value);

const untilAt = (visitor: Visitor, place: number): Promise<unknown> =>
  visitor.untilGiven(
    `move ${place} of the replay`,
    (wanted) => document.querySelector<HTMLInputElement>('input[type=range]')?.value === wanted,
    String(place),
  );

/** Looks through a replay by mouse and keys: to its end, back from there, and on again. */
export async function lookThrough(visitor: Visitor): Promise<void> {
  await visitor.pressOn('.replay-controls [aria-label=End]');
  await visitor.until('the end of the replay', () => {
    const slider = document.querySelector<HTMLInputElement>('input[type=range]');
    return slider !== null && slider.value === slider.max && slider.max !== '0';
  });
  const last = Number(await placeIn(visitor));
  await visitor.pressOn('.replay-controls [aria-label="One move back"]');
  await untilAt(visitor, last - 1);
  await visitor.press('ArrowLeft');
  await untilAt(visitor, last - 2);
  await visitor.press('ArrowRight');
  await untilAt(visitor, last - 1);
}

/** Runs in a page of another site: where its replay stands, and the middle of a button of it. */
function embeddedAt(label: string) {
  const inside = document.querySelector('branchline-replay')?.shadowRoot;
  const button = inside?.querySelector(`[aria-label="${label}"]`)?.getBoundingClientRect();
  const land = inside?.querySelector('.b-land');
  if (!inside || !button || !land) return undefined;
  return {
    move: inside.querySelector<HTMLInputElement>('input')!.value,
    spot: { x: Math.round(button.left + button.width / 2), y: Math.round(button.top + button.height / 2) },
  };
}

/** Runs in that page. */
const isEmbeddedAt = (move: string): boolean =>
  document.querySelector('branchline-replay')?.shadowRoot?.querySelector('input')?.value === move;

/** Looks through a replay in a page of another site: a step by mouse, the rest by keys. */
export async function lookThroughEmbedded(visitor: Visitor): Promise<void> {
  const { spot, move } = await visitor.untilGiven('a replay', embeddedAt, 'One move on');
  if (move !== '0') throw new Error(`it begins at move ${move}`);
  await visitor.click(spot);
  await visitor.untilGiven('the first move', isEmbeddedAt, '1');
  for (const [key, wanted] of [
    ['ArrowRight', '2'],
    ['ArrowRight', '3'],
    ['ArrowLeft', '2'],
  ] as const) {
    await visitor.press(key);
    await visitor.untilGiven(`move ${wanted}`, isEmbeddedAt, wanted);
  }
}

/** Takes the map of a finished game along; an engine that makes no film says so. */
export async function takeAlong(visitor: Visitor): Promise<void> {
  await visitor.pressOn('.over-actions button, .game-over button', 'Share');
  await visitor.pressOn('.share-ways button', 'Picture of the board');
  await visitor.shows('.share-told', 'Saved.');
  const ways = await visitor.count('.share-ways button');
  const canFilm = await visitor.run(async () => {
    if (typeof MediaRecorder !== 'undefined' && MediaRecorder.isTypeSupported('video/webm')) return true;
    if (typeof VideoEncoder === 'undefined') return false;
    const size = { width: 1280, height: 1280 };
    const asked = ['vp09.00.40.08', 'vp8'].map((codec) => VideoEncoder.isConfigSupported({ codec, ...size }));
    return (await Promise.all(asked)).some(({ supported }) => supported);
  }, null);
  if (canFilm !== (ways === 4)) throw new Error(`${ways} ways to take the game along`);
  if (!canFilm) await visitor.shows('[open] .section-help, dialog .section-help');
}

/** Everything the page needs later is kept, and the page is the one that keeps it. */
export const untilKept = (visitor: Visitor): Promise<unknown> =>
  visitor.run(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active!.state !== 'activated')
      await new Promise((resolve) => {
        active!.addEventListener('statechange', resolve, { once: true });
      });
    return active!.state;
  }, null);

/** Plays when asked, until the game is over, and does not look at anything twice. */
export async function playToTheEnd(visitor: Visitor): Promise<void> {
  for (;;) {
    const moment = await untilAsked(visitor);
    if (moment.kind === 'over') return;
    if (moment.kind === 'round') await visitor.pressOn('.round-end .button-ink');
    else if (moment.kind === 'act') await layByKeys(visitor, moment);
    await visitor.untilGiven(
      'something else than the end of the round',
      (kind) => kind !== 'round' || document.querySelector('.round-end') === null,
      moment.kind,
    );
  }
}
