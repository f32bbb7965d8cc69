// What one decision was worth, and the best one there was: sifted by the forecast of the year, judged by whole games.

import type { Seat } from '@branchline/core';
import { fastRng, sameJson } from '@branchline/core';
import { ideasAt, playOn, type Ending } from '@branchline/bots/trains-of-europe/judgement';
import { trainsOfEurope, type Action, type State } from '@branchline/trains-of-europe';
import type { Doubtful } from '../analysis.ts';
import { numberFor } from '../streams.ts';
import type { Decision } from './course.ts';
import { differenceOf, meanOf } from './estimate.ts';
import { futuresFor, leadIn, outlookFrom, type Effort, type Outlook } from './outlook.ts';
import { lossOf } from './loss.ts';
import { reasonsFor, type Compared, type Reason } from './reasons.ts';

/** Two choices beside each other, played out in the same futures. */
export interface Comparison {
  readonly played: Outlook;
  readonly better: Outlook;
  /** Better less played in points ahead of the best other company. */
  readonly difference: Doubtful;
  /** The same in chances to win. */
  readonly chance: Doubtful;
}

export interface Verdict {
  readonly better: Action;
  /** By what the company could know. */
  readonly known: Comparison;
  /** Where cash or vehicles are hidden: the same with all books open. */
  readonly open?: Comparison;
  readonly reasons: readonly Reason[];
}

/** An idea that seemed better, before it is judged. */
export interface Suspicion {
  readonly decision: Decision;
  readonly better: Action;
  /** Points by which it seemed better. */
  readonly by: number;
}

const IDEAS = 5;
/** Differences take more games than chances to stand out. */
const JUDGING = 2;
/** For so many games that judge, one year that sifts. */
const SIFTING = 12;
const LEAST_SIFTING = 5;
/** Less is not looked into. */
const LEAST_SUSPICION = 0.2;

export const isHiding = ({ config: { options } }: State): boolean => options.hiddenCash || options.hiddenVehicles;

/** A position as the company could think it was. */
export function guessed(state: State, seat: Seat, future: number): State {
  return isHiding(state) ? trainsOfEurope.sample(trainsOfEurope.view(state, seat), fastRng(future)) : state;
}

interface Playing {
  readonly futures: readonly number[];
  readonly years?: number;
  /** With all books open, not by what the company could know. */
  readonly open?: true;
}

/** Endings after one action, future by future. */
export function endingsAfter({ before, seat }: Decision, action: Action, { futures, years, open }: Playing): Ending[] {
  return futures.map((future) => {
    const position = open ? before : guessed(before, seat, future);
    const from = trainsOfEurope.apply(position, { by: seat, ...action });
    return playOn(from, { future, ...(years === undefined ? {} : { years }) });
  });
}

/** Legal in every guess: what a company sees of itself is the same in all of them. */
export function ideasFor({ before, seat, action, sequence }: Decision, seed: string): Action[] {
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
    meanOf(endingsAfter(decision, idea, { futures, years: 1 }).map((ending) => leadIn(ending, seat)));
  const own = lead(action);
  let found: Suspicion | undefined;
  for (const better of ideas) {
    const by = lead(better) - own;
    if (by >= Math.max(LEAST_SUSPICION, found?.by ?? 0)) found = { decision, better, by };
  }
  return found;
}

function comparisonOf({ played, better }: Compared, seat: Seat): Comparison {
  const seats = played[0]!.points.length;
  const of = (part: (ending: Ending) => number): Doubtful => differenceOf(better.map(part), played.map(part));
  return {
    played: outlookFrom(played, seats),
    better: outlookFrom(better, seats),
    difference: of((ending) => leadIn(ending, seat)),
    chance: of(({ wins }) => wins[seat]!),
  };
}

export function verdictOn({ decision, better }: Suspicion, { budget, seed }: Effort): Verdict {
  const { seat, sequence, action, before } = decision;
  const futures = futuresFor(seed, `${sequence}:judge`, JUDGING * budget);
  const compared = (open?: true): Compared => {
    const playing = { futures, ...(open ? { open } : {}) };
    return {
      played: endingsAfter(decision, action, playing),
      better: endingsAfter(decision, better, playing),
    };
  };
  const byWhatIsKnown = compared();
  const known = comparisonOf(byWhatIsKnown, seat);
  return {
    better,
    known,
    ...(isHiding(before) ? { open: comparisonOf(compared(true), seat) } : {}),
    reasons: lossOf(known, seat) ? reasonsFor(decision, better, byWhatIsKnown) : [],
  };
}
