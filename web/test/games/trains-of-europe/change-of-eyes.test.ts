// People who share a device: with other eyes comes another plan, and nothing of what the last player pointed at.

import { storage } from '../../support/browser.ts';
import { beforeEach, expect, test } from 'vitest';
import { playAt } from '../../../src/games/trains-of-europe/state/play.ts';
import { keptPlan } from '../../../src/games/trains-of-europe/state/plans.ts';
import { deviceInMemory, playOn } from './support/tables.ts';

beforeEach(() => storage.clear());

async function shared(name: string) {
  const device = deviceInMemory(name);
  const id = await device.create({ people: 2, bots: 0 });
  const table = await device.open(id);
  const play = playAt(table);
  const isFree = (): boolean => table.curtain.value !== undefined;
  /** Goes on until the curtain waits for this seat, and lifts it. */
  const lift = async (seat: number): Promise<void> => {
    await playOn(table, () => table.curtain.value === seat);
    await table.liftCurtain();
  };
  await playOn(table, isFree);
  const first = table.curtain.value!;
  return { id, table, play, lift, first, second: 1 - first };
}

test('behind the curtain nobody plays, and the company shown is the one whose turn it is', async () => {
  const { table, play, first, second } = await shared('curtain');
  expect([play.seat.value, play.stage.value.mine, play.plan.value.items]).toEqual([undefined, false, []]);
  play.act({ do: 'call', phase: 'on-site-meeting' });
  expect(play.sending.value).toBe(false);
  await table.liftCurtain();
  expect([play.seat.value, play.shownSeat.value, play.stage.value.mine]).toEqual([first, first, true]);
  for (const seat of [second, first]) {
    await playOn(table, ({ curtain, view }) => curtain.value === seat && 'seat' in view.value.public.stage);
    expect([play.seat.value, play.shownSeat.value]).toEqual([undefined, seat]);
  }
});

test('each player finds the own plan again, and the other one never sees it', async () => {
  const { id, play, lift, first, second } = await shared('plans');
  await lift(first);
  play.togglePlanned('wien-praha');
  const own = play.plan.value;
  await lift(second);
  expect(play.seat.value).toBe(second);
  expect(play.plan.value.items).toEqual([]);
  play.togglePlanned('berlin-praha');
  expect(keptPlan(id, first)).toEqual(own);
  await lift(first);
  expect(play.plan.value).toEqual(own);
  expect(keptPlan(id, second).items).toMatchObject([{ section: 'berlin-praha' }]);
});

test('what was chosen, refused or shown stays with whoever chose it', async () => {
  const { play, table, lift, first, second } = await shared('chosen');
  await lift(first);
  const point = (): void => {
    play.choose('wien-praha');
    play.calling.value = 'railroad-fair';
    play.refusal.value = { text: 'no', rule: 'TOE-MONEY-5' };
    play.shown.value = { glow: ['wien-praha'] };
    play.mapOnly.value = true;
  };
  // After the last move of the turn is shown, and before the hand is hidden: no new stage takes it away in between.
  table.onShown(({ by }) => {
    if (by === first) queueMicrotask(point);
  });
  await playOn(table, () => table.curtain.value === second);
  const left = [play.selected, play.calling, play.refusal, play.shown].map(({ value }) => value);
  expect(left).toEqual([undefined, undefined, undefined, undefined]);
  expect(play.mapOnly.value).toBe(false);
});
