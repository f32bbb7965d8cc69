// What a puzzle of companies is: plain data, with the figures that prove its answer. Light enough for any page.

import type { Move, Seat } from '@branchline/core';
import type { ContractId, EvaluationItem, TrainsOfEurope } from '@branchline/trains-of-europe';

/** One contract to choose, and what came of it over the games played on. */
export interface ContractOption {
  readonly contract: ContractId;
  /** Points of the own final evaluation, on the average. */
  readonly points: number;
  /** How many fewer than with the answer, in the same futures, and the standard error of that; 0 for the answer itself. */
  readonly behind: number;
  readonly doubt: number;
  /** In which share of the games it was completed. */
  readonly completed: number;
  /** Points by lines of the final evaluation, on the average; lines without points are left out. */
  readonly items: Readonly<Partial<Record<EvaluationItem, number>>>;
}

/** Which of these contracts brings the company most? The position is a conference, and this seat takes one. */
export interface ContractPuzzle {
  readonly kind: 'contract';
  readonly id: string;
  readonly rating: number;
  readonly seats: number;
  readonly seat: Seat;
  /** The game up to the position. */
  readonly moves: readonly Move<TrainsOfEurope>[];
  readonly options: readonly ContractOption[];
  /** The option that rules of thumb like best of those that are not the answer. */
  readonly tempting: number;
  /** Games played on after each contract. */
  readonly games: number;
}

/** The place of the answer among the options. */
export const answerOf = ({ options }: { readonly options: readonly Pick<ContractOption, 'points'>[] }): number => {
  const points = options.map((option) => option.points);
  return points.indexOf(Math.max(...points));
};

/** By how many points the answer beats the next best option. */
export const marginOf = (puzzle: {
  readonly options: readonly Pick<ContractOption, 'points' | 'behind'>[];
}): number => {
  const answer = answerOf(puzzle);
  return Math.min(...puzzle.options.flatMap(({ behind }, at) => (at === answer ? [] : [behind])));
};
