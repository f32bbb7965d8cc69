// The levels that play Trains of Europe.

import type { TrainsOfEurope } from '@branchline/trains-of-europe';
import type { Bot } from '../bot.ts';
import { choose, guess } from './policy.ts';
import type { Taste } from './value.ts';

const EVEN: Taste = { cash: 0.5, payout: 0.6, bonus: 0.6, trust: 0.8, fear: 4 };

export const conductor: Bot<TrainsOfEurope> = {
  id: 'conductor',
  start: ({ game, seat, rng }) => {
    const desk = { game, seat, rng, taste: EVEN };
    return { decide: (view) => choose(desk, guess(desk, view), game.legal(view, seat)) };
  },
};
