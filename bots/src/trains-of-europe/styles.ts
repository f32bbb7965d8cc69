// Ways to run a company that differ in taste, not in skill: the balance of the content is measured with all of them.

import type { TrainsOfEurope } from '@branchline/trains-of-europe';
import type { Bot } from '../bot.ts';
import { choose } from './policy.ts';
import { BOLD, type Taste } from './taste.ts';

const style = (id: string, taste: Taste): Bot<TrainsOfEurope> => ({
  id,
  start: ({ game, seat, rng }) => ({ decide: (view) => choose(game.sample(view, rng), seat, taste, rng) }),
});

export const trainsOfEuropeStyles: readonly Bot<TrainsOfEurope>[] = [
  style('payback', { ...BOLD, payback: 0.25, contracts: 4 }),
  style('network', { ...BOLD, expansion: 1.8 }),
  style('cash', { ...BOLD, cash: 0.5, reserve: 60_000, pickiness: 0, bonusLove: 0.1 }),
  style('caller', { ...BOLD, randomCalls: true }),
];
