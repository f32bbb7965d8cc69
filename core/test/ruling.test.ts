// Rulings of a table: what can be taken back, how the log and the file show it, and a game that is given up.

import { describe, expect, test } from 'vitest';
import {
  changesOf,
  fileOf,
  gameFileFrom,
  resume,
  seedFromText,
  since,
  stateAt,
  step,
  straightened,
  toldAfter,
  turnAt,
  verifyGame,
  type GameFile,
  type Table,
  type Told,
} from '../src/index.ts';
import { rule, takebackMarks } from '../src/ruling.ts';
import { toy, type Toy } from './toy-game.ts';
import { bare, open, playOut, seats } from './toy-table.ts';

/** All have bet, and so many numbers were named in turn; no player's own is among the first. */
function named(count: number): Table<Toy> {
  let table = open();
  for (const seat of [0, 1, 2]) table = step(table, { seat, action: { do: 'bet', on: 'high' } }).table;
  const free = Array.from({ length: 12 }, (_, number) => number).filter((n) => !table.state.numbers.includes(n));
  for (let i = 0; i < count; i++) {
    const taken = step(table, { seat: i % 3, action: { do: 'name', number: free[i]! } });
    expect(taken.answer.ok).toBe(true);
    table = taken.table;
  }
  return table;
}

const takeback = (table: Table<Toy>, seat: number, more: object = {}) =>
  rule(table, { seat, kind: 'takeback', ...more });

describe('taking back', () => {
  test('goes back to the seat’s own latest decision, with what the others did after it', () => {
    const table = named(4); // 0, 1, 2, 0: seat 1 is asked
    const { answer, table: after } = takeback(table, 1);
    expect(answer).toEqual({ ok: true, sequence: 9 });
    expect(after.entries.at(-1)?.ruling).toEqual({ kind: 'takeback', by: 1, to: 5, moves: 3 });
    expect(after.state).toEqual(named(1).state);
    expect(turnAt(after)).toEqual({ kind: 'seats', seats: [1] });
    expect(after.moves.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5]);
    expect(table.entries).toHaveLength(8); // the table it was asked of is as it was
  });

  test('is playable again at once, and again takeable back', () => {
    const once = takeback(named(4), 1).table;
    const again = step(once, { seat: 1, action: { do: 'name', number: named(4).state.named[3]! } });
    expect(again.answer).toEqual({ ok: true, sequence: 10 });
    const twice = takeback(again.table, 0);
    expect(twice.table.state.named).toEqual([]);
    expect(takebackMarks(twice.table)).toEqual([
      { by: 1, after: 4, moves: 3 }, // what it went back to is gone by now
      { by: 0, after: 4, moves: 2 },
    ]);
  });

  test('never reaches behind chance or behind what was hidden', () => {
    expect(takeback(open(), 0).answer).toEqual({ ok: false, reason: 'nothing-to-take-back' });
    const bet = step(open(), { seat: 0, action: { do: 'bet', on: 'low' } }).table;
    expect(takeback(bet, 0).answer.ok).toBe(true);
    expect(takeback(named(0), 0).answer).toEqual({ ok: false, reason: 'revealed' });
    expect(takeback(named(1), 1).answer).toEqual({ ok: false, reason: 'revealed' });
    expect(takeback(playOut(open()), 0).answer).toEqual({ ok: false, reason: 'over' });
  });

  test('within a turn takes back a single move, afterwards the whole turn', () => {
    const thrice = { ...toy, turn: threeEach, check: () => undefined } as typeof toy;
    const start: Table<Toy> = { ...named(0), game: thrice };
    const name = (table: Table<Toy>, seat: number, nth: number) => {
      const taken = step(table, { seat, action: { do: 'name', number: named(6).state.named[nth]! } });
      expect(taken.answer.ok).toBe(true);
      return taken.table;
    };
    const amidst = name(name(start, 0, 0), 0, 1);
    expect(takeback(amidst, 0).table.moves).toHaveLength(5);
    const done = name(amidst, 0, 2);
    expect(takeback(done, 0).table.moves).toHaveLength(4);
    const deep = name(name(done, 1, 3), 1, 4);
    expect(takeback(deep, 0).table.moves).toHaveLength(4);
  });

  test('asks everybody anew: an answer to the old question is stale', () => {
    const table = takeback(named(4), 1).table;
    const action = { do: 'name', number: named(4).state.named[3]! };
    expect(step(table, { seat: 1, action, after: 8 }).answer).toMatchObject({ reason: 'stale' });
    expect(step(table, { seat: 1, action, after: 9 }).answer.ok).toBe(true);
  });

  test('said twice is done once, pressed twice goes no further back than was seen', () => {
    const table = named(4);
    const once = takeback(table, 1, { id: 'x', after: 8 });
    expect(takeback(once.table, 1, { id: 'x', after: 8 })).toMatchObject({
      answer: { ok: true, sequence: 9 },
      changes: [],
    });
    expect(rule(once.table, { seat: 1, kind: 'concede', id: 'x' }).answer).toMatchObject({ reason: 'id-used' });
    expect(step(once.table, { seat: 1, id: 'x', action: { do: 'name', number: 1 } }).answer).toMatchObject({
      reason: 'id-used',
    });
    expect(takeback(once.table, 1, { id: 'y', after: 8 }).answer).toEqual({ ok: false, reason: 'stale' });
    expect(takeback(table, 1, { after: 99 }).answer).toEqual({ ok: false, reason: 'stale' });
  });
});

