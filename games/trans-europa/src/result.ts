// The result of a finished game, as in a game file.

import type { GameResult, State } from './types.ts';

export function result({ public: { rounds, scores, winners } }: State): GameResult | undefined {
  if (!winners) return undefined;
  return {
    rounds: rounds.map(({ reason, complete, missing, points }) => ({ reason, complete, missing, points })),
    scores,
    winners,
  };
}
