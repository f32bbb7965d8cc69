// Looking back along a table's log: every entry again, any earlier position, the moves that stand.

import type { GameTypes } from './game.ts';
import { isMove, type MoveEntry } from './log.ts';
import { standingAfter, type Change, type Table } from './table.ts';

type Set<T extends GameTypes> = Pick<Table<T>, 'game' | 'config'>;

/** Where these moves lead from the beginning. */
export const positionAfter = <T extends GameTypes>(
  { game, config }: Set<T>,
  moves: readonly MoveEntry<T>[],
): T['State'] => moves.reduce((state, { move }) => game.apply(state, move), game.setup(config));

/** The moves that stood after the first `sequence` entries. */
export const standingAt = <T extends GameTypes>(table: Table<T>, sequence: number): readonly MoveEntry<T>[] =>
  table.moves === table.entries
    ? table.moves.slice(0, sequence)
    : table.entries.slice(0, sequence).reduce<readonly MoveEntry<T>[]>(standingAfter, []);

/** The position after the first `sequence` entries. */
export const stateAt = <T extends GameTypes>(table: Table<T>, sequence: number): T['State'] =>
  sequence >= table.entries.length ? table.state : positionAfter(table, standingAt(table, sequence));

/** Goes through the whole log again, entry by entry; the table itself keeps only its latest position. */
export function* changesOf<T extends GameTypes>(table: Table<T>): Generator<Change<T>> {
  const { game, config, entries } = table;
  let before = game.setup(config);
  for (const entry of entries) {
    const after = isMove(entry) ? game.apply(before, entry.move) : stateAt(table, entry.sequence);
    yield { entry, before, after };
    before = after;
  }
}

/** The same game as if nothing had ever been taken back: the moves that stand, numbered without gaps. */
export function straightened<T extends GameTypes>(table: Table<T>): Table<T> {
  if (table.moves === table.entries) return table;
  const moves = table.moves.map((entry, index) => ({ ...entry, sequence: index + 1 }));
  return { ...table, entries: moves, moves };
}
