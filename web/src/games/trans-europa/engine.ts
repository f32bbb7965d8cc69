// Trans Europa for the workers: rules, what a list shows of a position, and the bots.

import { quickBots } from '@branchline/bots/trans-europa/quick';
import { scoringOf, transEuropa, type State, type View } from '@branchline/trans-europa';
import type { Engine } from '../engine.ts';
import type { Standing } from './standing.ts';

function summarise(view: unknown): Standing {
  const { scores, rounds, winners } = (view as View).public;
  return { round: winners ? rounds.length : rounds.length + 1, scores, winners: winners ?? [] };
}

/** A deal is a round. In a challenge it ends the game, unless nobody lost anything: what follows then has other cards. */
function dealPoints(reached: unknown): readonly number[] | undefined {
  const { config, public: position } = reached as State;
  const points = position.rounds[0]?.points;
  return scoringOf(config) === 'penalty' ? points?.map((lost) => 0 - lost) : points;
}

export const engine: Engine = {
  game: transEuropa,
  summarise,
  dealPoints,
  notation: async () => (await import('@branchline/trans-europa/notation')).notation,
  // Searching bots have a separate file.
  botFor: async (id) =>
    quickBots.find((bot) => bot.id === id) ??
    (await import('@branchline/bots/trans-europa')).transEuropaBots.find((bot) => bot.id === id),
};
