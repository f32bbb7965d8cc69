// The authority: one table, strictly serial: check → apply → append to the log → send each viewer its view and events.

import type { Game, GameTypes, Illegal, Move, Seat, Turn, Viewer } from './game.ts';
import { GAME_FORMAT, type GameFile, type SeatInfo } from './game-file.ts';
import { stateHash } from './hash.ts';
import { invariant } from './invariant.ts';
import { commitmentOf, rngForMove, type Seed } from './seed.ts';

/** What one viewer learns of one move. */
export interface Update<T extends GameTypes> {
  /** Number of moves in the log after this one. */
  readonly sequence: number;
  readonly view: T['View'];
  readonly events: readonly T['Event'][];
}

/** A seat's wish to act, as it comes over a transport. */
export interface Submission {
  readonly seat: Seat;
  readonly action: unknown;
  /** The sequence the player had seen; an older question than the current one is refused as stale. */
  readonly after?: number;
  /** Made by the client; the same id is answered again, never applied twice. */
  readonly id?: string;
}

export type Answer =
  | { readonly ok: true; readonly sequence: number }
  | { readonly ok: false; readonly reason: 'malformed' | 'not-your-turn' | 'stale' | 'over' }
  | { readonly ok: false; readonly reason: 'illegal'; readonly illegal: Illegal };

export interface Table<T extends GameTypes> {
  readonly game: Game<T>;
  readonly config: T['Config'];
  readonly seats: readonly SeatInfo[];
  readonly commitment: string;
  sequence(): number;
  turn(): Turn;
  view(who: Viewer): T['View'];
  submit(submission: Submission): Answer;
  /** Updates from now on; returns the call that ends them. */
  subscribe(who: Viewer, listener: (update: Update<T>) => void): () => void;
  result(): T['Result'] | undefined;
  /** The game so far; the seed is in it only once the game is over. */
  file(options?: { hashes?: boolean }): GameFile;
  /** For the authority's own journal: everything needed to open this table again. Never leaves the authority. */
  journal(): { readonly seed: Seed; readonly moves: readonly Move<T>[] };
}

export interface TableSetup<T extends GameTypes> {
  readonly config: T['Config'];
  readonly seats: readonly SeatInfo[];
  readonly seed: Seed;
  /** A log to go on from; trusted, as it comes from the authority's own journal. */
  readonly moves?: readonly Move<T>[];
  /** Called with every move before anybody hears of it. If it throws, the move has not happened. */
  readonly append?: (move: Move<T>, sequence: number) => void;
}

export function openTable<T extends GameTypes>(game: Game<T>, setup: TableSetup<T>): Table<T> {
  const { config, seats, seed } = setup;
  const commitment = commitmentOf(seed);
  const start = game.setup(config);
  const log: Move<T>[] = [];
  const answered = new Map<string, number>();
  const listeners = new Set<{ who: Viewer; listener: (update: Update<T>) => void }>();
  /** Per seat: the sequence at which its present question was put. */
  const askedAt: number[] = seats.map(() => 0);
  let state = start;

  function record(move: Move<T>, silent: boolean): void {
    const before = state;
    const turnBefore = game.turn(before);
    const after = game.apply(before, move);
    if (!silent) setup.append?.(move, log.length + 1);
    state = after;
    log.push(move);
    const turn = game.turn(state);
    const asked = turn.kind === 'seats' ? turn.seats : [];
    for (let seat = 0; seat < seats.length; seat++) {
      // A seat that goes on pondering its own secret choice keeps its question while others choose.
      const asItWas = turnBefore.kind === 'seats' && turnBefore.seats.includes(seat) && asked.includes(seat);
      if (!asItWas || move.by === seat) askedAt[seat] = log.length;
    }
    if (silent) return;
    for (const { who, listener } of [...listeners]) {
      listener({
        sequence: log.length,
        view: game.view(state, who),
        events: game.events(before, move, after, who),
      });
    }
  }

  function letChanceMove(): void {
    while (game.turn(state).kind === 'chance') {
      const outcome = game.draw(state, rngForMove(seed, log.length));
      record({ ...outcome, by: 'chance' }, false);
    }
  }

  function submit({ seat, action, after, id }: Submission): Answer {
    const earlier = id === undefined ? undefined : answered.get(`${seat}:${id}`);
    if (earlier !== undefined) return { ok: true, sequence: earlier };
    const turn = game.turn(state);
    if (turn.kind === 'over') return { ok: false, reason: 'over' };
    const raw = typeof action === 'object' && action !== null ? { ...action, by: seat } : action;
    const move = game.parseMove(raw);
    if (!move || move.by === 'chance') return { ok: false, reason: 'malformed' };
    if (after !== undefined && (after < (askedAt[seat] ?? 0) || after > log.length))
      return { ok: false, reason: 'stale' };
    if (turn.kind !== 'seats' || !turn.seats.includes(seat)) return { ok: false, reason: 'not-your-turn' };
    const illegal = game.check(game.view(state, seat), seat, move);
    if (illegal) return { ok: false, reason: 'illegal', illegal };
    record(move, false);
    const sequence = log.length;
    if (id !== undefined) answered.set(`${seat}:${id}`, sequence);
    letChanceMove();
    return { ok: true, sequence };
  }

  function file({ hashes = true }: { hashes?: boolean } = {}): GameFile {
    const { board, boardHash, edition, options } = game.header(config);
    const result = game.result(state);
    return {
      format: GAME_FORMAT,
      game: game.id,
      ...(edition === undefined ? {} : { edition }),
      board,
      boardHash,
      rulesVersion: game.rulesVersion,
      options,
      seats,
      commitment,
      ...(result === undefined ? {} : { seed }),
      moves: log.slice(),
      ...(hashes ? { hashes: hashesOf(game, start, log) } : {}),
      ...(result === undefined ? {} : { result }),
    };
  }

  for (const move of setup.moves ?? []) record(move, true);
  invariant(
    seats.length >= game.minSeats && seats.length <= game.maxSeats,
    'a table has as many seats as its game allows',
  );
  letChanceMove();

  return {
    game,
    config,
    seats,
    commitment,
    sequence: () => log.length,
    turn: () => game.turn(state),
    view: (who) => game.view(state, who),
    submit,
    subscribe(who, listener) {
      const entry = { who, listener };
      listeners.add(entry);
      return () => void listeners.delete(entry);
    },
    result: () => game.result(state),
    file,
    journal: () => ({ seed, moves: log.slice() }),
  };
}

function hashesOf<T extends GameTypes>(game: Game<T>, start: T['State'], moves: readonly Move<T>[]): string[] {
  let state = start;
  return moves.map((move) => {
    state = game.apply(state, move);
    return stateHash(state);
  });
}
