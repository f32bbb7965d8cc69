import { describe, expect, test } from 'vitest';
import {
  gameFileFrom,
  openTable,
  parseGameFile,
  formatGameFile,
  seedFromText,
  verifyGame,
  type Table,
  type Update,
} from '../src/index.ts';
import { toy, type Toy } from './toy-game.ts';

const seats = ['Ada', 'Ben', 'Cleo'].map((name) => ({ name, kind: 'human' }));
const open = (seed = 'one'): Table<Toy> => openTable(toy, { config: { seats: 3 }, seats, seed: seedFromText(seed) });

function playOut(table: Table<Toy>): void {
  for (;;) {
    const turn = table.turn();
    if (turn.kind !== 'seats') return;
    const seat = turn.seats[0]!;
    table.submit({ seat, action: toy.legal(table.view(seat), seat)[0]! });
  }
}

describe('the table', () => {
  test('lets chance move by itself and asks the seats', () => {
    expect(open().sequence()).toBe(1);
    expect(open().turn()).toEqual({ kind: 'seats', seats: [0, 1, 2] });
  });

  test('sends every viewer its own view and nobody else’s number', () => {
    const table = open();
    const updates: Update<Toy>[] = [];
    table.subscribe(1, (update) => updates.push(update));
    table.submit({ seat: 0, action: { do: 'bet', on: 'high' } });
    expect(updates).toHaveLength(1);
    expect(updates[0]!.view.me!.seat).toBe(1);
    expect(updates[0]!.view.bets).toEqual([]);
    expect(JSON.stringify(updates)).not.toContain('high');
  });

  test('refuses what is malformed, out of turn, illegal, stale or too late, and changes nothing', () => {
    const table = open();
    expect(table.submit({ seat: 0, action: 'x' })).toEqual({ ok: false, reason: 'malformed' });
    expect(table.submit({ seat: 0, action: { do: 'fly' } })).toEqual({ ok: false, reason: 'malformed' });
    expect(table.submit({ seat: 0, action: { do: 'deal', by: 'chance', numbers: [1, 2, 3] } })).toMatchObject({
      ok: false,
    });
    expect(table.submit({ seat: 0, action: { do: 'name', number: 3 } })).toMatchObject({
      ok: false,
      reason: 'illegal',
      illegal: { rule: 'TOY-1' },
    });
    expect(table.submit({ seat: 0, action: { do: 'bet', on: 'low' }, after: 0 })).toEqual({
      ok: false,
      reason: 'stale',
    });
    expect(table.submit({ seat: 7, action: { do: 'bet', on: 'low' } })).toEqual({ ok: false, reason: 'not-your-turn' });
    expect(table.sequence()).toBe(1);
    playOut(table);
    expect(table.submit({ seat: 0, action: { do: 'name', number: 3 } })).toEqual({ ok: false, reason: 'over' });
  });

  test('a secret choice of another seat does not make a submission stale', () => {
    const table = open();
    table.submit({ seat: 0, action: { do: 'bet', on: 'low' }, after: 1 });
    expect(table.submit({ seat: 1, action: { do: 'bet', on: 'low' }, after: 1 })).toEqual({ ok: true, sequence: 3 });
  });

  test('the same submission id is answered again and applied once', () => {
    const table = open();
    const submission = { seat: 0, action: { do: 'bet', on: 'low' }, id: 'a' };
    expect(table.submit(submission)).toEqual({ ok: true, sequence: 2 });
    expect(table.submit(submission)).toEqual({ ok: true, sequence: 2 });
    expect(table.sequence()).toBe(2);
  });

  test('a move that cannot be written down has not happened', () => {
    let full = false;
    const append = (): void => {
      if (full) throw new Error('disk full');
    };
    const table = openTable(toy, { config: { seats: 3 }, seats, seed: seedFromText('one'), append });
    full = true;
    expect(() => table.submit({ seat: 0, action: { do: 'bet', on: 'low' } })).toThrow('disk full');
    expect(table.sequence()).toBe(1);
    expect(table.turn()).toEqual({ kind: 'seats', seats: [0, 1, 2] });
  });

  test('goes on from its journal as if never closed', () => {
    const table = open();
    table.submit({ seat: 2, action: { do: 'bet', on: 'low' } });
    const again = openTable(toy, { config: { seats: 3 }, seats, ...table.journal() });
    expect(again.file()).toEqual(table.file());
    playOut(table);
    playOut(again);
    expect(again.file()).toEqual(table.file());
  });

  test('keeps the seed to itself until the game is over', () => {
    const table = open();
    expect(table.file().seed).toBeUndefined();
    playOut(table);
    expect(table.file().seed).toBe(seedFromText('one'));
  });
});

