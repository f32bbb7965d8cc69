// A replay as a table: it shows its position, and nobody plays there.

import '../../support/browser.ts';
import { expect, test } from 'vitest';
import { NO_PLAN, withItem } from '../../../src/games/trains-of-europe/play/plan.ts';
import { displayAt } from '../../../src/games/trains-of-europe/state/display.ts';
import { playAt } from '../../../src/games/trains-of-europe/state/play.ts';
import { keepPlan } from '../../../src/games/trains-of-europe/state/plans.ts';
import { tableOfReplay } from '../../../src/games/trains-of-europe/state/replay-table.ts';
import { deviceInMemory, playOn, until } from './support/tables.ts';

const device = deviceInMemory('replay');

/** A year of one person and two bots, and the moves before which the person was asked. */
async function aYear() {
  const id = await device.create({ people: 1, bots: 2 });
  const table = await device.open(id);
  const asked: number[] = [];
  await playOn(table, ({ stop, acting, sequence }) => {
    if (acting.value !== undefined) asked.push(sequence.value);
    return stop.value !== undefined;
  });
  return { id, table, asked };
}

const { id, table: played, asked } = await aYear();

test('it shows the position and what led there, and goes with the replay', async () => {
  const replay = await device.replay(id, asked[0]!);
  const table = tableOfReplay(replay);
  const map = displayAt(playAt(table));
  expect([table.sequence.value, table.entries.value.length]).toEqual([asked[0], asked[0]]);
  expect(table.view.value.public.year).toBe(1);
  const { length: tracks } = map.value.tracks;
  replay.goTo(played.sequence.value);
  await until(() => table.sequence.value === played.sequence.value);
  const told = ({ entries }: typeof table) => entries.value.map(({ by, events }) => ({ by, events }));
  expect(told(table)).toEqual(told(played));
  expect(table.view.value).toEqual(played.view.value);
  expect(map.value.tracks.length).toBeGreaterThan(tracks);
});

test('whoever was asked then is not asked now, and nothing can be sent', async () => {
  const table = tableOfReplay(await device.replay(id, asked[0]!));
  const play = playAt(table);
  expect(play.seat.value).toBe(0);
  expect(play.stage.value).toMatchObject({ acting: [0], mine: false, mayEnd: false });
  expect(await table.act({ do: 'done' })).toEqual({ ok: false, reason: 'not-your-turn' });
  play.act({ do: 'done' });
  expect([play.sending.value, play.refusal.value]).toEqual([false, undefined]);
});

test('the plan of the game that is played is not shown in its replay', async () => {
  keepPlan(id, 0, withItem(NO_PLAN, { plan: 'call', phase: 'railroad-fair' }));
  expect(playAt(played).plan.value.items).toHaveLength(1);
  expect(playAt(tableOfReplay(await device.replay(id, asked[0]!))).plan.value).toEqual(NO_PLAN);
});
