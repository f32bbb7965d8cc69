// A decision that gave something away as a question: the choice made, the better one and further ideas, each played out in futures of
// their own.

import { sameJson, shuffled, type Seat } from '@branchline/core';
import type { Action, Phase } from '@branchline/trains-of-europe';
import type { Doubtful } from '../analysis.ts';
import { streamOf } from '../streams.ts';
import { decisionsOf, type Course, type Decision } from './course.ts';
import { differenceOf, meanOf } from './estimate.ts';
import { futuresFor, type Effort } from './outlook.ts';
import type { DecisionReview } from './review.ts';
import { isRight } from './right.ts';
import { endingsAfter, ideasFor } from './verdict.ts';

/** What comes to mind, and what it leaves. */
export interface DecisionOption {
  readonly action: Action;
  readonly chance: number;
  /** How much less it leaves than the best of them, in the same futures; 0 for the best itself. */
  readonly behind: Doubtful;
}

export interface DecisionExercise {
  readonly sequence: number;
  readonly seat: Seat;
  readonly year: number;
  readonly phase: Phase | 'call';
  /** In an order drawn by lot. */
  readonly options: readonly DecisionOption[];
  /** The place of the choice made. */
  readonly played: number;
}

/** With two choices, whoever knows that the one made was wrong knows the other. */
const FEWEST = 3;
const MOST = 4;
/** For so many games of the curve, one here. */
const JUDGING = 2;

function judged(decision: Decision, actions: readonly Action[], { budget, seed }: Effort): readonly DecisionOption[] {
  const { seat, sequence } = decision;
  const futures = futuresFor(seed, `${sequence}:exercise`, JUDGING * budget);
  const wins = actions.map((action) => endingsAfter(decision, action, { futures }).map((ending) => ending.wins[seat]!));
  const chances = wins.map(meanOf);
  const best = wins[chances.indexOf(Math.max(...chances))]!;
  return actions.map((action, at) => ({
    action,
    chance: chances[at]!,
    behind: wins[at] === best ? { value: 0, doubt: 0 } : differenceOf(best, wins[at]!),
  }));
}

/** Undefined where there is too little to choose from, or where the choice made does not prove worse once more. */
export function decisionExercise(
  course: Course,
  { sequence, better }: Pick<DecisionReview, 'sequence' | 'better'>,
  effort: Effort,
): DecisionExercise | undefined {
  const decision = decisionsOf(course).find((each) => each.sequence === sequence);
  if (!decision) return undefined;
  const { seat, year, phase, action } = decision;
  const others = ideasFor(decision, effort.seed).filter((idea) => !sameJson(idea, better));
  const actions = [action, better, ...others].slice(0, MOST);
  if (actions.length < FEWEST) return undefined;
  const all = judged(decision, actions, effort);
  if (isRight(all[0]!)) return undefined;
  const options = shuffled(all, streamOf(effort.seed, `${sequence}:exercise`));
  return { sequence, seat, year, phase, options, played: options.indexOf(all[0]!) };
}
