// Which moves of Trains of Europe can be taken back: all open ones, until chance moves or secrets are shown.

import { expect, test } from 'vitest';
import { begin, fastRng, newTable, pick, seedFromText, step, type Table } from '@branchline/core';
import { rule } from '@branchline/core/ruling';
import { trainsOfEurope, type TrainsOfEurope } from '../src/index.ts';
import { configOf } from './support/scene.ts';

const tableOf = (options: object = {}): Table<TrainsOfEurope> =>
  begin(
    newTable({
      game: trainsOfEurope,
      config: configOf({ seats: 2, options } as never),
      seats: 2,
      seed: seedFromText('rails'),
    }),
  ).table;

const act = (table: Table<TrainsOfEurope>, seat: number, action: object): Table<TrainsOfEurope> => {
  const taken = step(table, { seat, action });
  expect(taken.answer).toMatchObject({ ok: true });
  return taken.table;
};

const back = (table: Table<TrainsOfEurope>, seat: number) => rule(table, { seat, kind: 'takeback' });

test('a call is taken back as long as it drew nothing', () => {
  const table = tableOf();
  const caller = table.state.public.chair;
  expect(back(table, caller).answer).toEqual({ ok: false, reason: 'nothing-to-take-back' });
  const fair = act(table, caller, { do: 'call', phase: 'railroad-fair' });
  expect(back(fair, caller).table.state).toEqual(table.state);
  const aid = act(table, caller, { do: 'call', phase: 'government-aid' });
  expect(back(aid, caller).answer).toEqual({ ok: false, reason: 'revealed' });
});

test('[TOE-AUC-1] offers and votes stand once they are disclosed, hidden vehicles once they are shown', () => {
  for (const hiddenVehicles of [false, true]) {
    const rng = fastRng(7);
    let table = tableOf({ hiddenVehicles });
    const shown = new Set<string>();
    const open = new Set<string>();
    for (let count = 0; count < 400; count++) {
      const turn = trainsOfEurope.turn(table.state);
      if (turn.kind !== 'seats') break;
      const seat = turn.seats[0]!;
      const action = pick(trainsOfEurope.legal(trainsOfEurope.view(table.state, seat), seat), rng);
      const { changes, table: next } = step(table, { seat, action });
      const isLast = changes.length === 1;
      const answer = back(next, seat).answer;
      if (isLast) (answer.ok ? open : shown).add(action.do);
      else expect(answer.ok).toBe(false);
      table = next;
    }
    expect(open).toContain('buy');
    expect(shown).not.toContain('buy');
    expect(shown).toContain('offer');
    expect(open.has('assign')).toBe(!hiddenVehicles);
    expect(shown.has('assign')).toBe(hiddenVehicles);
  }
});
