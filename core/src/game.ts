// The contract of every game: pure functions over plain data, the same for browser, server, bots and command line.

import type { Id } from './ids.ts';
import type { Result } from './result.ts';
import type { Rng } from './rng.ts';

/** A place at the table, 0-based, clockwise. */
export type Seat = Id<number, 'Seat'>;

/** One entry per seat. */
export type BySeat<T> = readonly T[];

/** Who a view is for. */
export type Viewer = Seat | 'spectator';

/** Who has to act: these seats (several act at once and in secret), chance, or nobody because the game is over. */
export type Turn =
  | { readonly kind: 'seats'; readonly seats: readonly Seat[] }
  | { readonly kind: 'chance' }
  | { readonly kind: 'over' };

/** Why something may not be done: a code for programs, the rule for people, the place for the board. Texts live in web and cli. */
export interface Illegal {
  readonly code: string;
  /** Id of the deciding rule, as in the game's SPEC.md. */
  readonly rule: string;
  /** Junction, line, section or card the reason concerns. */
  readonly at?: string;
  /** The numbers and names that explain it, e.g. `{ needs: 80000, has: 60000 }`. */
  readonly detail?: Readonly<Record<string, string | number>>;
}

/** The set-up of a table, as in a game file or a form; not yet judged. */
export interface GameSpec {
  readonly seats: number;
  readonly edition?: string;
  readonly board?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  /** What the players agreed on that the file shows only in its moves, such as special cards fixed for the game. */
  readonly agreed?: unknown;
  /** The version of board or content, and of the rules, that a game on record was played by; a new table takes the newest. */
  readonly boardHash?: string;
  readonly rulesVersion?: string;
}

/** Why a table cannot be set up: which field, and what would be accepted. */
export interface BadSpec {
  readonly code: string;
  readonly field: string;
  readonly value?: unknown;
  readonly allowed?: readonly (string | number)[];
}

/** The part of a game file that says what is played. */
export interface Header {
  readonly edition?: string;
  readonly board: string;
  readonly boardHash: string;
  readonly rulesVersion: string;
  readonly options: Readonly<Record<string, unknown>>;
}

export interface ActionBase {
  readonly do: string;
}

/** The types a game brings along. All of them plain JSON data, deeply readonly. */
export interface GameTypes {
  Config: unknown;
  State: unknown;
  View: unknown;
  /** What a seat does. */
  Action: ActionBase;
  /** What chance does, outcome included, so that a replay draws nothing. */
  Outcome: ActionBase;
  Event: { readonly kind: string };
  Result: unknown;
}

/** An entry of the log, exactly as in the game file. */
export type Move<T extends GameTypes> =
  | ({ readonly by: Seat } & T['Action'])
  | ({ readonly by: 'chance' } & T['Outcome']);

/** What a game brings: its rules, its views, its chance and its formats. */
export interface Game<T extends GameTypes> {
  readonly id: string;
  /** The newest version, used by new tables. The header of a config has its own version. */
  readonly rulesVersion: string;
  /** Rules that a new table plays by where nothing is said of them; a file that leaves them out has the defaults. */
  readonly customary?: Readonly<Record<string, unknown>>;
  readonly minSeats: number;
  readonly maxSeats: number;

  /**
   * Judges a spec from outside; the config has every default filled in and names the versions it is played by. Versions
   * are judged with `judgeVersion`, so that every game refuses an unknown one in the same words.
   */
  configure(spec: GameSpec): Result<T['Config'], BadSpec>;
  header(config: T['Config']): Header;
  /** What was agreed, read back from a log (see GameSpec.agreed). */
  agreedIn(moves: readonly unknown[]): unknown;

  setup(config: T['Config']): T['State'];
  /** Whose turn it is, is public: state and view give the same answer. */
  turn(position: T['State'] | T['View']): Turn;
  legal(view: T['View'], seat: Seat): readonly T['Action'][];
  check(view: T['View'], seat: Seat, action: T['Action']): Illegal | undefined;
  /** Trusts its input. */
  apply(state: T['State'], move: Move<T>): T['State'];
  /** Built from allowed fields, never by deleting. */
  view(state: T['State'], who: Viewer): T['View'];
  /** Some state that this view may stem from, hidden parts drawn at random. */
  sample(view: T['View'], rng: Rng): T['State'];
  /** What `who` sees happen. */
  events(before: T['State'], move: Move<T>, after: T['State'], who: Viewer): readonly T['Event'][];
  /**
   * Whether a seat's move showed hidden information to a viewer: cards turned over or handed on, secret choices disclosed. Such a
   * move is never taken back.
   */
  reveals(before: T['State'], move: Move<T>, after: T['State']): boolean;
  /** Set once the game is over. */
  result(state: T['State']): T['Result'] | undefined;

  /** Draws what chance has to decide now. */
  draw(state: T['State'], rng: Rng): T['Outcome'];
  /** Whether this outcome could have come up here. */
  checkOutcome(state: T['State'], outcome: T['Outcome']): Illegal | undefined;
  /** Judges the shape of a move from outside, not its legality. */
  parseMove(raw: unknown): Move<T> | undefined;
}
