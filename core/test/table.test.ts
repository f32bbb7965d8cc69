import { describe, expect, test } from 'vitest';
import {
  begin,
  fileOf,
  playTable,
  resume,
  seedFromText,
  since,
  stateAt,
  step,
  type Answer,
  type Table,
} from '../src/index.ts';
import { toy, type Toy } from './toy-game.ts';
import { bare, open, playOut, seats } from './toy-table.ts';

const answerTo = (table: Table<Toy>, submission: Parameters<typeof step>[1]): Answer => step(table, submission).answer;
const bet = (seat: number, on: string, more: object = {}) => ({ seat, action: { do: 'bet', on }, ...more });

describe('a step of the table', () => {
  test('chance moves by itself before anybody is asked', () => {
    const { table, changes } = begin(bare(), 7);
    expect(changes.map(({ entry }) => [entry.sequence, entry.move?.by, entry.at])).toEqual([[1, 'chance', 7]]);
    expect(toy.turn(table.state)).toEqual({ kind: 'seats', seats: [0, 1, 2] });
    expect(begin(table).changes).toEqual([]);
  });

  test('changes nothing by itself: the table it was given is as it was', () => {
    const table = open();
    const before = JSON.stringify(table.state);
    const { table: next, changes } = step(table, bet(0, 'high'));
    expect(changes).toHaveLength(1);
    expect(table.entries).toHaveLength(1);
    expect(JSON.stringify(table.state)).toBe(before);
    expect(next.entries).toHaveLength(2);
    // The batch that no log took can be judged again.
    expect(step(table, bet(0, 'low')).answer).toEqual({ ok: true, sequence: 2 });
  });

  test('refuses what is malformed, out of turn, illegal, stale or too late', () => {
    const table = open();
    expect(answerTo(table, { seat: 0, action: 'x' })).toEqual({ ok: false, reason: 'malformed' });
    expect(answerTo(table, { seat: 0, action: { do: 'fly' } })).toEqual({ ok: false, reason: 'malformed' });
    const deal = { do: 'deal', by: 'chance', numbers: [1, 2, 3] };
    expect(answerTo(table, { seat: 0, action: deal })).toMatchObject({ ok: false });
    expect(answerTo(table, { seat: 0, action: { do: 'name', number: 3 } })).toMatchObject({
      ok: false,
      reason: 'illegal',
      illegal: { rule: 'TOY-1' },
    });
    expect(answerTo(table, bet(0, 'low', { after: 0 }))).toEqual({ ok: false, reason: 'stale' });
    expect(answerTo(table, bet(0, 'low', { after: 2 }))).toEqual({ ok: false, reason: 'stale' });
    expect(answerTo(table, bet(7, 'low'))).toEqual({ ok: false, reason: 'not-your-turn' });
    expect(answerTo(playOut(table), { seat: 0, action: { do: 'name', number: 3 } })).toEqual({
      ok: false,
      reason: 'over',
    });
  });

  test('a secret choice of another seat does not make a submission stale', () => {
    const { table } = step(open(), bet(0, 'low', { after: 1 }));
    expect(answerTo(table, bet(1, 'low', { after: 1 }))).toEqual({ ok: true, sequence: 3 });
  });

  test('a repeated submission is answered from the log, also after the table was opened again', () => {
    const submission = bet(0, 'low', { id: 'a' });
    const { table, answer } = step(open(), submission);
    expect(answer).toEqual({ ok: true, sequence: 2 });
    const again = resume(bare(), JSON.parse(JSON.stringify(table.entries)));
    expect(again.ok).toBe(true);
    for (const opened of [table, ...(again.ok ? [again.value.table] : [])]) {
      const repeat = step(opened, submission);
      expect(repeat.answer).toEqual({ ok: true, sequence: 2 });
      expect(repeat.changes).toEqual([]);
    }
  });

  test('another action, or another seat, under a used id is refused', () => {
    const { table } = step(open(), bet(0, 'low', { id: 'a' }));
    for (const other of [bet(0, 'high', { id: 'a' }), bet(1, 'low', { id: 'a' })]) {
      expect(answerTo(table, other)).toEqual({ ok: false, reason: 'id-used' });
    }
    expect(answerTo(table, bet(1, 'low', { id: 'b' }))).toEqual({ ok: true, sequence: 3 });
  });

  test('an entry says when, under which id and by whom it was made', () => {
    const { changes } = step(open(), bet(0, 'low', { id: 'a', as: 'bot:greedy' }), { at: 99 });
    expect(changes[0]!.entry).toMatchObject({ sequence: 2, at: 99, id: 'a', as: 'bot:greedy' });
    expect(changes[0]!.entry.move).toEqual({ do: 'bet', on: 'low', by: 0 });
  });
});

