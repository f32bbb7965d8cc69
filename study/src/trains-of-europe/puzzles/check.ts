// A puzzle judged again, in futures that did not make a puzzle.

import { meanOf } from '../estimate.ts';
import { futuresFor } from '../outlook.ts';
import { pointsAfter } from './proof.ts';
import { answerOf, type ContractPuzzle } from './puzzle.ts';
import { positionOf } from './scene.ts';

/** Whether the answer still brings most, over so many games. */
export function checkContract(puzzle: ContractPuzzle, { games, seed }: { games: number; seed: number }): boolean {
  const asked = { state: positionOf(puzzle), seat: puzzle.seat, seed: `check ${seed} ${puzzle.id}` };
  const futures = futuresFor(asked.seed, 'check', games);
  const means = puzzle.options.map(({ contract }) => meanOf(pointsAfter(asked, contract, futures)));
  return means.indexOf(Math.max(...means)) === answerOf(puzzle);
}
