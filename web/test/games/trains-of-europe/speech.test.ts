// What screen readers are told without asking.

import '../../support/browser.ts';
import { expect, test } from 'vitest';
import type { Action, State } from '@branchline/trains-of-europe';
import { speechAt } from '../../../src/games/trains-of-europe/state/speech.ts';
import type { Table } from '../../../src/games/trains-of-europe/types.ts';
import { play, sketch } from './support/sketch.ts';
import { deviceInMemory, playOn, tableAt, until } from './support/tables.ts';

const NOTHING = { sequence: 0, by: 'chance', events: [] } as const;

/** Everything that is told at this table from now on, entry by entry. */
function listening(table: Table) {
  const speech = speechAt(table);
  const said: (string | undefined)[] = [];
  table.onShown((told) => said.push(speech(told)));
  return { speech, said };
}

const calling = sketch({
  companies: [{ cash: 60_000, sections: ['berlin-praha'] }, { cash: 200_000 }],
});
const called = (state: State, phase: 'on-site-meeting' | 'auction-house'): State =>
  play(state, 0, { do: 'call', phase });

test('the own turn is told to whoever comes to the table, and once only', () => {
  const { speech } = listening(tableAt(called(calling, 'on-site-meeting')));
  expect(speech(NOTHING)).toBe('Your turn, with the caller’s bonus. Buy up to 3 licences.');
  expect(speech(NOTHING)).toBeUndefined();
});

test('an own move is not told again, but what is left of the turn is', async () => {
  const table = tableAt(called(calling, 'on-site-meeting'));
  const { said } = listening(table);
  await table.act({ do: 'licence', section: 'wien-praha' });
  await table.act({ do: 'licence', section: 'wien-budapest' });
  await table.act({ do: 'done' });
  expect(said).toEqual([
    'Your turn, with the caller’s bonus. Buy up to 2 licences.',
    'Your turn, with the caller’s bonus. Buy 1 licence.',
    undefined,
  ]);
});

test('the others’ moves are told with names and prices, and the own turn after them', async () => {
  const others: Action[] = [
    { do: 'licence', section: 'berlin-praha' },
    { do: 'done' },
    { do: 'call', phase: 'railroad-fair' },
    { do: 'done' },
  ];
  const table = tableAt(play(called(calling, 'on-site-meeting'), 0, { do: 'done' }), () => others.shift());
  const { said } = listening(table);
  table.resume();
  await until(() => table.acting.value === 0);
  expect(said).toEqual([
    'Inês licenses Berlin–Praha for 40k.',
    undefined,
    'Inês calls the Railroad Fair.',
    'Your turn. Buy up to 2 vehicles.',
  ]);
});

test('a bid to answer is told with its lot, and told again when it has risen', async () => {
  const rich = sketch({ companies: [{ cash: 90_000 }, { idle: ['lark'] }, { cash: 90_000 }] });
  const lots = play(called(rich, 'auction-house'), 1, { do: 'offer', vehicles: ['lark'], sections: [] });
  const bids = [50_000, 70_000];
  const table = tableAt(play(lots, 0, { do: 'open', lot: { owner: 1, model: 'lark' }, bid: 30_000 }), () => ({
    do: 'raise',
    bid: bids.shift()!,
  }));
  const { said } = listening(table);
  table.resume();
  await until(() => table.acting.value === 0);
  expect(said.splice(0)).toEqual(['Your turn. Lark, 50k by Otto. Raise or pass.']);
  await table.act({ do: 'raise', bid: 60_000 });
  await until(() => table.acting.value === 0);
  expect(said.at(-1)).toBe('Your turn. Lark, 70k by Otto. Raise or pass.');
});

test('the year that closes and the one that begins are told, what is laid out for it is not', async () => {
  const last = sketch({
    companies: [{ cash: 60_000 }, { cash: 60_000 }],
    called: ['railroad-fair', 'conference-room'],
  });
  const table = tableAt(play(called(last, 'on-site-meeting'), 0, { do: 'done' }), () => ({ do: 'done' }));
  const { said } = listening(table);
  table.resume();
  await until(() => table.stop.value !== undefined);
  expect(said).toEqual([
    'Year end: you nothing and Inês nothing. Inês takes the chair.',
    'Year 2, order of calls: Inês, you and Inês.',
  ]);
  expect(table.entries.value.at(-1)!.events[0]).toMatchObject({ kind: 'displayed' });
});

test('at a table of bots whoever comes to it is told of the year, and then of what to do', async () => {
  const device = deviceInMemory('speech');
  const table = await device.open(await device.create({ people: 1, bots: 2 }));
  const { said } = listening(table);
  await playOn(table, ({ acting }) => acting.value !== undefined);
  expect(said.join(' ')).toMatch(/^Year 1, order of calls: .*you.*\. .*Your turn\. .*\.$/);
  expect(said.join(' ')).not.toMatch(/begins? with|on the market/);
});
