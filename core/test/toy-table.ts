// Tables of the small game, opened and played for the tests of the kernel.

import { begin, newTable, seedFromText, step, type Table } from '../src/index.ts';
import { toy, type Toy } from './toy-game.ts';

export const seats = ['Ada', 'Ben', 'Cleo'].map((name) => ({ name, kind: 'human' }));

export const bare = (seed = 'one'): Table<Toy> =>
  newTable({ game: toy, config: { seats: 3 }, seats: 3, seed: seedFromText(seed) });

/** Dealt, and waiting for the bets. */
export const open = (seed = 'one'): Table<Toy> => begin(bare(seed)).table;

/** The table after the first legal action of the seat to move, again and again. */
export function playOut(table: Table<Toy>): Table<Toy> {
  let now = table;
  for (let turn = toy.turn(now.state); turn.kind === 'seats'; turn = toy.turn(now.state)) {
    const seat = turn.seats[0]!;
    now = step(now, { seat, action: toy.legal(toy.view(now.state, seat), seat)[0]! }).table;
  }
  return now;
}
