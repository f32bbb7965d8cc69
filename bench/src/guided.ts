// Guided rounds a second: every seat greedy, through the public contract of the game, on one core.

import { botById, playGame } from '@branchline/bots';
import { invariant, seedFromText } from '@branchline/core';
import { transEuropa, type GameResult } from '@branchline/trans-europa';
import { measure, type Measured } from './processor.ts';

/** Rounds of whole games. */
export function guidedRounds(seats: number, seconds: number): Measured {
  const configured = transEuropa.configure({ seats, edition: 'classic', board: 'europe' });
  const greedy = botById('trans-europa', 'greedy');
  invariant(configured.ok && greedy !== undefined, 'the classic edition has a greedy bot');
  const bots = Array.from({ length: seats }, () => greedy);
  const play = (game: number): number => {
    const { result } = playGame({
      game: transEuropa,
      config: configured.value,
      bots,
      seed: seedFromText(`guided:${game}`),
      budget: { kind: 'iterations', count: 1 },
    });
    return (result as GameResult).rounds.length;
  };
  let game = 0;
  measure(seconds, () => play(game++)); // warm up: compilers are at work for a second or two
  return measure(seconds, () => play(game++));
}
