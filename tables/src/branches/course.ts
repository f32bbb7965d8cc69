// The course of a game or of one of its branches: every position, and what each viewpoint was told on the way.

import { newTable, step, straightened, streamsOf, toldOf, updateOf } from '@branchline/core';
import type {
  Answer,
  Change,
  Game,
  GameTypes,
  Move,
  MoveEntry,
  Seat,
  Seed,
  Table,
  Told,
  Turn,
  Update,
  Viewer,
} from '@branchline/core';
import type { Loaded } from '../load.ts';
import { remembering } from './memory.ts';
import type { Branch } from './branch.ts';

export type AnyMove = Move<GameTypes>;

/** The finished game that branches leave, as if nothing in it had ever been taken back. */
export interface Origin {
  readonly game: Game<GameTypes>;
  readonly config: unknown;
  readonly seats: number;
  readonly moves: readonly AnyMove[];
}

export function originOf({ table, record }: Loaded): Origin {
  const { game, config, moves } = straightened(table);
  return { game, config, seats: record.seats.length, moves: moves.map(({ move }) => move) };
}

export interface Course {
  readonly moves: readonly AnyMove[];
  turnAt(at: number): Turn;
  view(at: number, who: Viewer): unknown;
  /** What this viewpoint was told of the first `at` moves. */
  told(at: number, who: Viewer): readonly Told[];
  /** What this viewpoint sees of the moves from here to there. */
  updates(from: number, to: number, who: Viewer): readonly Update[];
  /** The next position at or after this one at which a player is to move: what chance does is never left half done. */
  settled(at: number): number;
  /** The table at a position; nothing of it is kept anywhere. */
  table(at: number): Table<GameTypes>;
  /** The course on which these moves follow this position. */
  after(at: number, moves: readonly AnyMove[]): Course;
}

/** Nobody draws from this one: what is drawn in a branch is drawn from its own. */
const NO_SEED = '0'.repeat(64);

/** What has been worked out already of a course that begins alike. */
interface Known {
  readonly states: readonly unknown[];
  readonly told: ReadonlyMap<Viewer, readonly Told[]>;
}

const NOTHING_KNOWN: Known = { states: [], told: new Map() };

export const courseOf = (origin: Origin, branch?: Branch): Course =>
  new Line(origin, branch ? [...origin.moves.slice(0, branch.at), ...branch.moves] : origin.moves, NOTHING_KNOWN);

/** Every position is kept: looking back and forth is what it is for. */
class Line implements Course {
  readonly moves: readonly AnyMove[];
  readonly #origin: Origin;
  readonly #entries: readonly MoveEntry[];
  readonly #states: readonly unknown[];
  readonly #told: Map<Viewer, readonly Told[]>;

  constructor(origin: Origin, moves: readonly AnyMove[], known: Known) {
    const { game, config } = origin;
    this.moves = moves;
    this.#origin = origin;
    this.#entries = moves.map((move, index) => ({ sequence: index + 1, move }));
    const states = known.states.length > 0 ? [...known.states] : [game.setup(config)];
    for (const move of moves.slice(states.length - 1)) states.push(game.apply(states.at(-1), move));
    this.#states = states;
    this.#told = new Map(known.told);
  }

  #change(index: number): Change<GameTypes> {
    return { entry: this.#entries[index]!, before: this.#states[index], after: this.#states[index + 1] };
  }

  turnAt(at: number): Turn {
    return this.#origin.game.turn(this.#states[at]);
  }

  view(at: number, who: Viewer): unknown {
    return this.#origin.game.view(this.#states[at], who);
  }

  told(at: number, who: Viewer): readonly Told[] {
    const known = this.#told.get(who) ?? [];
    if (known.length >= at) return known.slice(0, at);
    const { game } = this.#origin;
    const rest = this.#entries
      .slice(known.length, at)
      .map(({ sequence }) => toldOf(game, this.#change(sequence - 1), who));
    const all = [...known, ...rest];
    this.#told.set(who, all);
    return all;
  }

  updates(from: number, to: number, who: Viewer): readonly Update[] {
    const { game } = this.#origin;
    return this.#entries.slice(from, to).map(({ sequence }) => updateOf(game, this.#change(sequence - 1), who));
  }

  settled(at: number): number {
    let found = Math.min(at, this.moves.length);
    while (found < this.moves.length && this.turnAt(found).kind === 'chance') found++;
    return found;
  }

  table(at: number): Table<GameTypes> {
    const { game, config, seats } = this.#origin;
    const entries = this.#entries.slice(0, at);
    const empty = newTable({ game, config, seats, seed: NO_SEED, hashed: false });
    return { ...empty, entries, moves: entries, state: this.#states[at] };
  }

  after(at: number, moves: readonly AnyMove[]): Course {
    const told = new Map([...this.#told].map(([who, all]) => [who, all.slice(0, at)] as const));
    const known = { states: this.#states.slice(0, at + 1), told };
    return new Line(this.#origin, [...this.moves.slice(0, at), ...moves], known);
  }
}

export type Stepped =
  | { readonly answer: Extract<Answer, { readonly ok: false }> }
  /** The seat's move, and what chance did after it. */
  | { readonly moves: readonly AnyMove[] };

export interface Wanted {
  readonly seat: Seat;
  readonly action: unknown;
  /** What chance draws from where the game's own draws no longer apply. */
  readonly seed: Seed;
}

/** What would be played here: nothing is kept yet. */
export function stepped(origin: Origin, table: Table<GameTypes>, { seat, action, seed }: Wanted): Stepped {
  const game = remembering(
    origin.game,
    origin.moves,
    table.moves.map(({ move }) => move),
  );
  const { answer, changes } = step({ ...table, game, streams: streamsOf(seed) }, { seat, action });
  if (!answer.ok) return { answer };
  return { moves: changes.flatMap(({ entry }) => (entry.move ? [entry.move] : [])) };
}
