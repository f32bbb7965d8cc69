// Rulings at an open table: who has to agree, what bots and viewers make of them, and what lists, replays and files show.

import { parseGameFile, rngForMove, seedFromText, verifyGame } from '@branchline/core';
import { expect, test } from 'vitest';
import { toy } from '../../core/test/toy-game.ts';
import {
  createGame,
  memoryRecords,
  openHost,
  type Bots,
  type Records,
  type Sitting,
  type TableHost,
} from '../src/index.ts';
import { firstLegal } from '../src/contract/bots.ts';
import { exportGame, importGame, openReplay } from '../src/later.ts';
import { bytesOf, libraryFor, lookedThrough, portsFor, settle, toyGame } from './support.ts';

const ALONE = {
  ...toyGame,
  seats: toyGame.seats.map((info, seat) => (seat === 1 ? { ...info, kind: 'bot:first' } : info)),
};

/** A deal of high numbers: those who name the lowest ones go on for a while. */
const CALM = Array.from({ length: 2000 }, (_, n) => seedFromText(`calm ${n}`)).find((seed) => {
  const { numbers } = toy.draw(toy.setup({ seats: 3 }), rngForMove(seed, 0));
  return numbers.every((number) => number > 7);
})!;

async function opened(records: Records, { game = ALONE, bots }: { game?: typeof toyGame; bots?: Bots } = {}) {
  const ports = portsFor(records, bots ? { bots } : {});
  const made = await createGame({ ...libraryFor(records), secretBytes: () => bytesOf(CALM) }, game);
  if ('problem' in made) throw new Error(JSON.stringify(made.problem));
  const host = await openHost(ports, made.id);
  if ('problem' in host) throw new Error(host.problem);
  return host;
}

const act = async (host: TableHost, seat = 0): Promise<void> => {
  await settle();
  const answer = await host.submit({ seat, action: host.legal(seat)[0] });
  expect(answer).toMatchObject({ ok: true });
  await settle();
};

const back = (host: TableHost, seat = 0, agreed: readonly number[] = []) =>
  host.rule({ seat, kind: 'takeback', agreed, after: host.sequence() });

test('against bots a turn is taken back with theirs, and everything goes on from there', async () => {
  const sittings: Sitting[] = [];
  const plain = firstLegal(toy);
  const bots: Bots = { ...plain, sit: (sitting) => (sittings.push(sitting), plain.sit(sitting)) };
  const records = memoryRecords();
  const host = await opened(records, { bots });
  await act(host); // the bet, and the bots' bets
  await act(host); // a number, and the bots' numbers
  const heard = lookedThrough(host, 0);
  const before = host.sequence();
  sittings.length = 0;
  expect(await back(host)).toEqual({ ok: true, sequence: before + 1 });
  expect(heard.at(0)).toMatchObject({ kind: 'update', update: { by: 0, events: [], ruling: { moves: 3, to: 4 } } });
  expect(host.turn()).toEqual({ kind: 'seats', seats: [0] });
  // The bots know nothing of what was taken back.
  expect(sittings.map(({ seat, past }) => [seat, past.length])).toEqual([
    [1, 4],
    [2, 4],
  ]);
  await act(host);
  expect(host.sequence()).toBe(before + 4);
  const look = host.look(0);
  expect(look.history.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 8, 9, 10, 11]);
  expect(host.look(0, 3).pending.map(({ sequence }) => sequence)).toEqual([4, 8, 9, 10, 11]);
  expect(host.since(0, 6).map(({ sequence }) => sequence)).toEqual([7, 8, 9, 10, 11]);
  await host.bookmark(host.sequence());
  expect(await records.read(host.id)).toMatchObject({ bookmark: 11, summary: { moves: 7, over: false } });
  host.close();
  const again = await openHost(portsFor(records), host.id);
  expect('problem' in again ? again : again.table().moves).toHaveLength(7);
});

test('among people everybody has to agree, and bots ask for nothing', async () => {
  const host = await opened(memoryRecords(), { game: toyGame });
  await act(host, 0);
  expect(await back(host, 0)).toEqual({ ok: false, reason: 'needs-consent' });
  expect(await host.rule({ seat: 0, kind: 'concede' })).toEqual({ ok: false, reason: 'needs-consent' });
  expect(await host.rule({ seat: 2, kind: 'concede', agreed: [0, 1] })).toEqual({ ok: false, reason: 'not-your-turn' });
  expect(await back(host, 0, [1])).toMatchObject({ ok: true });
  expect(host.table().entries.at(-1)).toMatchObject({ ruling: { by: 0, agreed: [1] } });
});

test('what was shown since stands', async () => {
  const host = await opened(memoryRecords());
  await act(host); // all bets are shown with the last one
  expect(await back(host)).toEqual({ ok: false, reason: 'revealed' });
  host.close();
  expect(await back(host)).toEqual({ ok: false, reason: 'follower' });
});

test('a game that was given up is over for everybody, in lists, replays and files', async () => {
  const records = memoryRecords();
  const host = await opened(records);
  await act(host);
  await act(host);
  await back(host);
  const heard = lookedThrough(host, 'spectator');
  expect(await host.rule({ seat: 0, kind: 'concede' })).toMatchObject({ ok: true });
  expect(heard).toMatchObject([
    { kind: 'update', update: { turn: { kind: 'over' }, ruling: { kind: 'concede', by: 0 } } },
  ]);
  expect(host.over()).toBe(true);
  expect(host.look(0).turn).toEqual({ kind: 'over' });
  expect(host.legal(0)).toEqual([]);
  await settle();
  expect(heard).toHaveLength(1); // no bot goes on
  await host.bookmark(host.sequence());
  expect(await records.read(host.id)).toMatchObject({ summary: { moves: 4, over: true, conceded: 0 } });

  const text = (await exportGame(libraryFor(records), host.id))!;
  const file = parseGameFile(text);
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  const { seed } = (await records.read(host.id)) as { seed: string };
  expect(file.value).toMatchObject({ takebacks: [{ by: 0, after: 4, moves: 3 }], conceded: { by: 0, seed } });
  expect(verifyGame(toy, file.value)).toMatchObject({ ok: true, value: { drawsChecked: true } });

  const imported = await importGame(libraryFor(records), text);
  if ('problem' in imported) throw new Error(imported.problem);
  expect(await importGame(libraryFor(records), text)).toEqual({ ...imported, known: true }); // read twice, it is one game
  for (const id of [host.id, imported.id]) {
    const replay = await openReplay(portsFor(records), id);
    if ('problem' in replay) throw new Error(replay.problem);
    const { entries, ...rest } = replay.opened('spectator');
    expect(rest).toMatchObject({ over: true, moves: 4, takebacks: 1, conceded: 0, seed });
    expect(entries.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4]);
    expect(replay.at(4, 1)?.open).toHaveLength(3);
  }
  expect(await exportGame(libraryFor(records), imported.id)).toBe(text);
  expect(await records.read(imported.id)).toMatchObject({ summary: { over: true, conceded: 0 } });
});

test('a bot makes a move for a person who lets it, and the log says so', async () => {
  const host = await opened(memoryRecords());
  await settle();
  expect(await host.standIn(0)).toMatchObject({ ok: true });
  const own = host.table().moves.find(({ move }) => move.by === 0);
  expect(own).toMatchObject({ as: 'bot:conductor' });
  expect(await host.standIn(1)).toEqual({ ok: false, reason: 'not-your-turn' });
});
