// Who did best at a table of the arena: after one round of Trans Europa, or after a whole game.

import type { Game, GameTypes, Seat } from '@branchline/core';
import { SIXTHS, type GameResult as BusinessResult } from '@branchline/trains-of-europe';
import { scoringOf, type Config, type GameResult, type State } from '@branchline/trans-europa';

/** By seat. */
export interface Verdict {
  readonly points: readonly number[];
  readonly winners: readonly Seat[];
}

export interface Judge {
  /** What is counted: rounds or games. */
  readonly unit: 'round' | 'game';
  /** Whether few points are good. */
  readonly fewIsGood: boolean;
  /** Undefined as long as there is more to play. */
  readonly verdict: (state: unknown) => Verdict | undefined;
}

const best = (points: readonly number[], fewIsGood: boolean): Seat[] => {
  const top = fewIsGood ? Math.min(...points) : Math.max(...points);
  return [...points.keys()].filter((seat) => points[seat] === top);
};

function transEuropaJudge(game: Game<GameTypes>, config: Config, whole: boolean): Judge {
  const fewIsGood = scoringOf(config) === 'penalty';
  if (whole) {
    const verdict = (state: unknown): Verdict | undefined => {
      const result = game.result(state) as GameResult | undefined;
      return result && { points: result.scores, winners: result.winners };
    };
    return { unit: 'game', fewIsGood, verdict };
  }
  return {
    unit: 'round',
    fewIsGood,
    // Without a complete seat the fewest missing tracks win, so that every round has a winner to share.
    verdict(state) {
      const points = (state as State).public.rounds[0]?.points;
      return points && { points, winners: best(points, fewIsGood) };
    },
  };
}

/** Rounds of Trans Europa are judged one by one unless whole games are wanted. */
export function judgeOf(game: Game<GameTypes>, config: unknown, whole: boolean): Judge {
  if (game.id === 'trans-europa') return transEuropaJudge(game, config as Config, whole);
  return {
    unit: 'game',
    fewIsGood: false,
    verdict(state) {
      const result = game.result(state) as BusinessResult | undefined;
      return result && { points: result.evaluation.map(({ total }) => total / SIXTHS), winners: result.winners };
    },
  };
}
