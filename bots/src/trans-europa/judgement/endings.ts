// The worth of a playout's end for every seat.

import type { Playouts } from '../playout/playouts.ts';
import { add, newTally, type Tally } from './tally.ts';

/** From what every seat misses at the end of the round to what that is worth to each, from 0 to 1. */
export type Worth = (missing: readonly number[]) => readonly number[];

/** The round won: fewest missing, shared in parts. */
export const roundWon: Worth = (missing) => {
  const least = Math.min(...missing);
  const share = 1 / missing.filter((count) => count === least).length;
  return missing.map((count) => (count === least ? share : 0));
};

export const newTallies = (seats: number): Tally[] => Array.from({ length: seats }, newTally);

export function addEnding(tallies: readonly Tally[], { missing }: Playouts, worth: Worth): readonly number[] {
  const values = worth(tallies.map((_, seat) => missing(seat)));
  tallies.forEach((tally, seat) => add(tally, values[seat]!));
  return values;
}
