// The review of a whole game of companies: a first curve over the years, then every phase, then the decisions one by one.

import type { BySeat, Seat } from '@branchline/core';
import { type Action, type Phase } from '@branchline/trains-of-europe';
import { auctionsOf, type LotReview } from './auctions.ts';
import { decisionsOf, stationsOf, type Course, type Decision, type Station } from './course.ts';
import { outlookAt, type Effort, type Outlook } from './outlook.ts';
import { accuracyOf } from './accuracy.ts';
import { drawsOf, judgedDraw, luckyDraws, type DrawReview } from './draws.ts';
import { lossOf, type Loss } from './loss.ts';
import { returnsOf } from './returns/index.ts';
import type { CompanyReturns } from './returns/types.ts';
import { guessed, isHiding, suspicionOf, verdictOn, type Suspicion, type Verdict } from './verdict.ts';

/** A position between phases with what it led to. All of it plain data: it crosses from a worker to the page and into files. */
export interface StationReview extends Station {
  /** With all books open. */
  readonly open: Outlook;
  /** Where cash or vehicles are hidden: the same by what each company could know. */
  readonly known?: BySeat<Outlook>;
}

export interface DecisionReview extends Verdict {
  readonly sequence: number;
  readonly seat: Seat;
  readonly year: number;
  readonly phase: Phase | 'call';
  readonly action: Action;
  /** What it gave away by what the company could know, where that is sure; and the same with all books open. */
  readonly loss?: Loss;
  readonly openLoss?: Loss;
}

export interface Review {
  readonly budget: number;
  readonly seed: string;
  readonly stations: readonly StationReview[];
  /** Decisions in which something else seemed better, judged. */
  readonly decisions: readonly DecisionReview[];
  /** Draws of the game that seemed to matter, judged, in the order of the game. */
  readonly draws: readonly DrawReview[];
  /** By seat: of the chance that the better choices would have kept, the share that was kept. */
  readonly accuracy: BySeat<number | undefined>;
  readonly returns: BySeat<CompanyReturns>;
  readonly auctions: readonly LotReview[];
}

/** What has just been worked out. Rough figures come first and are replaced one by one. */
export type Progress =
  | { readonly kind: 'books'; readonly returns: BySeat<CompanyReturns>; readonly auctions: readonly LotReview[] }
  | { readonly kind: 'station'; readonly rough: boolean; readonly index: number; readonly station: StationReview }
  /** So many decisions have been looked at. */
  | { readonly kind: 'sifted'; readonly done: number }
  /** Those that seem to have cost most come first. */
  | { readonly kind: 'decision'; readonly done: number; readonly of: number; readonly decision: DecisionReview }
  | { readonly kind: 'draw'; readonly done: number; readonly of: number; readonly draw: DrawReview };

export interface ReviewOptions extends Effort {
  /** Whether a first curve comes before the whole budget is spent. */
  readonly roughFirst: boolean;
}

const ROUGH = 16;
const LEAST_BUDGET = 6;
/** Decisions of a company that are judged by whole games: those that seem to have cost most. */
const JUDGED = 6;

function reviewStation(course: Course, station: Station, effort: Effort): StationReview {
  const state = course.states[station.sequence]!;
  const part = `station:${station.sequence}`;
  const open = outlookAt(state, part, effort);
  if (!isHiding(state) || state.public.stage.kind === 'over') return { ...station, open };
  const { seed } = effort;
  const budget = Math.max(LEAST_BUDGET, Math.ceil(effort.budget / state.config.seats));
  const known = state.public.left.map((_, seat) =>
    outlookAt((future) => guessed(state, seat, future), `${part}:${seat}`, { budget, seed }),
  );
  return { ...station, open, known };
}

/** The beginning of every year and the end: enough for a curve. */
function* roughly(course: Course, stations: readonly Station[], effort: Effort): Generator<Progress> {
  const budget = Math.max(LEAST_BUDGET, Math.ceil(effort.budget / ROUGH));
  for (const [index, station] of stations.entries()) {
    const begins = stations[index - 1]?.year !== station.year;
    if (!begins && index < stations.length - 1) continue;
    const { seed } = effort;
    const open = outlookAt(course.states[station.sequence]!, `station:${station.sequence}`, { budget, seed });
    yield { kind: 'station', rough: true, index, station: { ...station, open } };
  }
}

