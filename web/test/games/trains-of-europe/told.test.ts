// What the players of a table are told and shown, and what not: spoilt plans, sales, year ends, what others hide or looked for.

import { storage } from '../../support/browser.ts';
import { beforeEach, expect, test } from 'vitest';
import type { Action } from '@branchline/trains-of-europe';
import { yearReport } from '../../../src/games/trains-of-europe/play/happenings/year-end.ts';
import { keepPlan } from '../../../src/games/trains-of-europe/state/plans.ts';
import { playAt } from '../../../src/games/trains-of-europe/state/play.ts';
import { speechAt } from '../../../src/games/trains-of-europe/state/speech.ts';
import { polite, say } from '../../../src/ui/live.ts';
import { play as played, sketch } from './support/sketch.ts';
import { deviceInMemory, playOn, tableAt, until } from './support/tables.ts';

beforeEach(() => {
  storage.clear();
  say('');
});

const DEAR = 'narvik-stockholm';
const rich = sketch({ companies: [{ cash: 400_000 }, { cash: 400_000 }] });
const theirs = played(played(rich, 0, { do: 'call', phase: 'on-site-meeting' }), 0, { do: 'done' });
const buys = (...sections: string[]) => {
  const moves = sections.map((section): Action => ({ do: 'licence', section }));
  return () => moves.shift();
};

test('what a company hides does not show on the year end of a shared device', async () => {
  const device = deviceInMemory('hidden');
  const table = await device.open(await device.create({ people: 2, bots: 0, options: { hiddenCash: true } }));
  const play = playAt(table);
  await playOn(table, ({ stop }) => stop.value !== undefined);
  const { before, after, events } = play.years.turn.value!;
  expect(after.viewer).toBe('spectator');
  expect(yearReport(before, after, events).rows.map(({ cash }) => cash)).toEqual([undefined, undefined]);
});

test('the first move after planning that spoils the plan is told', async () => {
  const table = tableAt(theirs, buys(DEAR));
  const play = playAt(table);
  play.togglePlanned(DEAR);
  table.resume();
  await until(() => table.sequence.value === 1);
  expect(play.checked.value!.warnings).toBe(1);
  expect(polite.value.text).toContain('Narvik–Stockholm');
});

test('what was impossible when it was planned is not told as news', async () => {
  keepPlan('lesson', 0, { version: 1, items: [{ plan: 'licence', section: 'wien-praha', price: 20_000 }] });
  const poor = sketch({ companies: [{ cash: 40_000 }, { cash: 400_000 }] });
  const state = played(played(poor, 0, { do: 'call', phase: 'on-site-meeting' }), 0, { do: 'done' });
  const table = tableAt(state, buys('berlin-praha'));
  playAt(table).togglePlanned(DEAR);
  table.resume();
  await until(() => table.sequence.value === 1);
  expect(polite.value.text).toBe('');
});

test('a plan that has become dearer still works', async () => {
  keepPlan('lesson', 0, { version: 1, items: [{ plan: 'licence', section: 'wien-praha', price: 20_000 }] });
  const table = tableAt(theirs, buys('wien-praha'));
  const play = playAt(table);
  table.resume();
  await until(() => table.sequence.value === 1);
  expect(play.checked.value!.items[0]!.warning).toMatchObject({ kind: 'dearer' });
  expect(polite.value.text).not.toContain('no longer works');
});

test('of two plans that one move spoils both are told, not the last one only', async () => {
  const item = (section: string) => ({ plan: 'licence', section, price: 20_000 }) as const;
  keepPlan('lesson', 0, { version: 1, items: ['wien-praha', 'wien-budapest', 'koln-frankfurt'].map(item) });
  const poor = sketch({ companies: [{ cash: 60_000 }, { sections: ['berlin-praha'] }] });
  const table = tableAt(played(poor, 0, { do: 'call', phase: 'on-site-meeting' }));
  const play = playAt(table);
  expect(play.checked.value!.warnings).toBe(0);
  await table.act({ do: 'licence', section: 'berlin-praha' });
  expect(play.checked.value!.warnings).toBe(2);
  // The live region is drawn once after the move: what it holds then is all that is read.
  expect(polite.value.text).toContain('Wien–Budapest');
  expect(polite.value.text).toContain('Köln–Frankfurt');
});

const lots = played(
  played(sketch({ companies: [{ cash: 60_000 }, { idle: ['lark'] }, { cash: 60_000 }] }), 0, {
    do: 'call',
    phase: 'auction-house',
  }),
  1,
  { do: 'offer', vehicles: ['lark'], sections: [] },
);
function heardAt(table: ReturnType<typeof tableAt>): string[] {
  const speech = speechAt(table);
  const said: string[] = [];
  table.onShown((told) => said.push(speech(told) ?? ''));
  return said;
}

test('a sale that ends with somebody’s pass is told with its lot, also to who opened it', async () => {
  const moves: Action[] = [{ do: 'pass' }];
  const table = tableAt(lots, () => moves.shift());
  const said = heardAt(table);
  await table.act({ do: 'open', lot: { owner: 1, model: 'lark' }, bid: 30_000 });
  expect(said.join(' ')).not.toContain('Lark');
  await until(() => table.entries.value.some(({ events }) => events.some(({ kind }) => kind === 'sold')));
  expect(said.join(' ')).toContain('Lark');
});

test('the year end is told although the own move has brought it', async () => {
  const last = sketch({ companies: [{ cash: 60_000 }, {}], called: ['railroad-fair', 'conference-room'] });
  const table = tableAt(played(last, 0, { do: 'call', phase: 'on-site-meeting' }));
  const said = heardAt(table);
  await table.act({ do: 'done' });
  await until(() => table.stop.value !== undefined);
  expect(said.join(' ')).toContain('Year end:');
});

test('the development bonus is told to whoever called it', async () => {
  const table = tableAt(sketch({ companies: [{ sections: ['berlin-praha'] }, {}] }));
  const said = heardAt(table);
  await table.act({ do: 'call', phase: 'development-bonus' });
  expect(said.join(' ')).toContain('Development Bonus: you');
});

test('the city that was looked for does not stay for the next player', async () => {
  const device = deviceInMemory('lookup');
  const table = await device.open(await device.create({ people: 2, bots: 0 }));
  const play = playAt(table);
  await playOn(table, ({ curtain }) => curtain.value !== undefined);
  const first = table.curtain.value!;
  await table.liftCurtain();
  play.lookup.value = { city: 'wien' };
  await playOn(table, ({ curtain }) => curtain.value === 1 - first);
  expect(play.lookup.value).toBeUndefined();
});

test('whoever watches is shown the company that is asked for a call', async () => {
  const device = deviceInMemory('watching');
  const table = await device.open(await device.create({ people: 3, bots: 0 }));
  const play = playAt(table);
  const calls: number[][] = [];
  await playOn(table, ({ curtain, view, stop }) => {
    const { stage } = view.value.public;
    if (curtain.value !== undefined && stage.kind === 'call') calls.push([curtain.value, play.shownSeat.value]);
    return stop.value !== undefined;
  });
  for (const [asked, shown] of calls) expect(shown).toBe(asked);
});