describe('verification', () => {
  const finished = (): Record<string, unknown> => {
    const table = open();
    playOut(table);
    return JSON.parse(formatGameFile(table.file())) as Record<string, unknown>;
  };
  const verify = (raw: unknown): unknown => {
    const file = gameFileFrom(raw);
    if (!file.ok) return file.error;
    const verdict = verifyGame(toy, file.value);
    return verdict.ok ? 'ok' : verdict.error;
  };
  const withMove = (file: Record<string, unknown>, index: number, move: object): object => ({
    ...file,
    moves: (file['moves'] as object[]).map((old, i) => (i === index ? { ...old, ...move } : old)),
  });

  test('accepts what a table wrote, finished or not', () => {
    expect(verify(finished())).toBe('ok');
    expect(verify(JSON.parse(formatGameFile(open().file())))).toBe('ok');
  });

  test('names the place of every kind of falsehood', () => {
    const file = finished();
    const hashes = file['hashes'] as string[];
    const other = `sha256:${'1'.repeat(64)}`;
    expect(verify({ ...file, rulesVersion: '0' })).toMatchObject({ code: 'rules-version' });
    expect(verify({ ...file, boardHash: other })).toMatchObject({ code: 'board-hash' });
    expect(verify({ ...file, commitment: other })).toMatchObject({ code: 'commitment' });
    expect(verify({ ...file, hashes: hashes.with(2, '00') })).toMatchObject({ code: 'hash', move: 3 });
    expect(verify({ ...file, hashes: hashes.slice(1) })).toMatchObject({ code: 'hash' });
    expect(verify({ ...file, hashes: [...hashes, '00'] })).toMatchObject({ code: 'hash-count' });
    expect(verify({ ...file, result: { winner: 9 } })).toMatchObject({ code: 'result' });
    expect(verify(withMove(file, 1, { do: 'fly' }))).toMatchObject({ code: 'malformed-move', move: 2 });
    expect(verify(withMove(file, 1, { on: 'middle' }))).toMatchObject({
      code: 'illegal-move',
      move: 2,
      illegal: { rule: 'TOY-1' },
    });
    expect(verify(withMove(file, 1, { by: 'chance' }))).toMatchObject({ code: 'not-your-turn', move: 2 });
    expect(verify(withMove(file, 0, { numbers: [5, 5, 5] }))).toMatchObject({ code: 'illegal-move', move: 1 });
    expect(
      verify({ ...file, moves: [...(file['moves'] as object[]), { by: 0, do: 'name', number: 1 }] }),
    ).toMatchObject({ code: 'after-the-end' });
    const { result: _r, ...withoutResult } = file;
    expect(verify(withoutResult)).toMatchObject({ code: 'result-missing' });
    const unfinished = JSON.parse(formatGameFile(open().file())) as object;
    expect(verify({ ...unfinished, result: { winner: 1 } })).toMatchObject({ code: 'result-too-early' });
    expect(verify({ ...unfinished, seed: seedFromText('one') })).toMatchObject({ code: 'seed-too-early' });
  });

  test('finds a deal that the committed seed does not give', () => {
    const file = finished();
    const { hashes: _h, ...rest } = file;
    const numbers = (file['moves'] as { numbers: number[] }[])[0]!.numbers;
    expect(verify(withMove(rest, 0, { numbers: numbers.toReversed() }))).toMatchObject({ code: 'wrong-draw', move: 1 });
  });

  test('a text that is no game file is refused with the field', () => {
    expect(parseGameFile('{"format":')).toEqual({ ok: false, error: { code: 'not-json' } });
    expect(verify([])).toEqual({ code: 'not-a-game-file' });
    expect(verify({ ...finished(), format: 'branchline-game/9' })).toMatchObject({ code: 'unknown-format' });
    for (const field of ['game', 'board', 'boardHash', 'rulesVersion', 'seats', 'commitment', 'moves']) {
      const { [field]: _gone, ...rest } = finished();
      expect(verify(rest)).toEqual({ code: 'missing', field });
      expect(verify({ ...rest, [field]: 5 })).toEqual({ code: 'malformed', field });
    }
    expect(verify({ ...finished(), extra: 1 })).toEqual({ code: 'malformed', field: 'extra' });
  });
});
