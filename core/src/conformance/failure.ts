// How a failed conformance check reports: with the seed and the moves that lead to it.

import type { GameTypes, Move } from '../game.ts';

/** What was found, with the seed and the moves that lead there. */
export class ConformanceFailure extends Error {
  override readonly name = 'ConformanceFailure';
}

/** Enough to see the failure again: which check, which game, and every move up to it. */
export interface Trace<T extends GameTypes> {
  readonly seed: number;
  readonly config: T['Config'];
  readonly moves: readonly Move<T>[];
}

export function fail<T extends GameTypes>(trace: Trace<T>, what: string): never {
  const moves = trace.moves.map((move, index) => `  ${index + 1}. ${JSON.stringify(move)}`).join('\n');
  throw new ConformanceFailure(
    `${what}\nseed ${trace.seed}, after ${trace.moves.length} moves\nconfig ${JSON.stringify(trace.config)}\n${moves}`,
  );
}
