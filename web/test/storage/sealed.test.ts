// Games under seal, in both stores: nothing of them is readable in storage, and either store restores the other.

import 'fake-indexeddb/auto';
import { seedFromText, type Entry } from '@branchline/core';
import type { GameRecord, Records } from '@branchline/tables';
import { beforeEach, expect, test, vi } from 'vitest';
import { openGames } from '../../src/storage/database.ts';
import { answerOf } from '../../src/storage/idb.ts';
import { idbRecords } from '../../src/storage/idb-records.ts';
import { mirroredRecords } from '../../src/storage/mirrored-records.ts';
import { openMirror } from '../../src/storage/mirror.ts';
import { openSeal } from '../../src/storage/seal-keys.ts';
import { sealedRecords } from '../../src/storage/sealed-records.ts';
import { PrivateFiles } from './private-files.ts';

const SEED = seedFromText('secret');
const record: GameRecord = {
  id: 'a',
  game: 'toy',
  rulesVersion: '1',
  boardHash: 'sha256:0',
  spec: { seats: 2 },
  seats: [{ name: 'Ada', kind: 'human' }],
  seed: SEED,
  commitment: 'sha256:0',
  imported: false,
  created: 0,
  touched: 0,
  bookmark: 0,
  summary: { moves: 0, over: false, detail: null },
};
const dealt = { by: 'chance', do: 'deal', hands: [['Roma', 'Oslo']] } as const;
const passed = { by: 0, do: 'pass', city: 'Oslo' } as const;
const deal: Entry = { sequence: 1, move: dealt, hash: 'h1', at: 5 };
const choice: Entry = { sequence: 2, move: passed, hash: 'h2', id: 'x' };

let names = 0;
let database: string;
let files: PrivateFiles;

beforeEach(() => {
  database = `sealed ${++names}`;
  files = new PrivateFiles();
  files.install();
});

/** The store as the page builds it, over what the two stores hold now; settled once nothing is being copied. */
async function shelf(): Promise<Records> {
  const db = await openGames(database);
  const seal = openSeal(db);
  return mirroredRecords(sealedRecords(idbRecords(db), seal), openMirror(seal));
}

async function dump(): Promise<string> {
  const db = await openGames(database);
  const all = await Promise.all(
    ['games', 'moves'].map((store) => answerOf(db.transaction(store).objectStore(store).getAll())),
  );
  return JSON.stringify(all);
}

const fileOf = (id: string): string => files.files.get(`games/${id}.jsonl`) ?? '';
const copied = (text: string) => expect.poll(() => fileOf('a')).toContain(text);
/** Sealed entries are letters without quotes, in which any short word may come up by chance. */
const clear = /"(?:Roma|Oslo|deal|pass)"/;

async function played(): Promise<Records> {
  const records = await shelf();
  expect(await records.create(record, [deal])).toBe('ok');
  expect(await records.log('a').append(1, [choice])).toBe('ok');
  await copied('"sequence":2');
  return records;
}

/** Another database under the same name would be the same one: the old one is lost by looking elsewhere. */
const loseDatabase = (): void => void (database = `sealed ${++names}`);

test('neither seed nor moves can be read in the database or in the second copy, and both come back', async () => {
  const records = await played();
  for (const text of [await dump(), fileOf('a')]) {
    expect(text).not.toContain(SEED);
    expect(text).not.toMatch(clear);
  }
  expect(await records.read('a')).toEqual(record);
  expect(await records.log('a').read(0)).toEqual([deal, choice]);
  const later = await shelf();
  expect(await later.read('a')).toEqual(record);
  expect(await later.log('a').read(1)).toEqual([choice]);
});

test('the second copy opens without the database, and the database without the second copy', async () => {
  await played();
  loseDatabase();
  const healed = await shelf();
  expect((await healed.list()).map(({ id }) => id)).toEqual(['a']);
  expect(await healed.read('a')).toEqual(record);
  expect(await healed.log('a').read(0)).toEqual([deal, choice]);
  files.files.clear();
  const again = await shelf();
  expect(await again.read('a')).toEqual(record);
  await copied('"sequence":2');
  loseDatabase();
  expect(await (await shelf()).read('a')).toEqual(record);
});

test('what the table has ruled, and all that came after it, comes back from either store', async () => {
  const takeback: Entry = { sequence: 3, ruling: { kind: 'takeback', by: 0, to: 1, moves: 1 }, hash: 'h1', id: 'y' };
  const again: Entry = { ...choice, sequence: 4, id: 'z' };
  const records = await played();
  expect(await records.log('a').append(2, [takeback, again])).toBe('ok');
  await copied('"sequence":4');
  loseDatabase();
  const healed = await shelf();
  expect(await healed.read('a')).toEqual(record);
  expect(await healed.log('a').read(0)).toEqual([deal, choice, takeback, again]);
  files.files.clear();
  await (await shelf()).read('a');
  await copied('"sequence":4');
});

test('a second copy that makes no sense keeps no other game from coming back', async () => {
  await played();
  const sound = fileOf('a');
  // In front of the sound one, which is brought back all the same.
  files.files.delete('games/a.jsonl');
  const odd = ['null', '7', '{"entries":7}', '{"record":{"id":"0"}}', '{"record":null}\n{"patch":{"id":3}}'];
  for (const [index, text] of odd.entries()) files.files.set(`games/${index}.jsonl`, text);
  files.files.set('games/a.jsonl', `null\n{"entries":[null,{}]}\n${sound}\n{"patch":{"bookmark":"far"}}`);
  loseDatabase();
  const healed = await shelf();
  expect((await healed.list()).map(({ id }) => id)).toEqual(['a']);
  expect(await healed.read('a')).toEqual(record);
  expect(await healed.log('a').read(0)).toEqual([deal, choice]);
});

