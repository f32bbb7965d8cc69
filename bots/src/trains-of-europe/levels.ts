// The levels that play Trains of Europe.

import type { TrainsOfEurope } from '@branchline/trains-of-europe';
import type { Bot } from '../bot.ts';
import { choose } from './policy.ts';
import { EVEN } from './taste.ts';

export const conductor: Bot<TrainsOfEurope> = {
  id: 'conductor',
  start: ({ game, seat, rng }) => ({ decide: (view) => choose(game.sample(view, rng), seat, EVEN, rng) }),
};
