// A table as a value: the log and the position it leads to.

import type { BySeat, Game, GameTypes, Seat, Turn } from './game.ts';
import { invariant } from './invariant.ts';
import { isMove, type Entry, type MoveEntry } from './log.ts';
import { drawKey, type Terms } from './binding.ts';
import type { Entropies } from './entropy.ts';
import { streamsOf, type Seed, type Streams } from './seed.ts';

export interface Table<T extends GameTypes> {
  readonly game: Game<T>;
  readonly config: T['Config'];
  readonly seed: Seed;
  /** What the people's devices added to the seed. */
  readonly entropy?: Entropies;
  /** What the draws are bound to; absent at a table from before there was a binding. */
  readonly terms?: Terms;
  /** What chance draws from: seed, numbers and terms together. */
  readonly streams: Streams;
  /** Whether entries carry the hash of their position. Simulations do without. */
  readonly hashed: boolean;
  readonly entries: readonly Entry<T>[];
  /** The moves that stand, in order: all that were not taken back. The very same list as long as the table never ruled. */
  readonly moves: readonly MoveEntry<T>[];
  /** Who has given up the game, which ended it. */
  readonly conceded?: Seat;
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

export interface TableSetup<T extends GameTypes> {
  readonly game: Game<T>;
  readonly config: T['Config'];
  readonly seats: number;
  readonly seed: Seed;
  readonly entropy?: Entropies;
  readonly terms?: Terms;
  readonly hashed?: boolean;
}

/** A table at which nothing has happened yet, not even the deal. */
export function newTable<T extends GameTypes>(setup: TableSetup<T>): Table<T> {
  const { game, config, seats, seed, entropy, terms, hashed = true } = setup;
  invariant(seats >= game.minSeats && seats <= game.maxSeats, 'a table has as many seats as its game allows');
  const entries: readonly MoveEntry<T>[] = [];
  return {
    game,
    config,
    seed,
    ...(entropy === undefined ? {} : { entropy }),
    ...(terms === undefined ? {} : { terms }),
    streams: streamsOf(drawKey(seed, { entropy, terms })),
    hashed,
    entries,
    moves: entries,
    state: game.setup(config),
    askedAt: Array.from({ length: seats }, () => 0),
  };
}

/** Who is asked at this table; nobody once the game was given up, whatever its rules say. */
export const turnAt = <T extends GameTypes>({ game, state, conceded }: Table<T>): Turn =>
  conceded === undefined ? game.turn(state) : { kind: 'over' };

/** The table once these changes are in its log. */
export function advance<T extends GameTypes>(table: Table<T>, changes: readonly Change<T>[]): Table<T> {
  const last = changes.at(-1);
  if (!last) return table;
  const added = changes.map(({ entry }) => entry);
  const entries = [...table.entries, ...added];
  const ruled = table.moves !== table.entries || added.some(({ ruling }) => ruling !== undefined);
  const conceded = table.conceded ?? added.find(({ ruling }) => ruling?.kind === 'concede')?.ruling?.by;
  return {
    ...table,
    entries,
    moves: ruled ? added.reduce(standingAfter, table.moves) : (entries as readonly MoveEntry<T>[]),
    ...(conceded === undefined ? {} : { conceded }),
    state: last.after,
    askedAt: changes.reduce((asked, change) => askedAfter(table.game, asked, change), table.askedAt),
  };
}

/** The moves that stand after one more entry. */
export function standingAfter<T extends GameTypes>(
  moves: readonly MoveEntry<T>[],
  entry: Entry<T>,
): readonly MoveEntry<T>[] {
  if (isMove(entry)) return [...moves, entry];
  const { ruling } = entry;
  return ruling.kind === 'takeback' ? moves.filter(({ sequence }) => sequence <= ruling.to) : moves;
}

/** A seat that still decides its own secret choice keeps its question while others choose; all others are asked again. */
function askedAfter<T extends GameTypes>(
  game: Game<T>,
  askedAt: BySeat<number>,
  { entry, before, after }: Change<T>,
): BySeat<number> {
  if (!isMove(entry)) return askedAt.map(() => entry.sequence);
  const { by } = entry.move;
  const isAsked = (turn: Turn, seat: Seat): boolean => turn.kind === 'seats' && turn.seats.includes(seat);
  const [was, is] = [game.turn(before), game.turn(after)];
  return askedAt.map((at, seat) => (by !== seat && isAsked(was, seat) && isAsked(is, seat) ? at : entry.sequence));
}
