// How the seats play in a search's playouts: drawn again for every world, the same for all turns that are tried in it.

import type { Rng, Seat } from '@branchline/core';
import type { Playouts } from '../playout/playouts.ts';
import { drawStyle, TWISTS, type StyleMix } from '../playout/styles.ts';

export interface Manners {
  /** How the searching seat goes on after the turn being tried, and how the others play. */
  readonly own: StyleMix;
  readonly others: StyleMix;
  /** Whether ties are broken again in every world, or always in the same way. */
  readonly varied: boolean;
}

/** For one search by a seat, or by nobody in particular. */
export function mannersIn(
  playouts: Playouts,
  { own, others, varied }: Manners,
  { seats, seat, rng }: { seats: number; seat: Seat | undefined; rng: Rng },
): () => void {
  return () => {
    for (let other = 0; other < seats; other++) playouts.styles[other] = drawStyle(other === seat ? own : others, rng);
    playouts.setTwist(varied ? rng.below(TWISTS) : 0);
  };
}
