// Whose turn it is.

import type { Seat } from '@branchline/core';
import { transEuropa } from '@branchline/trans-europa';
import type { View } from '@branchline/trans-europa';

/** Who has to act, as all viewers see it. */
export const turnSeats = (view: View): readonly Seat[] => {
  const turn = transEuropa.turn(view);
  return turn.kind === 'seats' ? turn.seats : [];
};
