// Who has won: the rules decide, ties included. At the evaluation nothing is hidden any more.

import { fastRng, type Seat } from '@branchline/core';
import { trainsOfEurope, type View } from '@branchline/trains-of-europe';

/** Empty while the game is on. */
export function winnersOf(view: View): readonly Seat[] {
  if (view.public.stage.kind !== 'over') return [];
  return trainsOfEurope.result(trainsOfEurope.sample(view, fastRng(1)))?.winners ?? [];
}
