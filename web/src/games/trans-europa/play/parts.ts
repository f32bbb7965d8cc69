// The figures that compare a branch with its game: round by round who won it and what all seats lost, and the result.

import type { View } from '@branchline/trans-europa';
import type { Part } from '../../game-ui.ts';
import { text } from '../messages/more-text.ts';
import { standingOf } from './score.ts';

/** From every seat's own view; what the rounds were is in each of them. */
export function partsOf([view]: readonly View[]): readonly Part[] {
  if (!view) return [];
  const { config, public: position } = view;
  const { roundOver, setup, lookBack } = text.value;
  const standings = position.scores.map((score) => standingOf(config, score));
  const isPenalty = standings[0]?.kind === 'penalty';
  const rounds = position.rounds.map(({ points, missing, complete }, round): Part => {
    const least = Math.min(...missing);
    return {
      name: lookBack.round(round + 1),
      bySeat: points.map((count) => (isPenalty ? (count === 0 ? '0' : roundOver.lost(count)) : roundOver.won(count))),
      winners: complete.length > 0 ? complete : [...missing.keys()].filter((seat) => missing[seat] === least),
    };
  });
  if (!position.winners) return rounds;
  const name = isPenalty ? roundOver.left : setup.scorings.prestige;
  return [...rounds, { name, bySeat: standings.map(({ figure }) => figure), winners: position.winners }];
}