test('what the database has lost of a game comes back when the game is opened', async () => {
  await played();
  const db = await openGames(database);
  await answerOf(db.transaction('moves', 'readwrite').objectStore('moves').delete(['a', 2]));
  const records = await shelf();
  expect(await records.read('a')).toEqual(record);
  expect(await records.log('a').read(0)).toEqual([deal, choice]);
});

test('a seal that is damaged is one damaged record, healed where there is a copy', async () => {
  await played();
  const db = await openGames(database);
  const games = () => db.transaction('games', 'readwrite').objectStore('games');
  const stored = (await answerOf(games().get('a'))) as { sealed: string };
  await answerOf(games().put({ ...stored, sealed: `AAAA${stored.sealed.slice(4)}` }));
  await answerOf(games().add({ ...stored, id: 'b' }));
  const records = await shelf();
  // The seal of one game does not open as another's.
  expect(await records.read('b')).toEqual({ id: 'b', damaged: true });
  expect(await records.read('a')).toEqual(record);
  expect(await records.list()).toHaveLength(2);
});

test('a move whose seal is damaged comes without the move', async () => {
  const db = await openGames(database);
  const records = sealedRecords(idbRecords(db), openSeal(db));
  await records.create(record, [deal, choice]);
  const moves = () => db.transaction('moves', 'readwrite').objectStore('moves');
  await answerOf(moves().put({ hash: 'h2', sealed: 'nonsense' }, ['a', 2]));
  expect(await records.log('a').read(0)).toEqual([deal, { sequence: 2, hash: 'h2' }]);
});

test('games that lie open are sealed when they are next opened, in both stores', async () => {
  const db = await openGames(database);
  await idbRecords(db).create(record, [deal, choice]);
  files.files.set(
    'games/a.jsonl',
    [{ record }, { entries: [deal] }, { entries: [choice] }].map((line) => JSON.stringify(line)).join('\n'),
  );
  expect(await dump()).toContain(SEED);
  const records = await shelf();
  expect(await records.read('a')).toEqual(record);
  await expect.poll(() => fileOf('a')).not.toMatch(clear);
  for (const text of [await dump(), fileOf('a')]) {
    expect(text).not.toContain(SEED);
    expect(text).not.toMatch(clear);
  }
  expect(await records.log('a').read(0)).toEqual([deal, choice]);
  loseDatabase();
  const healed = await shelf();
  expect(await healed.read('a')).toEqual(record);
  expect(await healed.log('a').read(0)).toEqual([deal, choice]);
});

test('an entry that has lost its move is left as it is when its game is sealed, and harms no other', async () => {
  const lost = { sequence: 2, hash: 'h2' };
  const db = await openGames(database);
  await idbRecords(db).create(record, [deal, lost as Entry]);
  const records = sealedRecords(idbRecords(db), openSeal(db));
  expect(await records.read('a')).toEqual(record);
  expect(await dump()).not.toMatch(clear);
  expect(await records.log('a').read(0)).toEqual([deal, lost]);
});

test('an entry under whose seal there is nothing, as earlier builds wrote it, comes without the move', async () => {
  const db = await openGames(database);
  const seal = await openSeal(db);
  const records = sealedRecords(idbRecords(db), openSeal(db));
  await records.create(record, [deal]);
  const sealed = await seal!.close('', 'a/2');
  await answerOf(db.transaction('moves', 'readwrite').objectStore('moves').put({ hash: 'h2', sealed }, ['a', 2]));
  expect(await records.log('a').read(0)).toEqual([deal, { sequence: 2, hash: 'h2' }]);
});

test('two tabs that begin at once use one key', async () => {
  const [first, second] = await Promise.all([shelf(), shelf()]);
  await Promise.all([first.create(record, [deal]), second.create({ ...record, id: 'b' }, [deal])]);
  const db = await openGames(database);
  expect(await answerOf(db.transaction('keys').objectStore('keys').count())).toBe(1);
  expect(await first.read('b')).toEqual({ ...record, id: 'b' });
});

test('where there is no WebCrypto games are kept as they are', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  try {
    const db = await openGames(database);
    expect(await openSeal(db)).toBeUndefined();
    const records = sealedRecords(idbRecords(db), openSeal(db));
    await records.create(record, [deal]);
    expect(await records.read('a')).toEqual(record);
    expect(await records.log('a').read(0)).toEqual([deal]);
  } finally {
    vi.unstubAllGlobals();
  }
});

test('a game that was deleted stays deleted, whatever is left of it', async () => {
  const records = await played();
  await records.remove('a');
  expect(fileOf('a')).toBe('');
  expect(await (await shelf()).list()).toEqual([]);
});

test('the key is made beside the draws that deals come from, so that it never comes between them', async () => {
  const draws = vi.spyOn(crypto, 'getRandomValues');
  expect(await openSeal(await openGames(database))).toBeDefined();
  expect(draws).not.toHaveBeenCalled();
  draws.mockRestore();
});
