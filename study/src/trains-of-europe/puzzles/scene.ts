// The position of a puzzle, played again by the rules.

import { invariant } from '@branchline/core';
import { trainsOfEurope, type Config, type State } from '@branchline/trains-of-europe';
import type { ContractPuzzle } from './puzzle.ts';

export function tableFor(seats: number): Config {
  const configured = trainsOfEurope.configure({ seats, options: {} });
  invariant(configured.ok, 'a table with the usual options can be set up');
  return configured.value;
}

export function positionOf({ seats, moves }: Pick<ContractPuzzle, 'seats' | 'moves'>): State {
  let state = trainsOfEurope.setup(tableFor(seats));
  for (const move of moves) state = trainsOfEurope.apply(state, move);
  return state;
}
