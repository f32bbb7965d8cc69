// Guided rounds a second: every seat greedy, through the public contract of the game, on one core.

import { botById, playGame } from '@branchline/bots';
import { invariant, seedFromText } from '@branchline/core';
import { transEuropa, type GameResult } from '@branchline/trans-europa';
import { processorSeconds } from './processor.ts';

export interface GuidedRounds {
  readonly rounds: number;
  readonly moves: number;
  /** Processor time. */
  readonly seconds: number;
}

/** The clock is not free either. */
const GAMES_PER_LOOK = 20;

/** Plays whole games until about this many seconds have passed; `now` gives milliseconds. */
export function guidedRounds(seats: number, seconds: number, now: () => number): GuidedRounds {
  const configured = transEuropa.configure({ seats, edition: 'classic', board: 'europe' });
  const greedy = botById('trans-europa', 'greedy');
  invariant(configured.ok && greedy !== undefined, 'the classic edition has a greedy bot');
  const bots = Array.from({ length: seats }, () => greedy);
  let rounds = 0;
  let moves = 0;
  const play = (game: number): void => {
    const played = playGame({
      game: transEuropa,
      config: configured.value,
      bots,
      seed: seedFromText(`guided:${game}`),
      budget: { kind: 'iterations', count: 1 },
    });
    rounds += (played.result as GameResult).rounds.length;
    moves += played.moves.length;
  };
  for (let game = 0; game < 200; game++) play(game); // warm up
  rounds = moves = 0;
  const start = now();
  const before = processorSeconds();
  let game = 0;
  while (now() - start < seconds * 1000) for (let i = 0; i < GAMES_PER_LOOK; i++) play(game++);
  return { rounds, moves, seconds: processorSeconds() - before };
}
