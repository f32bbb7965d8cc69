// Ways to run a company that differ in taste, not in skill: the balance of the content is measured with all of them.

import type { TrainsOfEurope } from '@branchline/trains-of-europe';
import type { Bot } from '../bot.ts';
import { choose } from './policy.ts';
import { EVEN, type Taste } from './taste.ts';

const style = (id: string, taste: Taste): Bot<TrainsOfEurope> => ({
  id,
  start: ({ game, seat, rng }) => ({ decide: (view) => choose(game.sample(view, rng), seat, taste, rng) }),
});

export const trainsOfEuropeStyles: readonly Bot<TrainsOfEurope>[] = [
  style('payback', { ...EVEN, payback: 0.25, contracts: 3 }),
  style('network', { ...EVEN, expansion: 1.8, reserve: 20_000 }),
  style('cash', { ...EVEN, cash: 0.5, reserve: 140_000, pickiness: 0.3, bonusLove: 0.25 }),
  style('caller', { ...EVEN, randomCalls: true }),
];
