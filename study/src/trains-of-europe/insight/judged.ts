// What a review says of one company, small enough to be kept of every game: accuracy, and every decision that gave something away.

import type { Seat } from '@branchline/core';
import type { Action, Phase } from '@branchline/trains-of-europe';
import type { Loss } from '../loss.ts';
import type { DecisionReview, Review } from '../review.ts';

/** Something else was better, or doing more, or doing less. */
export type MistakeHow = 'other' | 'more' | 'less';

export interface CompanyMistake {
  /** Number of the move, from 1. */
  readonly sequence: number;
  readonly year: number;
  /** In which phase, or in calling one. */
  readonly phase: Phase | 'call';
  readonly how: MistakeHow;
  readonly loss: Loss;
}

export interface JudgedCompany {
  readonly accuracy: number;
  readonly mistakes: readonly CompanyMistake[];
}

const DOING_NOTHING: readonly Action['do'][] = ['done', 'pass', 'decline'];

function howOf({ action, better }: Pick<DecisionReview, 'action' | 'better'>): MistakeHow {
  const [played, best] = [action, better].map((each) => DOING_NOTHING.includes(each.do));
  return played === best ? 'other' : played ? 'more' : 'less';
}

/** Undefined for a company that never had a chance. */
export function judgedOf({ decisions, accuracy }: Review, seat: Seat): JudgedCompany | undefined {
  const share = accuracy[seat];
  if (share === undefined) return undefined;
  const mistakes = decisions.flatMap((decision): CompanyMistake[] => {
    const { sequence, year, phase, loss } = decision;
    return decision.seat === seat && loss ? [{ sequence, year, phase, how: howOf(decision), loss }] : [];
  });
  return { accuracy: share, mistakes };
}
