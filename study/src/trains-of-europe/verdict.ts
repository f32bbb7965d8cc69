// What one decision was worth, and the best one there was: sifted by the forecast of the year, judged by whole games.

import type { BySeat, Seat } from '@branchline/core';
import { fastRng, sameJson } from '@branchline/core';
import { ideasAt, playOn, type Ending } from '@branchline/bots/trains-of-europe/judgement';
import { trainsOfEurope, type Action, type State } from '@branchline/trains-of-europe';
import type { Doubtful } from '../analysis.ts';
import { numberFor } from '../streams.ts';
import type { Decision } from './course.ts';
import { differenceOf, meanOf } from './estimate.ts';
import { futuresFor, leadIn, outlookFrom, type Effort, type Outlook } from './outlook.ts';
import { reasonsFor, type Reason } from './reasons.ts';

export interface Verdict {
  /** What each of the two leads to, by what the company could know. */
  readonly played: Outlook;
  readonly best: Outlook & { readonly action: Action };
  /** Best less played in points ahead of the best other company, in the same futures. */
  readonly difference: Doubtful;
  /** The same in chances to win. */
  readonly chance: Doubtful;
  readonly reasons: readonly Reason[];
}

/** An idea that seemed better, before it is judged. */
export interface Suspicion {
  readonly decision: Decision;
  readonly better: Action;
  /** Points by which it seemed better. */
  readonly by: Seat;
}

const IDEAS = 5;
/** Differences take more games than chances to stand out. */
const JUDGING = 2;
/** For so many games that judge, one year that sifts. */
const SIFTING = 12;
const LEAST_SIFTING = 5;
/** Less is not looked into. */
const LEAST_SUSPICION = 0.2;

/** Less is no loss: below this the figures say more about how games are played on than about the decision. */
const LEAST_LOSS = 0.3;

/** What a decision gave away, if that is more than doubt. */
export const lossOf = ({ difference }: Pick<Verdict, 'difference'>): Doubtful | undefined =>
  difference.value >= LEAST_LOSS && difference.value >= difference.doubt ? difference : undefined;

export const isHiding = ({ config: { options } }: State): boolean => options.hiddenCash || options.hiddenVehicles;

/** A position as the company could think it was. */
export function guessed(state: State, seat: Seat, future: number): State {
  return isHiding(state) ? trainsOfEurope.sample(trainsOfEurope.view(state, seat), fastRng(future)) : state;
}

/** Endings after one action, future by future. */
function endingsAfter(decision: Decision, action: Action, futures: readonly number[], years?: number): Ending[] {
  const { before, seat } = decision;
  return futures.map((future) => {
    const from = trainsOfEurope.apply(guessed(before, seat, future), { by: seat, ...action });
    return playOn(from, { future, ...(years === undefined ? {} : { years }) });
  });
}

/** Legal in every guess: what a company sees of itself is the same in all of them. */
function ideasFor({ before, seat, action, sequence }: Decision, seed: string): Action[] {
  const view = trainsOfEurope.view(before, seat);
  const number = numberFor(seed, `${sequence}:ideas`);
  return ideasAt(guessed(before, seat, number), seat, { width: IDEAS, seed: number }).filter(
    (idea) => !sameJson(idea, action) && idea.do !== 'assign' && !trainsOfEurope.check(view, seat, idea),
  );
}

/** Whether another idea seems better by the end of the year; undefined where none does. */
export function suspicionOf(decision: Decision, { budget, seed }: Effort): Suspicion | undefined {
  const { seat, sequence, action } = decision;
  const ideas = ideasFor(decision, seed);
  if (ideas.length === 0) return undefined;
  const futures = futuresFor(seed, `${sequence}:sift`, Math.max(LEAST_SIFTING, Math.ceil(budget / SIFTING)));
  const lead = (idea: Action): number =>
    meanOf(endingsAfter(decision, idea, futures, 1).map((ending) => leadIn(ending, seat)));
  const own = lead(action);
  let found: Suspicion | undefined;
  for (const better of ideas) {
    const by = lead(better) - own;
    if (by >= Math.max(LEAST_SUSPICION, found?.by ?? 0)) found = { decision, better, by };
  }
  return found;
}

export function verdictOn({ decision, better }: Suspicion, { budget, seed }: Effort): Verdict {
  const { seat, sequence, action, before } = decision;
  const futures = futuresFor(seed, `${sequence}:judge`, JUDGING * budget);
  const compared = {
    played: endingsAfter(decision, action, futures),
    better: endingsAfter(decision, better, futures),
  };
  const seats = before.public.left.length;
  const of = (part: (ending: Ending) => number): Doubtful =>
    differenceOf(compared.better.map(part), compared.played.map(part));
  const difference = of((ending) => leadIn(ending, seat));
  return {
    played: outlookFrom(compared.played, seats),
    best: { ...outlookFrom(compared.better, seats), action: better },
    difference,
    chance: of(({ wins }: { readonly wins: BySeat<number> }) => wins[seat]!),
    reasons: lossOf({ difference }) ? reasonsFor(decision, better, compared) : [],
  };
}
