// Trans Europa for the workers: rules, what a list shows of a position, and the bots.

import { quickBots } from '@branchline/bots/trans-europa/quick';
import { transEuropa, type View } from '@branchline/trans-europa';
import type { Engine } from '../engine.ts';
import type { Standing } from './standing.ts';

function summarise(view: unknown): Standing {
  const { scores, rounds, winners } = (view as View).public;
  return { round: winners ? rounds.length : rounds.length + 1, scores, winners: winners ?? [] };
}

export const engine: Engine = {
  game: transEuropa,
  summarise,
  // Bots that search come in a file of their own.
  botFor: async (id) =>
    quickBots.find((bot) => bot.id === id) ??
    (await import('@branchline/bots/trans-europa')).transEuropaBots.find((bot) => bot.id === id),
};