describe('a log brought back to life', () => {
  test('goes on as if never closed', () => {
    const { table } = step(open(), bet(2, 'low'));
    const again = resume(bare(), table.entries);
    const { streams: _, ...finished } = playOut(table);
    expect(again.ok && playOut(again.value.table)).toMatchObject(finished);
    expect(again.ok && again.value.changes).toHaveLength(2);
  });

  test('names the entry that is damaged', () => {
    const { entries } = playOut(open());
    const broken = (index: number, change: object) =>
      resume(bare(), entries.with(index, { ...entries[index]!, ...change }));
    expect(broken(2, { hash: '00' })).toEqual({ ok: false, error: { code: 'hash', move: 3 } });
    expect(broken(1, { move: { by: 0, do: 'fly' } })).toEqual({
      ok: false,
      error: { code: 'malformed-move', move: 2 },
    });
    expect(broken(1, { sequence: 5 })).toEqual({ ok: false, error: { code: 'wrong-sequence', move: 2 } });
    expect(broken(0, { move: { by: 'chance', do: 'deal' } })).toMatchObject({ ok: false, error: { move: 1 } });
  });
});

describe('what a viewer is told', () => {
  test('its own view and nobody else’s number, everything it has missed and nothing twice', () => {
    const { table } = step(open(), bet(0, 'high'));
    const missed = since(table, 1, 1);
    expect(missed).toHaveLength(1);
    expect(missed[0]).toMatchObject({ sequence: 2, by: 0, turn: { kind: 'seats', seats: [1, 2] } });
    expect(missed[0]!.view.me!.seat).toBe(1);
    expect(JSON.stringify(missed)).not.toContain('high');
    expect(since(table, 1, 2)).toEqual([]);
    expect(since(table, 1, 0).map(({ sequence }) => sequence)).toEqual([1, 2]);
  });

  test('any earlier position can be looked up', () => {
    const dealt = open();
    const table = playOut(dealt);
    expect(stateAt(table, 0)).toEqual(bare().state);
    expect(stateAt(table, 1)).toEqual(dealt.state);
    expect(stateAt(table, table.entries.length)).toBe(table.state);
  });
});

test('the file of a table keeps the seed to itself until the game is over', () => {
  expect(fileOf(open(), seats).seed).toBeUndefined();
  expect(fileOf(playOut(open()), seats).seed).toBe(seedFromText('one'));
});

test('a file is made from what the log says of each position: nothing is played again', () => {
  const over = playOut(open());
  let applied = 0;
  const game = { ...toy, apply: (...args: Parameters<typeof toy.apply>) => (applied++, toy.apply(...args)) };
  const file = fileOf({ ...over, game }, seats);
  expect(file.hashes).toEqual(over.entries.map(({ hash }) => hash));
  expect(applied).toBe(0);
  const [first, ...rest] = over.entries;
  const { hash: _, ...older } = first!;
  const entries = [older as typeof first & object, ...rest];
  expect(fileOf({ ...over, game, entries, moves: entries as typeof over.moves }, seats).hashes).toEqual(file.hashes);
});

test('a table that is played on names the move it refuses, and who chose it', () => {
  const choose = () => ({ do: 'bet', on: 'nothing' }) as never;
  expect(() => playTable(open(), { choose })).toThrow(
    /^move 2: \{"seat":0,"action":\{"do":"bet","on":"nothing"\}.*"ok":false/,
  );
});
