// The games as a whole: set up, listed, exported, imported, looked back on.

import { parseGameFile, verifyGame } from '@branchline/core';
import { expect, test } from 'vitest';
import { toy } from '../../core/test/toy-game.ts';
import { createGame, firstEyes, isDamaged, listed, memoryRecords, newId } from '../src/index.ts';
import { openHost, type NewGame, type Records } from '../src/index.ts';
import { exportGame, importGame, openReplay } from '../src/later.ts';
import { createdGame, libraryFor, playedOut, portsFor, settle, toyGame } from './support.ts';

const HUMAN = { name: 'Ada', kind: 'human' };
const BOT = { name: 'Cleo', kind: 'bot:first' };
const shared: NewGame = { ...toyGame, seats: [HUMAN, { ...HUMAN, name: 'Ben' }] };

test('a finished game is exported with its seed and verifies', async () => {
  const records = memoryRecords();
  const text = (await exportGame(libraryFor(records), await playedOut(records)))!;
  const file = parseGameFile(text);
  expect(file.ok && file.value.seed).toBeDefined();
  expect(file.ok && verifyGame(toy, file.value).ok).toBe(true);
});

test('a new game is bound to its seats, whoever moves in later, and draws so after it was opened again', async () => {
  const records = memoryRecords();
  const id = await createdGame(records);
  const host = await openHost(portsFor(records), id);
  if ('problem' in host) throw new Error(host.problem);
  await host.seat(0, { name: 'Ada', kind: 'bot:first' });
  await host.seat(1, { name: '', kind: 'bot:first' });
  while (!host.over()) await settle();
  host.close();
  const text = (await exportGame(libraryFor(records), id))!;
  const file = parseGameFile(text);
  if (!file.ok) throw new Error(file.error.code);
  expect(file.value).toMatchObject({
    binding: 1,
    seats: [{ name: 'Ada', kind: 'human' }, { name: '', kind: 'human' }, toyGame.seats[2]],
  });
  expect(verifyGame(toy, file.value).ok).toBe(true);
  const unseated = { ...file.value, seats: file.value.seats.map(({ name }) => ({ name, kind: 'human' })) };
  const verdict = verifyGame(toy, unseated);
  expect(verdict.ok ? 'ok' : verdict.error).toEqual({ code: 'wrong-draw', move: 1 });
});

test('a game on the shelf from before there was a binding is drawn and exported as before', async () => {
  const records = memoryRecords();
  const id = await createdGame(records);
  const record = await records.read(id);
  if (!record || isDamaged(record)) throw new Error('there is no record');
  const { kinds: _, ...older } = record;
  const shelf = memoryRecords();
  await shelf.create({ ...older, seats: older.seats.map(({ name }) => ({ name, kind: 'bot:first' })) }, []);
  const host = await openHost(portsFor(shelf), id);
  if ('problem' in host) throw new Error(host.problem);
  while (!host.over()) await settle();
  host.close();
  const file = parseGameFile((await exportGame(libraryFor(shelf), id))!);
  expect(file.ok && file.value).not.toHaveProperty('binding');
  expect(file.ok && verifyGame(toy, file.value).ok).toBe(true);
});

test('signs that turn the direction of writing do not come in with the names of a file', async () => {
  const records = memoryRecords();
  const text = (await exportGame(libraryFor(records), await playedOut(records)))!;
  const imported = await importGame(libraryFor(records), text.replace('"Ada"', '"\u202eadA\u2066"'));
  if ('problem' in imported) throw new Error(imported.problem);
  expect(await records.read(imported.id)).toMatchObject({ seats: [{ name: 'adA' }, {}, {}] });
});

