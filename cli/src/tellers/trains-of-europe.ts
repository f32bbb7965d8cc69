// Trains of Europe at the command line's teller.

import { SIXTHS, type GameResult } from '@branchline/trains-of-europe';
import type { Teller, Summary } from './teller.ts';
import { narrateTrainsOfEurope } from './replay-trains-of-europe.ts';

/** The game as a whole is one stretch, as long as its years. */
function summarise(_moves: readonly unknown[], result: unknown): Summary {
  const { reason, years, evaluation, winners } = result as GameResult;
  return {
    scores: evaluation.map(({ total }) => total / SIXTHS),
    winners,
    stretches: [{ reason, length: years.length, winners }],
  };
}

export const trainsOfEuropeTeller: Teller = {
  id: 'trains-of-europe',
  words: { stretch: 'game', length: 'years', score: 'points' },
  summarise,
  narrate: narrateTrainsOfEurope,
};
