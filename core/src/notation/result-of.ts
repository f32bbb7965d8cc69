// The result that a game file's moves lead to.

import type { Game, GameTypes, Move } from '../game.ts';
import { specOf, type GameFile } from '../game-file.ts';

/** Undefined where the game does not end, or a move is not legal: verification of the file finds out which. */
export function resultOf<T extends GameTypes>(game: Game<T>, file: GameFile): T['Result'] | undefined {
  const configured = game.configure(specOf(file, game.agreedIn(file.moves)));
  if (!configured.ok) return undefined;
  let state = game.setup(configured.value);
  for (const raw of file.moves) {
    const move = game.parseMove(raw);
    if (!move || !isLegal(game, state, move)) return undefined;
    state = game.apply(state, move);
  }
  return game.result(state);
}

function isLegal<T extends GameTypes>(game: Game<T>, state: T['State'], move: Move<T>): boolean {
  const turn = game.turn(state);
  if (move.by === 'chance') return turn.kind === 'chance' && game.checkOutcome(state, move) === undefined;
  if (turn.kind !== 'seats' || !turn.seats.includes(move.by)) return false;
  return game.check(game.view(state, move.by), move.by, move) === undefined;
}
