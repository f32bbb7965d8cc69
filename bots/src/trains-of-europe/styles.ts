// Ways to run a company that differ in taste, not in skill: the balance of the content is measured with all of them.

import type { TrainsOfEurope } from '@branchline/trains-of-europe';
import type { Bot } from '../bot.ts';
import { byPolicy } from './policy.ts';
import { BOLD } from './taste.ts';

export const trainsOfEuropeStyles: readonly Bot<TrainsOfEurope>[] = [
  byPolicy('payback', { ...BOLD, payback: 0.25, contracts: 4 }),
  byPolicy('network', { ...BOLD, expansion: 1.8 }),
  byPolicy('cash', { ...BOLD, cash: 0.5, reserve: 60_000, pickiness: 0, bonusLove: 0.1 }),
  byPolicy('caller', { ...BOLD, randomCalls: true }),
];
