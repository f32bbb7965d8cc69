// Trans Europa at the command line's teller.

import type { GameResult, Outcome, Action } from '@branchline/trans-europa';
import type { Teller, Summary } from './teller.ts';
import { narrateTransEuropa } from './replay-trans-europa.ts';

/** A round's length is the number of tracks laid in it. */
function summarise(moves: readonly unknown[], result: unknown): Summary {
  const { rounds, scores, winners } = result as GameResult;
  const lengths: number[] = [];
  for (const move of moves as readonly (Action | Outcome)[]) {
    if (move.do === 'deal') lengths.push(0);
    else if (move.do === 'lay') lengths[lengths.length - 1]!++;
  }
  return {
    scores,
    winners,
    stretches: rounds.map(({ reason, complete }, round) => ({
      reason,
      length: lengths[round] ?? 0,
      winners: complete,
    })),
  };
}

export const transEuropaTeller: Teller = {
  id: 'trans-europa',
  words: { stretch: 'round', length: 'tracks', score: 'score' },
  summarise,
  narrate: narrateTransEuropa,
};
