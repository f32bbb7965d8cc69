// What the companies' forecast says about choices, for hints and explanations. It sees only a view.

import { fastRng, type Rng, type Seat } from '@branchline/core';
import { trainsOfEurope, type Action, type Lot, type Money, type View } from '@branchline/trains-of-europe';
import { candidates } from './candidates.ts';
import { companyOf } from './company.ts';
import { ledgerOf } from './ledger.ts';
import { pointsAhead } from './look-ahead.ts';
import { lotGain } from './selling.ts';
import { leadOf } from './standing.ts';
import { BOLD } from './taste.ts';

/** A choice and what it leads to, on the mean of several guesses of what is hidden and to come. */
export interface Prospect {
  readonly action: Action;
  /** Points expected at the end, by seat. */
  readonly points: readonly number[];
  /** The own points, those of the others weighing against them: what a choice is judged by. */
  readonly lead: number;
}

export interface Question {
  readonly view: View;
  readonly seat: Seat;
  readonly rng: Rng;
}

/** What the policy would do, and its next best ideas. */
export const ideasFor = ({ view, seat, rng }: Question, width: number): Action[] =>
  candidates(trainsOfEurope.sample(view, rng), seat, { taste: BOLD, rng, width });

/** Every action meets the same guesses and, as far as moves agree, the same cards; best first. */
export function prospectsOf({ view, seat, rng }: Question, actions: readonly Action[], guesses: number): Prospect[] {
  const sums = actions.map(() => view.public.left.map(() => 0));
  for (let i = 0; i < guesses; i++) {
    const guess = trainsOfEurope.sample(view, rng);
    const future = rng.below(0x7fffffff);
    actions.forEach((action, at) => {
      const from = trainsOfEurope.apply(guess, { by: seat, ...action });
      const points = pointsAhead(trainsOfEurope, from, { taste: BOLD, judgement: BOLD, years: 1 }, fastRng(future));
      points.forEach((value, other) => (sums[at]![other]! += value));
    });
  }
  return actions
    .map((action, at): Prospect => {
      const points = sums[at]!.map((sum) => sum / guesses);
      return { action, points, lead: leadOf(points, seat, BOLD) };
    })
    .sort((a, b) => b.lead - a.lead);
}

/** The highest price at which the forecast is not worse with the lot than without it; undefined where it never is. */
export function sensibleBid({ view, seat, rng }: Question, lot: Lot, least: Money): Money | undefined {
  const company = companyOf(trainsOfEurope.sample(view, rng), seat);
  const ledger = ledgerOf(company, BOLD);
  const { bidStep } = company.index.amounts;
  let best: Money | undefined;
  for (let bid = least; bid <= company.cash && lotGain(ledger, lot, bid) > 0; bid += bidStep) best = bid;
  return best;
}
