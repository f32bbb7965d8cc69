// One game played to its end by a policy, every position handed to the checks.

import type { Game, GameTypes, Move, Seat } from '../game.ts';
import { fastRng, pick, type Rng } from '../rng.ts';
import { fail } from './failure.ts';

/** How a seat chooses; sees what the seat may see. */
export type Policy<T extends GameTypes> = (
  view: T['View'],
  seat: Seat,
  legal: readonly T['Action'][],
  rng: Rng,
) => T['Action'];

/** Any legal action. */
export const randomPolicy = <T extends GameTypes>(
  _view: T['View'],
  _seat: Seat,
  legal: readonly T['Action'][],
  rng: Rng,
): T['Action'] => pick(legal, rng);

/** A position met on the way. `moves` is the log that led to it. */
export interface Position<T extends GameTypes> {
  readonly state: T['State'];
  readonly moves: readonly Move<T>[];
}

export interface PlayoutOptions<T extends GameTypes> {
  readonly game: Game<T>;
  readonly config: T['Config'];
  readonly seed: number;
  readonly policy: Policy<T>;
  readonly maxMoves: number;
  /** Called at every position, with the move about to be made (none at the end). */
  readonly visit: (position: Position<T>, next: Move<T> | undefined) => void;
}

/** Plays to the end; a game that does not end within `maxMoves`, or stalls, fails. */
export function playout<T extends GameTypes>({
  game,
  config,
  seed,
  policy,
  maxMoves,
  visit,
}: PlayoutOptions<T>): Position<T> {
  const rng = fastRng(seed);
  const moves: Move<T>[] = [];
  let state = game.setup(config);
  for (;;) {
    const turn = game.turn(state);
    if (turn.kind === 'over') {
      visit({ state, moves }, undefined);
      return { state, moves };
    }
    if (moves.length >= maxMoves) fail({ seed, config, moves }, `no end after ${maxMoves} moves`);
    let move: Move<T>;
    if (turn.kind === 'chance') move = { ...game.draw(state, rng), by: 'chance' } as Move<T>;
    else {
      const seat = pick(turn.seats, rng);
      const view = game.view(state, seat);
      const legal = game.legal(view, seat);
      if (legal.length === 0) fail({ seed, config, moves }, `seat ${seat} is to act and has no legal action`);
      move = { ...policy(view, seat, legal, rng), by: seat } as Move<T>;
    }
    visit({ state, moves }, move);
    state = game.apply(state, move);
    moves.push(move);
  }
}
