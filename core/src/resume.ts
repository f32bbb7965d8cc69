// Bringing a stored log back to life: a single pass, every entry applied once and its hash compared.

import type { GameTypes } from './game.ts';
import { stateHash } from './hash.ts';
import { positionAfter } from './history.ts';
import { isMove, type Entry, type MoveEntry, type RulingEntry } from './log.ts';
import { err, ok, type Result } from './result.ts';
import { advance, standingAfter, type Change, type Table } from './table.ts';

/** Why a stored entry cannot stand: it makes no sense there, or its position is not the one that was written down. */
export interface Damage {
  readonly code: 'malformed-move' | 'wrong-sequence' | 'hash';
  /** Number of the entry. */
  readonly move: number;
}

/** How far the reading has come. */
interface Place<T extends GameTypes> {
  readonly table: Table<T>;
  readonly before: T['State'];
  readonly moves: readonly MoveEntry<T>[];
}

export type Resumed<T extends GameTypes> = Result<
  { readonly table: Table<T>; readonly changes: readonly Change<T>[] },
  Damage
>;

/** The table after these stored entries. */
export function resume<T extends GameTypes>(table: Table<T>, stored: readonly Entry[]): Resumed<T> {
  const reading = resuming(table, stored);
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value;
  }
}

/** The same, pausing after every entry: a long log need not be read in one go. */
export function* resuming<T extends GameTypes>(
  table: Table<T>,
  stored: readonly Entry[],
): Generator<undefined, Resumed<T>> {
  const changes: Change<T>[] = [];
  let { moves } = table;
  let conceded = table.conceded !== undefined;
  // A log without rulings needs no second list: all its moves stand.
  const ruled = moves !== table.entries || stored.some(({ ruling }) => ruling !== undefined);
  for (const entry of stored) {
    const move = table.entries.length + changes.length + 1;
    if (entry.sequence !== move) return err({ code: 'wrong-sequence', move });
    const before = changes.at(-1)?.after ?? table.state;
    const change = conceded ? undefined : reread({ table, before, moves }, entry);
    if (!change) return err({ code: 'malformed-move', move });
    if (entry.hash !== undefined && entry.hash !== stateHash(change.after)) return err({ code: 'hash', move });
    if (ruled) moves = standingAfter(moves, change.entry);
    conceded = entry.ruling?.kind === 'concede';
    changes.push(change);
    yield;
  }
  return ok({ table: advance(table, changes), changes });
}

/** Undefined where the entry makes no sense. */
function reread<T extends GameTypes>(place: Place<T>, entry: Entry): Change<T> | undefined {
  try {
    return isMove(entry) ? rereadMove(place, entry) : rereadRuling(place, entry);
  } catch {
    return undefined; // a move that makes no sense can lead the rules anywhere
  }
}

function rereadMove<T extends GameTypes>(
  { table: { game }, before }: Place<T>,
  entry: MoveEntry,
): Change<T> | undefined {
  const move = game.parseMove(entry.move);
  return move && { entry: { ...entry, move } as MoveEntry<T>, before, after: game.apply(before, move) };
}

function rereadRuling<T extends GameTypes>(place: Place<T>, entry: RulingEntry): Change<T> | undefined {
  const { table, before, moves } = place;
  const { ruling } = entry;
  if (ruling.by >= table.askedAt.length) return undefined;
  if (ruling.kind === 'concede') return { entry, before, after: before };
  const rest = moves.filter(({ sequence }) => sequence <= ruling.to);
  // Moves of an imported game that were taken back are on no record: then there is nothing to go back over.
  if (ruling.to >= entry.sequence) return undefined;
  const after = rest.length === moves.length ? before : positionAfter(table, rest);
  return { entry, before, after };
}
