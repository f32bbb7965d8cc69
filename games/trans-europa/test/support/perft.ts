// Counting the legal sequences of a length: the yardstick of move generators.

import { transEuropa, type State } from '../../src/index.ts';

/** Depth 0 is 1. A sequence that reaches chance or the end stops there and counts only at its full length. */
export function perft(state: State, depth: number): number {
  if (depth === 0) return 1;
  const turn = transEuropa.turn(state);
  if (turn.kind !== 'seats') return 0;
  // Simultaneous choices are enumerated for the lowest undecided seat first.
  const seat = turn.seats[0]!;
  const legal = transEuropa.legal(transEuropa.view(state, seat), seat);
  if (depth === 1) return legal.length;
  let count = 0;
  for (const action of legal) count += perft(transEuropa.apply(state, { by: seat, ...action }), depth - 1);
  return count;
}
