// A table of the small game that goes on for as long as a test wants, and counts what is asked of its rules.

import { newTable, resume, seedFromText, type Entry, type GameTypes, type Table } from '@branchline/core';
import { toy } from '../../core/test/toy-game.ts';

const entryAt = (sequence: number): Entry => {
  if (sequence === 1)
    return { sequence, move: { by: 'chance', do: 'deal', numbers: [1, 2, 3] } as Entry['move'] & object };
  if (sequence <= 4) return { sequence, move: { by: sequence - 2, do: 'bet', on: 'low' } as Entry['move'] & object };
  return { sequence, move: { by: (sequence - 5) % 3, do: 'name', number: 100 + sequence } as Entry['move'] & object };
};

/** A table with so many moves that grows when asked, and how many moves were applied since. */
export function longTable(moves: number) {
  const count = { applied: 0, told: 0 };
  const game = {
    ...toy,
    apply: (...args: Parameters<typeof toy.apply>) => (count.applied++, toy.apply(...args)),
    events: (...args: Parameters<typeof toy.events>) => (count.told++, toy.events(...args)),
  };
  const grown = (table: Table<GameTypes>, until: number): Table<GameTypes> => {
    const entries = Array.from({ length: until - table.entries.length }, (_, n) =>
      entryAt(table.entries.length + n + 1),
    );
    const resumed = resume(table, entries);
    if (!resumed.ok) throw new Error(JSON.stringify(resumed.error));
    return resumed.value.table;
  };
  const start = newTable({ game, config: { seats: 3 }, seats: 3, seed: seedFromText('long') });
  let table = grown(start, moves);
  count.applied = 0;
  return { count, table: () => table, grow: (until: number) => void (table = grown(table, until)) };
}
