// The costliest turn of one player in one round, worked out alone: the review of the game says the same of it.

import { POLICY_MODEL, reader } from '@branchline/bots/trans-europa/judgement';
import type { Seat } from '@branchline/core';
import { transEuropa } from '@branchline/trans-europa';
import type { Doubtful } from '../analysis.ts';
import { turnsOf, type Course } from './turns.ts';
import { comparisonByKnown, lossOf, type Effort } from './verdict.ts';

export interface Costliest {
  /** Number of its first move. */
  readonly first: number;
  readonly loss: Doubtful;
}

/** Undefined where nothing was lost. */
export function costliestTurn(
  course: Course,
  { round, seat }: { readonly round: number; readonly seat: Seat },
  effort: Effort,
): Costliest | undefined {
  const turns = turnsOf(course).filter((turn) => turn.round === round);
  const reading = reader(POLICY_MODEL);
  let shown = (turns[0]?.first ?? 1) - 1;
  let worst: Costliest | undefined;
  for (const turn of turns) {
    if (turn.seat !== seat) continue;
    for (; shown < turn.first; shown++) reading.look(transEuropa.view(course.states[shown]!, seat));
    const loss = lossOf(comparisonByKnown({ turn, reading, effort }));
    if (loss && loss.value > (worst?.loss.value ?? 0)) worst = { first: turn.first, loss };
  }
  return worst;
}