test('what seats wear is kept on the shelf, and neither in the file nor in what comes from it unless the table says so', async () => {
  const records = memoryRecords();
  const played = await playedOut(records);
  const record = await records.read(played);
  if (!record || isDamaged(record)) throw new Error('there is no record');
  await records.patch(played, { seats: record.seats.map((seat) => ({ ...seat, colour: 'jade' as const })) });
  const text = (await exportGame(libraryFor(records), played))!;
  expect(text).not.toContain('jade');
  const coloursOf = async (colours?: readonly ('coal' | null)[]): Promise<unknown> => {
    const shelf = memoryRecords();
    const imported = await importGame(libraryFor(shelf), text, colours);
    if ('problem' in imported) throw new Error(imported.problem);
    const kept = await shelf.read(imported.id);
    return kept && !isDamaged(kept) ? kept.seats.map(({ colour }) => colour) : kept;
  };
  expect(await coloursOf()).toEqual([undefined, undefined, undefined]);
  expect(await coloursOf([null, 'coal', null])).toEqual([undefined, 'coal', undefined]);
});

test('a running game is exported without its seed', async () => {
  const records = memoryRecords();
  expect(await exportGame(libraryFor(records), await createdGame(records))).not.toContain('"seed"');
});

test('a list never tells a seed', async () => {
  const records = memoryRecords();
  await createdGame(records);
  const [record] = await records.list();
  expect(JSON.stringify(record)).toContain('"seed"');
  expect(JSON.stringify(listed(record!))).not.toContain('seed"');
});

test('an exported game can be imported, is for looking back only, and all its hands are open', async () => {
  const records = memoryRecords();
  const text = (await exportGame(libraryFor(records), await playedOut(records)))!;
  const imported = await importGame(libraryFor(records), text);
  if ('problem' in imported) throw new Error(imported.problem);
  expect(await openHost(portsFor(records), imported.id)).toEqual({ problem: 'replay-only' });
  const replay = await openReplay(portsFor(records), imported.id);
  if ('problem' in replay) throw new Error(replay.problem);
  const opened = replay.opened('spectator');
  expect(opened.over).toBe(true);
  expect(opened.entries).toHaveLength(opened.moves);
  expect(opened.seed).toMatch(/^[0-9a-f]{64}$/);
  expect(replay.at(2, 1)?.open).toHaveLength(3);
  expect(replay.at(opened.moves + 1, 1)).toBeNull();
  expect(await exportGame(libraryFor(records), imported.id)).toBe(text);
});

test('[AMB-TP-12] people who share a device start behind the curtain', () => {
  expect(firstEyes({ seats: [HUMAN, HUMAN], imported: false })).toBe('spectator');
  expect(firstEyes({ seats: [BOT, HUMAN], imported: false })).toBe(1);
  expect(firstEyes({ seats: [BOT, BOT], imported: false })).toBe('spectator');
});

test('a replay of a running game shows nobody’s hand where people share the device', async () => {
  const records = memoryRecords();
  const id = await createdGame(records, shared);
  const host = await openHost(portsFor(records), id);
  if (!('problem' in host)) host.close();
  const replay = await openReplay(portsFor(records), id);
  if ('problem' in replay) throw new Error(replay.problem);
  expect(replay.opened(0)).toMatchObject({ eyes: ['spectator'], over: false });
  expect(replay.opened(0).seed).toBeUndefined();
  expect(JSON.stringify(replay.opened(0).entries)).not.toContain('number');
  expect(replay.at(1, 0)).toBeNull();
  expect(replay.at(1, 'spectator')?.open).toEqual([]);
});

test.each([
  ['nonsense', { problem: 'not-a-game', why: { code: 'not-json' } }],
  ['{"format":"branchline-game/9"}', { problem: 'not-a-game', why: { code: 'unknown-format' } }],
])('a file that is no game is refused: %s', async (text, problem) => {
  expect(await importGame(libraryFor(memoryRecords()), text)).toMatchObject(problem);
});

test('a file of a game nobody here knows is refused by its name', async () => {
  const records = memoryRecords();
  const text = (await exportGame(libraryFor(records), await playedOut(records)))!;
  expect(await importGame(libraryFor(records), text.replace('"game":"toy"', '"game":"chess"'))).toEqual({
    problem: 'unknown-game',
    game: 'chess',
  });
});