/** What was left undone twice in the same phase was left undone once: where it seems to have cost most. */
function onceEach(suspicions: readonly Suspicion[]): readonly Suspicion[] {
  const most = new Map<string, Suspicion>();
  for (const each of suspicions) {
    const { seat, year, phase } = each.decision;
    const key = JSON.stringify([seat, year, phase, each.better]);
    if (each.by > (most.get(key)?.by ?? 0)) most.set(key, each);
  }
  return suspicions.filter((each) => [...most.values()].includes(each));
}

/** Of every company the decisions that seem to have cost most, the worst of each before the next ones. */
function worthJudging(all: readonly Suspicion[]): readonly Suspicion[] {
  const suspicions = onceEach(all);
  const seats = [...new Set(suspicions.map(({ decision }) => decision.seat))];
  const bySeat = seats.map((seat) =>
    suspicions
      .filter(({ decision }) => decision.seat === seat)
      .toSorted((a, b) => b.by - a.by)
      .slice(0, JUDGED),
  );
  return Array.from({ length: JUDGED }, (_, rank) => bySeat.flatMap((own) => own.slice(rank, rank + 1))).flat();
}

function reviewDecision(suspicion: Suspicion, effort: Effort): DecisionReview {
  const { before: _, after: __, ...plain }: Decision = suspicion.decision;
  const verdict = verdictOn(suspicion, effort);
  const loss = lossOf(verdict.known, plain.seat);
  const openLoss = verdict.open && lossOf(verdict.open, plain.seat);
  return { ...plain, ...verdict, ...(loss ? { loss } : {}), ...(openLoss ? { openLoss } : {}) };
}

/** Steps of a review; the caller may stop after any of them. */
export function* reviewSteps(course: Course, { roughFirst, ...effort }: ReviewOptions): Generator<Progress> {
  const stations = stationsOf(course);
  yield { kind: 'books', returns: returnsOf(course), auctions: auctionsOf(course) };
  if (roughFirst) yield* roughly(course, stations, effort);
  for (const [index, station] of stations.entries()) {
    yield { kind: 'station', rough: false, index, station: reviewStation(course, station, effort) };
  }
  const suspicions: Suspicion[] = [];
  for (const [index, decision] of decisionsOf(course).entries()) {
    const suspicion = suspicionOf(decision, effort);
    if (suspicion) suspicions.push(suspicion);
    yield { kind: 'sifted', done: index + 1 };
  }
  const chosen = worthJudging(suspicions);
  for (const [index, suspicion] of chosen.entries()) {
    yield { kind: 'decision', done: index + 1, of: chosen.length, decision: reviewDecision(suspicion, effort) };
  }
  const draws = luckyDraws(drawsOf(course), effort);
  for (const [index, draw] of draws.entries()) {
    yield { kind: 'draw', done: index + 1, of: draws.length, draw: judgedDraw(draw, effort) };
  }
}

const inOrder = <T extends { readonly sequence: number }>(list: readonly T[]): readonly T[] =>
  list.toSorted((a, b) => a.sequence - b.sequence);

/** Puts the latest of every step together; of a review that was stopped, as far as it came. */
export function reviewFrom(steps: Iterable<Progress>, { budget, seed }: Effort): Review {
  const stations: StationReview[] = [];
  const decisions: DecisionReview[] = [];
  const draws: DrawReview[] = [];
  let books: Pick<Review, 'returns' | 'auctions'> = { returns: [], auctions: [] };
  for (const step of steps) {
    if (step.kind === 'books') books = { returns: step.returns, auctions: step.auctions };
    else if (step.kind === 'station') stations[step.index] = step.station;
    else if (step.kind === 'decision') decisions.push(step.decision);
    else if (step.kind === 'draw') draws.push(step.draw);
  }
  const accuracy = books.returns.map(({ seat }) => accuracyOf({ stations, decisions }, seat));
  return { budget, seed, stations, decisions: inOrder(decisions), draws: inOrder(draws), accuracy, ...books };
}
