// A whole game played by policies and written down as a game file: what fixtures and corpora are made of.

import type { Game, GameSpec, GameTypes, Move } from '../game.ts';
import { GAME_FORMAT, type GameFile } from '../game-file.ts';
import { stateHash } from '../hash.ts';
import { invariant } from '../invariant.ts';
import { fastRng, pick } from '../rng.ts';
import { commitmentOf, rngForMove, seedFromText } from '../seed.ts';
import type { Policy } from './playout.ts';

export interface RecordOptions<T extends GameTypes> {
  readonly game: Game<T>;
  readonly spec: GameSpec;
  /** What the deals are drawn from, and what the policy throws its dice with. */
  readonly seed: string;
  readonly dice: number;
  readonly policy: Policy<T>;
  readonly hashes: boolean;
}

/** Plays to the end; simultaneous choices are made in any order. */
export function recordGame<T extends GameTypes>({
  game,
  spec,
  seed: text,
  dice,
  policy,
  hashes,
}: RecordOptions<T>): GameFile {
  const configured = game.configure(spec);
  invariant(configured.ok, `the table can be set up: ${configured.ok ? '' : JSON.stringify(configured.error)}`);
  const seed = seedFromText(text);
  const rng = fastRng(dice);
  const moves: Move<T>[] = [];
  const written: string[] = [];
  let state = game.setup(configured.value);
  for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
    let move: Move<T>;
    if (turn.kind === 'chance') move = { ...game.draw(state, rngForMove(seed, moves.length)), by: 'chance' } as Move<T>;
    else {
      const seat = pick(turn.seats, rng);
      const view = game.view(state, seat);
      move = { ...policy(view, seat, game.legal(view, seat), rng), by: seat } as Move<T>;
    }
    state = game.apply(state, move);
    moves.push(move);
    if (hashes) written.push(stateHash(state));
  }
  return {
    format: GAME_FORMAT,
    game: game.id,
    ...game.header(configured.value),
    seats: Array.from({ length: spec.seats }, (_, seat) => ({ name: 'ABCDEF'[seat]!, kind: 'bot:policy' })),
    commitment: commitmentOf(seed),
    seed,
    moves,
    ...(hashes ? { hashes: written } : {}),
    result: game.result(state),
  };
}
