import { describe, expect, test } from 'vitest';
import { openTable, seedFromText, type Table, type Update } from '../src/index.ts';
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
