// A copy of everything, opened on another device: running games go on, finished ones count as played there.

import { seedFromText } from '@branchline/core';
import { expect, test } from 'vitest';
import { isDamaged, memoryRecords, openHost, type Records } from '../src/index.ts';
import { exportGame, importGame, ownGame, restoreGame, type SavedGame } from '../src/later.ts';
import { createdGame, libraryFor, playedOut, portsFor, settle } from './support.ts';

async function saved(records: Records, id: string): Promise<SavedGame> {
  const [text, own] = [await exportGame(libraryFor(records), id), await ownGame({ records }, id)];
  return { id, text: text!, ...(own ? { own } : {}) };
}

async function begun(records: Records): Promise<string> {
  const id = await createdGame(records);
  const host = await openHost(portsFor(records), id);
  if ('problem' in host) throw new Error(host.problem);
  host.close();
  return id;
}

async function recordIn(records: Records, id: string) {
  const record = await records.read(id);
  if (!record || isDamaged(record)) throw new Error('there is no record');
  return record;
}

test('a running game goes on under its id, and draws what it would have drawn', async () => {
  const [here, there] = [memoryRecords(), memoryRecords()];
  const id = await begun(here);
  expect(await restoreGame(libraryFor(there), await saved(here, id))).toEqual({ id });
  const host = await openHost(portsFor(there), id);
  if ('problem' in host) throw new Error(host.problem);
  await host.seat(0, { name: 'Ada', kind: 'bot:first' });
  await host.seat(1, { name: 'Ben', kind: 'bot:first' });
  while (!host.over()) await settle();
  host.close();
  const elsewhere = memoryRecords();
  expect(await importGame(libraryFor(elsewhere), (await exportGame(libraryFor(there), id))!)).toHaveProperty('id');
});

test('a finished game counts as played on this device, at its own time', async () => {
  const [here, there] = [memoryRecords(), memoryRecords()];
  const id = await playedOut(here);
  const { created, touched, seed } = await recordIn(here, id);
  await restoreGame(libraryFor(there), await saved(here, id));
  expect(await recordIn(there, id)).toMatchObject({ imported: false, created, touched, seed });
});

test('what its seats wear comes along', async () => {
  const [here, there] = [memoryRecords(), memoryRecords()];
  const id = await playedOut(here);
  const { seats } = await recordIn(here, id);
  await here.patch(id, { seats: seats.map((seat, at) => (at === 1 ? { ...seat, colour: 'brass' as const } : seat)) });
  await restoreGame(libraryFor(there), await saved(here, id));
  expect((await recordIn(there, id)).seats.map(({ colour }) => colour)).toEqual([undefined, 'brass', undefined]);
});

test('a game from a file stays one, for replay only', async () => {
  const [here, there, origin] = [memoryRecords(), memoryRecords(), memoryRecords()];
  const text = (await exportGame(libraryFor(origin), await playedOut(origin)))!;
  const imported = await importGame(libraryFor(here), text);
  if ('problem' in imported) throw new Error(imported.problem);
  const copy = await saved(here, imported.id);
  expect(copy).not.toHaveProperty('own');
  await restoreGame(libraryFor(there), copy);
  expect(await recordIn(there, imported.id)).toMatchObject({ imported: true });
});

test('what is here already is not taken a second time, also where it was played on since', async () => {
  const records = memoryRecords();
  const running = await begun(records);
  const copy = await saved(records, running);
  const host = await openHost(portsFor(records), running);
  if ('problem' in host) throw new Error(host.problem);
  for (const seat of [0, 1]) await host.seat(seat, { name: 'Cy', kind: 'bot:first' });
  while (!host.over()) await settle();
  host.close();
  expect(await restoreGame(libraryFor(records), copy)).toEqual({ id: running, known: true });
  expect(await records.list()).toHaveLength(1);
});

test('another game under the same id is kept beside it', async () => {
  const [here, there] = [memoryRecords(), memoryRecords()];
  const [id, other] = [await playedOut(here), await playedOut(there)];
  const restored = await restoreGame(libraryFor(there), { ...(await saved(here, id)), id: other });
  expect(restored).toHaveProperty('id');
  expect(restored).not.toMatchObject({ id: other });
  expect(await there.list()).toHaveLength(2);
});

test('a running game with a seed that did not deal it is refused', async () => {
  const [here, there] = [memoryRecords(), memoryRecords()];
  const copy = await saved(here, await begun(here));
  const forged = { ...copy, own: { ...copy.own!, seed: seedFromText('another deal') } };
  expect(await restoreGame(libraryFor(there), forged)).toMatchObject({ problem: 'wrong', why: { code: 'commitment' } });
  expect(await there.list()).toEqual([]);
});
