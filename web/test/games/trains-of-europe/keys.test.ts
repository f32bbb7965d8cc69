// The table by keyboard: what each key does, and where it does nothing.

import '../../support/browser.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { State } from '@branchline/trains-of-europe';
import { listenForKeys, pressed } from '../../../src/games/trains-of-europe/state/keys.ts';
import { playAt } from '../../../src/games/trains-of-europe/state/play.ts';
import { play as played, sketch } from './support/sketch.ts';
import { tableAt, until } from './support/tables.ts';

const NEAR = 'wien-praha';
const calling = sketch({ companies: [{ cash: 60_000, sections: ['berlin-praha'] }, {}] });
const call = (state: State, phase: 'on-site-meeting' | 'auction-house'): State =>
  played(state, 0, { do: 'call', phase });
/** The own company may open the only lot. */
const opening = played(
  call(sketch({ companies: [{ cash: 60_000 }, { idle: ['lark'] }, { cash: 60_000 }] }), 'auction-house'),
  1,
  { do: 'offer', vehicles: ['lark'], sections: [] },
);

function open(state: State) {
  const table = tableAt(state);
  const play = playAt(table);
  const asked: string[] = [];
  const places = {
    open: (tab: string) => void asked.push(tab),
    map: () => void asked.push('map'),
    help: () => void asked.push('help'),
  };
  return { table, play, asked, places, press: (key: string) => pressed(play, key, places) };
}

/** What the key has led to, once it is done. */
const firstMove = async ({ table, play }: ReturnType<typeof open>) => {
  await until(() => !play.sending.value);
  return table.entries.value[0]?.events[0];
};

describe('numbers', () => {
  test('choose a phase, and Enter calls it', async () => {
    const page = open(calling);
    const { play, press } = page;
    expect(press('Enter')).toBe(false);
    expect(press('2')).toBe(true);
    expect(play.calling.value).toBe('railroad-fair');
    expect(press('Enter')).toBe(true);
    expect(await firstMove(page)).toMatchObject({ kind: 'called', phase: 'railroad-fair' });
  });

  test('choose nothing that was called before, and nothing while no call is asked for', () => {
    const { play, press } = open(sketch({ companies: [{}, {}], called: ['on-site-meeting', 'railroad-fair'] }));
    expect([press('2'), play.calling.value]).toEqual([false, undefined]);
    expect(open(call(calling, 'on-site-meeting')).press('2')).toBe(false);
  });
});

describe('Enter', () => {
  test('buys the section under decision, and nothing where there is none', async () => {
    const page = open(call(calling, 'on-site-meeting'));
    const { play, press } = page;
    expect(press('Enter')).toBe(false);
    play.choose(NEAR);
    expect(press('Enter')).toBe(true);
    expect(await firstMove(page)).toMatchObject({ kind: 'licensed', section: NEAR });
  });

  test('turns the page where the game has stopped', () => {
    const { table, press } = open(calling);
    table.stop.value = { sequence: 0, by: 'chance', events: [] };
    expect(press('Enter')).toBe(true);
    expect(table.stop.value).toBeUndefined();
  });
});

describe('P', () => {
  test('declines to open a lot', async () => {
    const page = open(opening);
    expect(page.press('p')).toBe(true);
    expect(await firstMove(page)).toMatchObject({ kind: 'declined', seat: 0 });
  });

  test('passes a bid', async () => {
    const bid = played(opening, 0, { do: 'open', lot: { owner: 1, model: 'lark' }, bid: 30_000 });
    const raised = played(bid, 2, { do: 'raise', bid: 40_000 });
    const page = open(raised);
    expect(page.press('P')).toBe(true);
    expect(await firstMove(page)).toMatchObject({ kind: 'passed', seat: 0 });
  });

  test('ends no turn of buying by mistake', () => {
    const { play, press } = open(call(calling, 'on-site-meeting'));
    expect(play.stage.value.mayEnd).toBe(true);
    expect([press('p'), play.sending.value]).toEqual([false, false]);
  });
});

describe('letters', () => {
  test('lead to the parts of the table, whatever their case; others do nothing', () => {
    const { asked, press } = open(calling);
    for (const key of ['c', 'Y', 's', 'L', 'm', '?']) expect(press(key)).toBe(true);
    expect(asked).toEqual(['contracts', 'yard', 'sections', 'log', 'map', 'help']);
    for (const key of ['x', '7', 'Tab', 'F1']) expect(press(key)).toBe(false);
  });

  test('F looks for a city, but not under a sheet', () => {
    const covered = open(calling);
    expect([covered.press('f'), covered.play.lookup.value]).toEqual([false, undefined]);
    const { play, press } = open(call(calling, 'on-site-meeting'));
    expect([press('f'), play.lookup.value]).toEqual([true, { typing: true }]);
  });
});

test('Escape closes a hint before it gives up anything else', () => {
  const { play, press } = open(calling);
  press('1');
  play.hints.hint.value = { state: 'none' };
  press('Escape');
  expect([play.hints.hint.value, play.calling.value]).toEqual([undefined, 'on-site-meeting']);
});

test('Escape first brings the sheet back, then gives up what is under decision', () => {
  const { play, press } = open(calling);
  press('1');
  play.mapOnly.value = true;
  press('Escape');
  expect([play.mapOnly.value, play.calling.value]).toEqual([false, 'on-site-meeting']);
  press('Escape');
  expect(play.calling.value).toBeUndefined();
});

describe('on the page', () => {
  afterEach(() => void vi.unstubAllGlobals());

  /** What has the focus: the page itself, or a part of this kind. */
  class Part extends EventTarget {
    kind = 'body';
    closest(kinds: string): Part | null {
      return kinds.split(', ').includes(this.kind) ? this : null;
    }
  }

  function listening() {
    const focus = new Part();
    vi.stubGlobal('HTMLElement', Part);
    vi.stubGlobal('addEventListener', focus.addEventListener.bind(focus));
    vi.stubGlobal('removeEventListener', focus.removeEventListener.bind(focus));
    const { table, play, places, asked } = open(call(calling, 'on-site-meeting'));
    play.choose(NEAR);
    const stop = listenForKeys(play, places);
    /** True where the key was used up. */
    const type = (key: string, held: { readonly ctrlKey?: boolean } = {}): boolean =>
      !focus.dispatchEvent(Object.assign(new Event('keydown', { cancelable: true }), { key, ...held }));
    return { focus, table, asked, type, stop };
  }

  test('keys are used up where they did something, and heard no more when the table is left', () => {
    const { asked, type, stop } = listening();
    expect([type('c'), type('x')]).toEqual([true, false]);
    stop();
    expect(type('c')).toBe(false);
    expect(asked).toEqual(['contracts']);
  });

  test('keys do nothing behind the curtain, or together with Ctrl', () => {
    const { table, asked, type } = listening();
    expect(type('c', { ctrlKey: true })).toBe(false);
    table.curtain.value = 0;
    expect([type('c'), asked]).toEqual([false, []]);
  });

  test('what is typed stays where it is typed, and Enter belongs to the button that has the focus', () => {
    const { focus, type } = listening();
    focus.kind = 'input';
    expect([type('c'), type('Enter')]).toEqual([false, false]);
    focus.kind = 'button';
    expect([type('c'), type('Enter')]).toEqual([true, false]);
    focus.kind = 'body';
    expect(type('Enter')).toBe(true);
  });
});
