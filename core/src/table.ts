// A table as a value: the log and the position it leads to. Opening one is a single pass over the log.

import type { BySeat, Game, GameTypes, Move, Seat, Turn, Viewer } from './game.ts';
import { stateHash } from './hash.ts';
import { invariant } from './invariant.ts';
import type { Entry } from './log.ts';
import { err, ok, type Result } from './result.ts';
import { streamKey, type Entropies } from './entropy.ts';
import type { Seed } from './seed.ts';

export interface Table<T extends GameTypes> {
  readonly game: Game<T>;
  readonly config: T['Config'];
  readonly seed: Seed;
  /** What the people's devices added to the seed. */
  readonly entropy?: Entropies;
  /** Seed and numbers together: what chance draws from. */
  readonly key: Seed;
  /** Whether entries carry the hash of their position. Simulations do without. */
  readonly hashed: boolean;
  readonly entries: readonly Entry<T>[];
  readonly state: T['State'];
  /** Per seat: the sequence at which its present question was put. */
  readonly askedAt: BySeat<number>;
}

/** One entry with the positions on both sides of it. */
export interface Change<T extends GameTypes> {
  readonly entry: Entry<T>;
  readonly before: T['State'];
  readonly after: T['State'];
}

/** What one viewer learns of one entry. */
export interface Told<T extends GameTypes = GameTypes> {
  readonly sequence: number;
  readonly by: Seat | 'chance';
  readonly at?: number;
  readonly events: readonly T['Event'][];
}

/** The same, with how things stand after it. */
export interface Update<T extends GameTypes = GameTypes> extends Told<T> {
  readonly view: T['View'];
  readonly turn: Turn;
}

export interface TableSetup<T extends GameTypes> {
  readonly game: Game<T>;
  readonly config: T['Config'];
  readonly seats: number;
  readonly seed: Seed;
  readonly entropy?: Entropies;
  readonly hashed?: boolean;
}

/** A table at which nothing has happened yet, not even the deal. */
export function newTable<T extends GameTypes>(setup: TableSetup<T>): Table<T> {
  const { game, config, seats, seed, entropy, hashed = true } = setup;
  invariant(seats >= game.minSeats && seats <= game.maxSeats, 'a table has as many seats as its game allows');
  return {
    game,
    config,
    seed,
    ...(entropy === undefined ? {} : { entropy }),
    key: streamKey(seed, entropy),
    hashed,
    entries: [],
    state: game.setup(config),
    askedAt: Array.from({ length: seats }, () => 0),
  };
}

/** Why a stored entry cannot stand: it makes no sense there, or its position is not the one that was written down. */
export interface Damage {
  readonly code: 'malformed-move' | 'wrong-sequence' | 'hash';
  /** Number of the entry. */
  readonly move: number;
}

/** The table after these stored entries: each one applied once, and its hash compared. */
export function resume<T extends GameTypes>(
  table: Table<T>,
  stored: readonly Entry[],
): Result<{ readonly table: Table<T>; readonly changes: readonly Change<T>[] }, Damage> {
  const changes: Change<T>[] = [];
  for (const entry of stored) {
    const before = changes.at(-1)?.after ?? table.state;
    const number = table.entries.length + changes.length + 1;
    const change = reread(table.game, { before, entry, number });
    if (!change.ok) return change;
    changes.push(change.value);
  }
  return ok({ table: advance(table, changes), changes });
}

function reread<T extends GameTypes>(
  game: Game<T>,
  { before, entry, number }: { readonly before: T['State']; readonly entry: Entry; readonly number: number },
): Result<Change<T>, Damage> {
  if (entry.sequence !== number) return err({ code: 'wrong-sequence', move: number });
  const move = game.parseMove(entry.move);
  if (!move) return err({ code: 'malformed-move', move: number });
  try {
    const after = game.apply(before, move);
    if (entry.hash !== undefined && entry.hash !== stateHash(after)) return err({ code: 'hash', move: number });
    return ok({ entry: { ...entry, move }, before, after });
  } catch {
    return err({ code: 'malformed-move', move: number }); // a move that makes no sense can lead the rules anywhere
  }
}

/** The table once these changes are in its log. */
export function advance<T extends GameTypes>(table: Table<T>, changes: readonly Change<T>[]): Table<T> {
  const last = changes.at(-1);
  if (!last) return table;
  return {
    ...table,
    entries: [...table.entries, ...changes.map(({ entry }) => entry)],
    state: last.after,
    askedAt: changes.reduce((asked, change) => askedAfter(table.game, asked, change), table.askedAt),
  };
}

/** A seat that goes on pondering its own secret choice keeps its question while others choose; all others are asked anew. */
function askedAfter<T extends GameTypes>(
  game: Game<T>,
  askedAt: BySeat<number>,
  { entry, before, after }: Change<T>,
): BySeat<number> {
  const isAsked = (turn: Turn, seat: Seat): boolean => turn.kind === 'seats' && turn.seats.includes(seat);
  const [was, is] = [game.turn(before), game.turn(after)];
  return askedAt.map((at, seat) =>
    entry.move.by !== seat && isAsked(was, seat) && isAsked(is, seat) ? at : entry.sequence,
  );
}

/** Goes through the whole log again, entry by entry; the table itself keeps only its latest position. */
export function* changesOf<T extends GameTypes>({ game, config, entries }: Table<T>): Generator<Change<T>> {
  let before = game.setup(config);
  for (const entry of entries) {
    const after = game.apply(before, entry.move);
    yield { entry, before, after };
    before = after;
  }
}

/** The position after the first `sequence` moves. */
export function stateAt<T extends GameTypes>(table: Table<T>, sequence: number): T['State'] {
  if (sequence >= table.entries.length) return table.state;
  const moves: Move<T>[] = table.entries.slice(0, sequence).map(({ move }) => move);
  return moves.reduce((state, move) => table.game.apply(state, move), table.game.setup(table.config));
}

export function toldOf<T extends GameTypes>(game: Game<T>, { entry, before, after }: Change<T>, who: Viewer): Told<T> {
  return {
    sequence: entry.sequence,
    by: entry.move.by,
    ...(entry.at === undefined ? {} : { at: entry.at }),
    events: game.events(before, entry.move, after, who),
  };
}

export const updateOf = <T extends GameTypes>(game: Game<T>, change: Change<T>, who: Viewer): Update<T> => ({
  ...toldOf(game, change, who),
  view: game.view(change.after, who),
  turn: game.turn(change.after),
});

/** What these eyes saw of everything after the first `from` moves: for whoever was away. */
export function since<T extends GameTypes>(table: Table<T>, who: Viewer, from: number): Update<T>[] {
  if (from >= table.entries.length) return [];
  const missed: Update<T>[] = [];
  for (const change of changesOf(table)) {
    if (change.entry.sequence > from) missed.push(updateOf(table.game, change, who));
  }
  return missed;
}
