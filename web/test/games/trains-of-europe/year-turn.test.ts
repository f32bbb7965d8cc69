// The turn of a year at a real table: seen as it happens, or found by a page that is loaded at it.

import '../../support/browser.ts';
import { expect, test } from 'vitest';
import { yearReport } from '../../../src/games/trains-of-europe/play/happenings/year-end.ts';
import { closedYear } from '../../../src/games/trains-of-europe/play/happenings/year-line.ts';
import { yearTurnAt, type YearTurn } from '../../../src/games/trains-of-europe/state/year-turn.ts';
import type { Table } from '../../../src/games/trains-of-europe/types.ts';
import { deviceInMemory, playOn, until } from './support/tables.ts';

const atTheTurn = ({ stop }: Table): boolean => stop.value !== undefined;

/** What the page makes of a turn: the sheet of the year end, and the line of the year that closes. */
const pagesOf = ({ before, after, events }: YearTurn) => ({
  report: yearReport(before, after, events),
  calls: closedYear(before, events, 0).calls,
});

async function playedToTheTurn(name: string) {
  const device = deviceInMemory(name);
  const id = await device.create({ people: 1, bots: 2 });
  const table = await device.open(id);
  const years = yearTurnAt(table);
  await playOn(table, atTheTurn);
  return { device, id, table, years };
}

test('it is gathered from the settlement to the new year, and its sums come out', async () => {
  const { table, years } = await playedToTheTurn('live');
  const { before, after, events } = years.turn.value!;
  expect([before.public.year, after.public.year]).toEqual([1, 2]);
  expect(before.public.profits).toEqual([]);
  expect(events.filter(({ kind }) => kind === 'settled')).toHaveLength(3);
  expect(events.at(-1)).toMatchObject({ kind: 'year', year: 2 });
  const { rows } = yearReport(before, after, events);
  expect(rows.map(({ cash }) => cash!.after)).toEqual(after.companies.map(({ cash }) => cash));
  expect(after).toBe(table.view.value);
});

test('the first year begins without one, and the next turn takes the place of the last', async () => {
  const { table, years } = await playedToTheTurn('again');
  const first = years.turn.value!;
  expect(table.entries.value.flatMap(({ events }) => events)).toContainEqual(
    expect.objectContaining({ kind: 'year', year: 1 }),
  );
  table.goOn();
  await playOn(table, atTheTurn);
  const second = years.turn.value!;
  expect([first.before.public.year, second.before.public.year]).toEqual([1, 2]);
  expect(second.before.public.profits).toHaveLength(1);
  expect(second.events.filter(({ kind }) => kind === 'settled')).toHaveLength(3);
});

test('a page that is loaded while the table stops there shows the same', async () => {
  const { device, id, table, years } = await playedToTheTurn('loaded at the stop');
  table.close();
  const again = await device.open(id);
  expect(again.stop.value).toMatchObject({ sequence: table.sequence.value });
  const found = yearTurnAt(again).turn.value!;
  expect(pagesOf(found)).toEqual(pagesOf(years.turn.value!));
});

test('a page that is loaded right before it misses the settlement and shows the same', async () => {
  const { device, id, table, years } = await playedToTheTurn('loaded at the settlement');
  // Shown up to the move before the settlement: that is the first thing the page shows, before anyone can listen.
  await device.link.ask('bookmark', { id, sequence: table.sequence.value - 2 });
  table.close();
  const again = await device.open(id);
  const found = yearTurnAt(again);
  expect(again.entries.value.at(-1)!.events).toContainEqual(expect.objectContaining({ kind: 'settled' }));
  expect(found.turn.value).toBeUndefined();
  await until(() => again.stop.value !== undefined);
  expect(pagesOf(found.turn.value!)).toEqual(pagesOf(years.turn.value!));
});

test('whoever has left hears of no further turn', async () => {
  const device = deviceInMemory('left');
  const table = await device.open(await device.create({ people: 1, bots: 2 }));
  const years = yearTurnAt(table);
  years.close();
  await playOn(table, atTheTurn);
  expect(years.turn.value).toBeUndefined();
});
