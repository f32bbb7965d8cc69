// Verifying a game file: every move legal, every hash, score and commitment true, and every draw the seed's own.

import { sameJson } from './canonical.ts';
import { entropyFault, streamKey, type EntropyFault } from './entropy.ts';
import type { BadSpec, Game, GameTypes, Illegal, Move } from './game.ts';
import type { GameFile } from './game-file.ts';
import { stateHash } from './hash.ts';
import { err, ok, type Result } from './result.ts';
import { commitmentOf, rngForMove } from './seed.ts';

/** The first thing found wrong. `move` counts from 1. */
export type Discrepancy =
  | { readonly code: 'bad-spec'; readonly problem: BadSpec }
  | EntropyFault
  | { readonly code: 'rules-version'; readonly expected: string; readonly found: string }
  | {
      readonly code: 'board-hash' | 'commitment';
      readonly expected: string;
      readonly found: string;
    }
  | { readonly code: 'seed-too-early' | 'result-missing' | 'result-too-early' }
  | {
      readonly code: 'malformed-move' | 'after-the-end' | 'not-your-turn' | 'wrong-draw';
      readonly move: number;
    }
  | { readonly code: 'illegal-move'; readonly move: number; readonly illegal: Illegal }
  | {
      readonly code: 'hash';
      readonly move: number;
      readonly expected: string;
      readonly found: string;
    }
  | { readonly code: 'hash-count'; readonly expected: number; readonly found: number }
  | { readonly code: 'result'; readonly expected: unknown; readonly found: unknown };

/** A game file brought to life. `states[k]` is the position after k moves. */
export interface Replay<T extends GameTypes> {
  readonly config: T['Config'];
  readonly moves: readonly Move<T>[];
  readonly states: readonly T['State'][];
}

/** Whether chance or this seat is to move, and may move so. */
function judge<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  move: Move<T>,
  number: number,
): Discrepancy | undefined {
  const turn = game.turn(state);
  if (turn.kind === 'over') return { code: 'after-the-end', move: number };
  if (move.by === 'chance') {
    if (turn.kind !== 'chance') return { code: 'not-your-turn', move: number };
    const illegal = game.checkOutcome(state, move);
    return illegal && { code: 'illegal-move', move: number, illegal };
  }
  if (turn.kind !== 'seats' || !turn.seats.includes(move.by)) return { code: 'not-your-turn', move: number };
  const illegal = game.check(game.view(state, move.by), move.by, move);
  return illegal && { code: 'illegal-move', move: number, illegal };
}

/** Replays with every check on; stops at the first discrepancy. */
export function verifyGame<T extends GameTypes>(game: Game<T>, file: GameFile): Result<Replay<T>, Discrepancy> {
  if (file.rulesVersion !== game.rulesVersion) {
    return err({ code: 'rules-version', expected: game.rulesVersion, found: file.rulesVersion });
  }
  const configured = game.configure({
    seats: file.seats.length,
    ...(file.edition === undefined ? {} : { edition: file.edition }),
    board: file.board,
    options: file.options,
    agreed: game.agreedIn(file.moves),
  });
  if (!configured.ok) return err({ code: 'bad-spec', problem: configured.error });
  const config = configured.value;
  const { boardHash } = game.header(config);
  if (boardHash !== file.boardHash) return err({ code: 'board-hash', expected: boardHash, found: file.boardHash });
  if (file.seed !== undefined && commitmentOf(file.seed) !== file.commitment) {
    return err({ code: 'commitment', expected: commitmentOf(file.seed), found: file.commitment });
  }
  const promise = entropyFault(file);
  if (promise) return err(promise);
  const key = file.seed === undefined ? undefined : streamKey(file.seed, file.entropy);

  const states = [game.setup(config)];
  const moves: Move<T>[] = [];
  for (let index = 0; index < file.moves.length; index++) {
    const number = index + 1;
    const state = states[index]!;
    const move = game.parseMove(file.moves[index]);
    if (!move) return err({ code: 'malformed-move', move: number });
    const discrepancy = judge(game, state, move, number);
    if (discrepancy) return err(discrepancy);
    const next = game.apply(state, move);
    if (move.by === 'chance' && key !== undefined) {
      // Positions are compared, not words: some lists in a move have no order.
      const drawn = { ...game.draw(state, rngForMove(key, index)), by: 'chance' } as Move<T>;
      if (!sameJson(drawn, move) && !sameJson(game.apply(state, drawn), next)) {
        return err({ code: 'wrong-draw', move: number });
      }
    }
    if (file.hashes && index < file.hashes.length) {
      const expected = stateHash(next);
      if (file.hashes[index] !== expected)
        return err({ code: 'hash', move: number, expected, found: file.hashes[index]! });
    }
    moves.push(move);
    states.push(next);
  }
  if (file.hashes && file.hashes.length !== moves.length) {
    return err({ code: 'hash-count', expected: moves.length, found: file.hashes.length });
  }
  const expected = game.result(states[moves.length]!);
  if (expected === undefined) {
    if (file.result !== undefined) return err({ code: 'result-too-early' });
    if (file.seed !== undefined) return err({ code: 'seed-too-early' });
  } else {
    if (file.result === undefined) return err({ code: 'result-missing' });
    if (!sameJson(expected, file.result)) return err({ code: 'result', expected, found: file.result });
  }
  return ok({ config, moves, states });
}
