// Playing a table on without a log: for simulations, fixtures and tests. The same steps as everywhere else.

import type { GameTypes, Seat } from './game.ts';
import { begin, step } from './step.ts';
import { turnAt, type Change, type Table } from './table.ts';

export interface Playing<T extends GameTypes> {
  /** What this seat does; it must be legal. */
  readonly choose: (view: T['View'], seat: Seat) => T['Action'];
  /** Which of the seats that are asked at once answers first; the first one if nothing else is said. */
  readonly first?: (seats: readonly Seat[]) => Seat;
  readonly onChanges?: (changes: readonly Change<T>[]) => void;
  /** How many actions at most. */
  readonly limit?: number;
}

/** The table once it is over, or the limit is reached. Throws if an action is refused, because that is the caller's fault. */
export function playTable<T extends GameTypes>(table: Table<T>, playing: Playing<T>): Table<T> {
  const { choose, first = (seats) => seats[0]!, onChanges, limit = Infinity } = playing;
  const { game } = table;
  const start = begin(table);
  if (start.changes.length > 0) onChanges?.(start.changes);
  let now = start.table;
  for (let count = 0; count < limit; count++) {
    const turn = turnAt(now);
    if (turn.kind !== 'seats') break;
    const seat = first(turn.seats);
    const view = game.view(now.state, seat);
    const action = choose(view, seat);
    const taken = step(now, { seat, action }, { view });
    if (!taken.answer.ok) {
      const refusal = JSON.stringify({ seat, action, answer: taken.answer });
      throw new Error(`move ${now.entries.length + 1}: ${refusal}`);
    }
    onChanges?.(taken.changes);
    now = taken.table;
  }
  return now;
}