/** Each player names three numbers in a row. */
function threeEach(position: Parameters<typeof toy.turn>[0]) {
  const turn = toy.turn(position);
  const bets = 'numbers' in position ? position.bets.every(Boolean) : position.betted.every(Boolean);
  return turn.kind === 'seats' && bets ? { ...turn, seats: [Math.floor(position.named.length / 3) % 3] } : turn;
}

describe('on record', () => {
  const table = (): Table<Toy> => {
    const back = takeback(named(4), 1).table;
    return step(back, { seat: 1, action: { do: 'name', number: named(4).state.named[3]! } }).table;
  };

  test('the log alone leads to the same table, whole or bit by bit', () => {
    const { entries, state } = table();
    const whole = resume(bare(), entries);
    expect(whole.ok && whole.value.table).toMatchObject({ state, entries, moves: table().moves });
    for (let cut = 1; cut < entries.length; cut++) {
      const first = resume(bare(), entries.slice(0, cut));
      const rest = first.ok ? resume(first.value.table, entries.slice(cut)) : first;
      expect(rest.ok && rest.value.table).toMatchObject({ state, moves: table().moves });
    }
  });

  test('damage is noticed: another position, a place that is not there, moves after the end', () => {
    const { entries } = table();
    const broken = (change: object) =>
      resume(bare(), entries.map((entry) => (entry.ruling ? { ...entry, ...change } : entry)) as typeof entries);
    expect(broken({ hash: '0'.repeat(16) })).toMatchObject({ error: { code: 'hash', move: 9 } });
    expect(broken({ ruling: { kind: 'takeback', by: 1, to: 9, moves: 1 } })).toMatchObject({ ok: false });
    expect(broken({ ruling: { kind: 'takeback', by: 7, to: 5, moves: 3 } })).toMatchObject({ ok: false });
    expect(broken({ ruling: { kind: 'concede', by: 1 }, hash: entries[7]!.hash })).toMatchObject({
      error: { move: 10 },
    });
  });

  test('every earlier position can be looked up, and every entry is told in its place', () => {
    const now = table();
    expect(stateAt(now, 8)).toEqual(named(4).state);
    expect(stateAt(now, 9)).toEqual(named(1).state);
    const changes = [...changesOf(now)];
    expect(changes.map(({ after }) => after)).toEqual(now.entries.map((_, index) => stateAt(now, index + 1)));
    const missed = since(now, 0, 8);
    expect(missed.map(({ sequence, by, events, ruling }) => [sequence, by, events.length, ruling?.kind])).toEqual([
      [9, 1, 0, 'takeback'],
      [10, 1, 1, undefined],
    ]);
    const told = since(now, 0, 0).reduce<readonly Told<Toy>[]>(toldAfter, []);
    expect(told.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 9, 10]);
    expect(straightened(now).entries.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('the file holds the moves that stand and says what was taken back', () => {
    const finished = playOut(table());
    const file = fileOf(finished, seats);
    expect(file.takebacks).toEqual([{ by: 1, after: 5, moves: 3 }]);
    expect(file.moves).toHaveLength(finished.moves.length);
    expect(file.hashes).toHaveLength(finished.moves.length);
    expect(verifyGame(toy, file)).toMatchObject({ ok: true, value: { drawsChecked: true } });
    const { takebacks: _, ...outside } = file; // as a program reads it that knows no such mark
    expect(verifyGame(toy, outside).ok).toBe(true);
    expect(gameFileFrom(JSON.parse(JSON.stringify(file))).ok).toBe(true);
    expect(fileOf(playOut(open()), seats)).not.toHaveProperty('takebacks');
  });
});

describe('conceding', () => {
  const given = rule(named(2), { seat: 2, kind: 'concede', agreed: [0, 1], id: 'z' }, 7);

  test('ends the table, whoever was asked', () => {
    expect(given.answer).toEqual({ ok: true, sequence: 7 });
    expect(given.table.entries.at(-1)).toMatchObject({
      ruling: { kind: 'concede', by: 2, agreed: [0, 1] },
      at: 7,
      id: 'z',
    });
    expect(turnAt(given.table)).toEqual({ kind: 'over' });
    expect(step(given.table, { seat: 2, action: { do: 'name', number: 1 } }).answer).toMatchObject({ reason: 'over' });
    for (const kind of ['takeback', 'concede'] as const)
      expect(rule(given.table, { seat: 0, kind }).answer).toEqual({ ok: false, reason: 'over' });
    expect(rule(playOut(open()), { seat: 0, kind: 'concede' }).answer).toMatchObject({ reason: 'over' });
    expect(since(given.table, 0, 6)).toMatchObject([{ by: 2, events: [], turn: { kind: 'over' } }]);
    const resumed = resume(bare(), given.table.entries);
    expect(resumed.ok && resumed.value.table.conceded).toBe(2);
  });

  test('the file says who gave up, and shows its seed there', () => {
    const file = fileOf(given.table, seats);
    expect(file.conceded).toEqual({ by: 2, seed: seedFromText('one') });
    expect(file).not.toHaveProperty('seed');
    expect(file).not.toHaveProperty('result');
    expect(verifyGame(toy, file)).toMatchObject({ ok: true, value: { drawsChecked: true } });
    const { conceded: _, ...outside } = file; // as a program reads it that knows no such mark: an unfinished game
    expect(verifyGame(toy, outside).ok).toBe(true);
  });
});

test('marks that name no seat, no place or nothing at all are refused', () => {
  const sound = fileOf(playOut(open()), seats);
  const wrong = (changes: Partial<GameFile>) => verifyGame(toy, { ...sound, ...changes });
  expect(wrong({ takebacks: [{ by: 3, after: 0, moves: 1 }] })).toMatchObject({
    error: { code: 'wrong-mark', field: 'takebacks[0].by' },
  });
  for (const after of [[sound.moves.length + 1], [3, 2]])
    expect(wrong({ takebacks: after.map((at) => ({ by: 0, after: at, moves: 1 })) })).toMatchObject({
      error: { code: 'wrong-mark' },
    });
  expect(wrong({ conceded: { by: 0 } })).toMatchObject({ error: { code: 'conceded-after-the-end' } });
  const unfinished = fileOf(named(2), seats);
  const given = (by: number, seed?: string) =>
    verifyGame(toy, { ...unfinished, conceded: { by, ...(seed ? { seed } : {}) } });
  expect(given(3)).toMatchObject({ error: { code: 'wrong-mark', field: 'conceded.by' } });
  expect(given(0, seedFromText('two'))).toMatchObject({ error: { code: 'commitment' } });
  expect(given(0)).toMatchObject({ ok: true, value: { drawsChecked: false } });
  expect(verifyGame(toy, { ...unfinished, conceded: { by: 0 }, seed: seedFromText('one') })).toMatchObject({
    error: { code: 'seed-too-early' },
  });
  for (const fields of [
    { takebacks: {} },
    { takebacks: [{ by: 0, after: 1 }] },
    { takebacks: [{ by: 0, after: 1, moves: 0 }] },
    { takebacks: [{ by: 0, after: 1, moves: 1, toString: 1 }] },
    { conceded: 0 },
    { conceded: { by: -1 } },
    { conceded: { by: 0, seed: 'x' } },
    { conceded: { by: 0, constructor: 1 } },
  ]) {
    expect(gameFileFrom({ ...sound, ...fields })).toMatchObject({ error: { code: 'malformed' } });
  }
});