test('a file with a forged move is refused with the move', async () => {
  const records = memoryRecords();
  const { hashes: _, ...file } = JSON.parse(
    (await exportGame(libraryFor(records), await playedOut(records)))!,
  ) as Record<string, unknown>;
  const moves = (file['moves'] as object[]).with(1, { by: 0, do: 'bet', on: 'middle' });
  expect(await importGame(libraryFor(records), JSON.stringify({ ...file, moves }))).toMatchObject({
    problem: 'wrong',
    why: { code: 'illegal-move', move: 2 },
  });
});

test('a table that cannot be is refused with the field', async () => {
  const ports = libraryFor(memoryRecords());
  expect(await createGame(ports, { ...toyGame, game: 'chess' })).toMatchObject({ problem: { field: 'game' } });
  expect(await createGame(ports, { ...toyGame, seats: [HUMAN] })).toMatchObject({ problem: { field: 'seats' } });
});

test('of a damaged game everything is exported that the shelf still holds, but for the seed', async () => {
  const records = memoryRecords();
  const id = await createdGame(records);
  await records.log(id).append(0, [{ sequence: 1, move: { by: 0, do: 'nonsense' }, hash: 'f' }]);
  const left = (await exportGame(libraryFor(records), id))!;
  expect(left).toContain('nonsense');
  expect(left).toContain('"damaged":true');
  expect(left).not.toContain('"seed"');
});

test('a shelf that cannot be reached is said to be so', async () => {
  const gone: Records = {
    ...memoryRecords(),
    read: async () => {
      throw new Error('gone');
    },
  };
  expect(await openHost(portsFor(gone), 'a')).toEqual({ problem: 'unreachable' });
  expect(await openReplay(portsFor(gone), 'a')).toEqual({ problem: 'unreachable' });
  expect(await openHost(portsFor(memoryRecords()), 'a')).toEqual({ problem: 'unknown-game' });
});

test('ids are letters and digits that can be told apart', () => {
  expect(newId(Uint8Array.from({ length: 32 }, (_, i) => i * 9))).toMatch(/^[a-km-np-z2-9]{10}$/);
});

test('the same file twice is one game', async () => {
  const records = memoryRecords();
  const text = (await exportGame(libraryFor(records), await playedOut(records)))!;
  const elsewhere = memoryRecords();
  const first = await importGame(libraryFor(elsewhere), text);
  expect(await importGame(libraryFor(elsewhere), text)).toEqual({ ...first, known: true });
  expect(await elsewhere.list()).toHaveLength(1);
});

test('two files of one deal that say different things are two games', async () => {
  const records = memoryRecords();
  const text = (await exportGame(libraryFor(records), await playedOut(records)))!;
  const { seed: _, hashes: __, ...unseeded } = JSON.parse(text) as Record<string, unknown>;
  const elsewhere = memoryRecords();
  const files = [text, text.replace('"Ada"', '"Eve"'), JSON.stringify(unseeded)];
  const ids = [];
  for (const file of files) ids.push(await importGame(libraryFor(elsewhere), file));
  expect(new Set(ids.map((answer) => ('id' in answer ? answer.id : answer.problem))).size).toBe(3);
  expect(await elsewhere.list()).toHaveLength(3);
});

test('a file that the storage refuses is not half kept', async () => {
  const records = memoryRecords();
  const text = (await exportGame(libraryFor(records), await playedOut(records)))!;
  const full: Records = { ...memoryRecords(), create: async () => ({ failed: 'full' }) };
  expect(await importGame(libraryFor(full), text)).toEqual({ problem: 'not-stored', why: 'full' });
  expect(await full.list()).toEqual([]);
});

test('names that would break every screen are refused at the door', async () => {
  const records = memoryRecords();
  const text = (await exportGame(libraryFor(records), await playedOut(records)))!;
  const file = JSON.parse(text) as { seats: { name: string }[] };
  file.seats[0]!.name = 'x'.repeat(10_000);
  const answer = await importGame(libraryFor(memoryRecords()), JSON.stringify(file));
  expect(answer).toMatchObject({ problem: 'not-a-game', why: { code: 'malformed' } });
});
