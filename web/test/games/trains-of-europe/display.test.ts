// What the map shows at the open table: calm while nothing is for sale, and the same objects where nothing has changed.

import { storage } from '../../support/browser.ts';
import { beforeEach, expect, test } from 'vitest';
import type { Action, State } from '@branchline/trains-of-europe';
import { displayAt } from '../../../src/games/trains-of-europe/state/display.ts';
import { playAt } from '../../../src/games/trains-of-europe/state/play.ts';
import { play as played, sketch } from './support/sketch.ts';
import { tableAt, until } from './support/tables.ts';

beforeEach(() => storage.clear());

const NEAR = 'wien-praha';
const calling = sketch({
  companies: [
    { cash: 60_000, sections: ['berlin-praha'], contracts: { 'moonlit-moldau': {} } },
    { cash: 200_000, sections: ['berlin-praha'] },
  ],
});
const meeting = played(calling, 0, { do: 'call', phase: 'on-site-meeting' });

function open(state: State, reply?: () => Action | undefined) {
  const table = tableAt(state, reply);
  const play = playAt(table);
  return { table, play, shown: displayAt(play) };
}

test('sections have prices only while licences are for sale', () => {
  expect(open(calling).shown.value.offers).toEqual([]);
  const { offers, glow } = open(meeting).shown.value;
  const stateOf = (section: string) => offers.find((offer) => offer.section === section)?.state;
  expect(offers.find(({ section }) => section === NEAR)).toEqual({ section: NEAR, price: 20_000, state: 'near' });
  expect([stateOf('narvik-stockholm'), stateOf('berlin-praha')]).toEqual(['dear', undefined]);
  expect(glow).toContain(NEAR);
});

test('the own network, the cities of the contracts and all sticks are shown', () => {
  const { network, wanted, tracks } = open(calling).shown.value;
  expect(network.toSorted()).toEqual(['berlin', 'praha']);
  expect(wanted).toContain('budapest');
  expect(tracks).toEqual([{ section: 'berlin-praha', companies: ['blue', 'green'] }]);
});

test('plan, choice and the city looked for are marked', () => {
  const { play, shown } = open(meeting);
  play.togglePlanned('wien-budapest');
  play.choose(NEAR);
  play.lookup.value = { city: 'wien' };
  expect(shown.value).toMatchObject({
    plan: [{ section: 'wien-budapest', price: 20_000 }],
    selected: { section: NEAR, price: 20_000 },
    focus: 'wien',
  });
  play.clear();
  expect(shown.value.focus).toBeUndefined();
  // What is planned is under decision while nothing else is.
  expect(shown.value.selected?.section).toBe('wien-budapest');
});

test('a screen may ask for something else to be shown', () => {
  const { play, shown } = open(calling);
  expect(shown.value.dimmed).toBe(true);
  play.shown.value = { dimmed: false, glow: [NEAR] };
  expect(shown.value).toMatchObject({ dimmed: false, glow: [NEAR] });
});

test('a choice, or a move that lays nothing, draws nothing else again', async () => {
  const { table, play, shown } = open(meeting);
  const before = shown.value;
  play.choose(NEAR);
  expect(shown.value).not.toBe(before);
  await table.act({ do: 'done' });
  for (const part of ['tracks', 'offers', 'network', 'wanted', 'plan', 'changes'] as const)
    expect(shown.value[part], part).toBe(before[part]);
});

test('what the others bought since the own turn is marked, unless that is switched off', async () => {
  const moves: Action[] = [{ do: 'licence', section: NEAR }];
  const { table, play, shown } = open(played(meeting, 0, { do: 'done' }), () => moves.shift());
  table.resume();
  await until(() => table.sequence.value === 1);
  expect(shown.value.changes).toEqual([{ section: NEAR, company: 'green' }]);
  play.sinceShown.value = false;
  expect(shown.value.changes).toEqual([]);
});

test('the own cities pulse when the development bonus is paid', async () => {
  const { table, shown } = open(calling);
  expect(shown.value.bonus).toBeUndefined();
  await table.act({ do: 'call', phase: 'development-bonus' });
  expect(shown.value.bonus).toEqual({ company: 'blue', cities: shown.value.network });
});
