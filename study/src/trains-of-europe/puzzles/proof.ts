// The proof of a puzzle: every contract taken in the same futures, and the games played on to their ends.

import { playOn } from '@branchline/bots/trains-of-europe/judgement';
import type { Seat } from '@branchline/core';
import {
  contentOf,
  trainsOfEurope,
  type ContractId,
  type EvaluationItem,
  type State,
} from '@branchline/trains-of-europe';
import { estimateOf, meanOf } from '../estimate.ts';
import { futuresFor, itemMeans } from '../outlook.ts';
import type { ContractOption } from './puzzle.ts';

/** The answer must beat every other choice by so many points, and by so many standard errors. */
export const MARGIN = 0.8;
const SURE = 4;
/** Who is not so far ahead when the proof is looked at will hardly get there. */
const HALF_WAY = 0.75;

/** Fewer games prove nothing, however clear it looks. */
const LEAST_GAMES = 100;

/** How many contracts a puzzle offers. */
export const CHOICES = 4;

export interface Asked {
  readonly state: State;
  readonly seat: Seat;
  readonly seed: string;
}

/** What came of one contract in one future. */
interface Outcome {
  readonly points: number;
  readonly completed: boolean;
  readonly items: Readonly<Record<EvaluationItem, number>>;
}

function outcomesAfter({ state, seat }: Asked, contract: ContractId, futures: readonly number[]): readonly Outcome[] {
  const from = trainsOfEurope.apply(state, { by: seat, do: 'take', contract });
  const no = contentOf(state.config).contractIndex.get(contract);
  return futures.map((future) => {
    const ending = playOn(from, { future });
    return {
      points: ending.points[seat]!,
      completed: ending.contracts[seat]!.some((held) => held.contract === no && held.complete),
      items: itemMeans([ending], seat),
    };
  });
}

/** Own points at the end after taking this contract, future by future. */
export const pointsAfter = (asked: Asked, contract: ContractId, futures: readonly number[]): readonly number[] =>
  outcomesAfter(asked, contract, futures).map(({ points }) => points);

const places = (value: number): number => Math.round(value * 100) / 100;

/** Twice the standard error is what an estimate calls its doubt. */
const standardError = (doubt: number): number => doubt / 2;

function itemsOf(outcomes: readonly Outcome[]): ContractOption['items'] {
  const lines = Object.keys(outcomes[0]?.items ?? {}) as EvaluationItem[];
  const means = lines.map((line) => [line, places(meanOf(outcomes.map(({ items }) => items[line])))] as const);
  return Object.fromEntries(means.filter(([, points]) => points !== 0));
}

interface Tried {
  readonly contract: ContractId;
  readonly outcomes: readonly Outcome[];
}

/** All of them beside the best, over the futures tried so far. */
function besideBest(tried: readonly Tried[]): readonly ContractOption[] {
  const points = tried.map(({ outcomes }) => outcomes.map((outcome) => outcome.points));
  const means = points.map(meanOf);
  const best = means.indexOf(Math.max(...means));
  return tried.map(({ contract, outcomes }, at) => {
    const { value, doubt } = estimateOf(points[best]!.map((value_, i) => value_ - points[at]![i]!));
    return {
      contract,
      points: places(means[at]!),
      behind: at === best ? 0 : places(value),
      doubt: at === best ? 0 : places(standardError(doubt)),
      completed: places(meanOf(outcomes.map((outcome) => Number(outcome.completed)))),
      items: itemsOf(outcomes),
    };
  });
}

/** Whether one of these is the answer beyond doubt. */
export function isClear(options: readonly Pick<ContractOption, 'behind' | 'doubt'>[]): boolean {
  const others = options.filter(({ behind }) => behind > 0);
  return (
    others.length === options.length - 1 &&
    others.every(({ behind, doubt }) => behind >= MARGIN && behind >= SURE * doubt)
  );
}

interface Trial {
  readonly games: number;
  readonly last: number;
}

/** Whether the margin will hardly be reached any more: with few games some slack is given, and doubt is expected to shrink. */
function isHopeless(options: readonly Pick<ContractOption, 'behind' | 'doubt'>[], { games, last }: Trial): boolean {
  const slack = games < LEAST_GAMES ? HALF_WAY : 1;
  const shrunk = Math.sqrt(games / last);
  const near = options.filter(({ behind, doubt }) => behind < Math.max(MARGIN * slack, SURE * doubt * shrunk * slack));
  return near.length > 1;
}

/** Every choice of four among the contracts on display. */
export function fours<T>(all: readonly T[]): readonly (readonly T[])[] {
  const grow = (chosen: readonly T[], from: number): readonly (readonly T[])[] =>
    chosen.length === CHOICES
      ? [chosen]
      : all.slice(from).flatMap((each, at) => grow([...chosen, each], from + at + 1));
  return grow([], 0);
}

export interface Proven {
  /** Sets of four with a clear answer, each in the order of the display. */
  readonly sets: readonly (readonly ContractOption[])[];
  readonly games: number;
}

/**
 * Looks again after every stage: proven as soon as four are clear, given up as soon as no four can become so. What is in no set any
 * more is not played on.
 */
export function proven(asked: Asked, contracts: readonly ContractId[], stages: readonly number[]): Proven | undefined {
  const last = stages.at(-1)!;
  const futures = futuresFor(asked.seed, 'prove', last);
  let live: readonly (readonly Tried[])[] = fours(contracts.map((contract) => ({ contract, outcomes: [] })));
  for (const games of stages) {
    const tried = new Map(live.flat().map((each) => [each.contract, each]));
    for (const [contract, { outcomes }] of tried) {
      const next = outcomesAfter(asked, contract, futures.slice(outcomes.length, games));
      tried.set(contract, { contract, outcomes: [...outcomes, ...next] });
    }
    live = live.map((set) => set.map(({ contract }) => tried.get(contract)!));
    const clear = games >= LEAST_GAMES ? live.map(besideBest).filter(isClear) : [];
    if (clear.length > 0) return { sets: clear, games };
    live = live.filter((set) => !isHopeless(besideBest(set), { games, last }));
    if (live.length === 0) return undefined;
  }
  return undefined;
}
