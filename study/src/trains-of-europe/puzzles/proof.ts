// The proof of a puzzle: every contract taken in the same futures, and the games played on to their ends.

import { playOn } from '@branchline/bots/trains-of-europe/judgement';
import type { Seat } from '@branchline/core';
import { trainsOfEurope, type ContractId, type State } from '@branchline/trains-of-europe';
import { estimateOf, meanOf } from '../estimate.ts';
import { futuresFor } from '../outlook.ts';
import type { ContractOption } from './puzzle.ts';

/** The answer must beat every other choice by so many points, and by so many standard errors. */
export const MARGIN = 0.8;
const SURE = 4;
/** Who is not so far ahead when the proof is looked at will hardly get there. */
const HALF_WAY = 0.75;

/** Fewer games prove nothing, however clear it looks. */
const LEAST_GAMES = 100;

export interface Asked {
  readonly state: State;
  readonly seat: Seat;
  readonly seed: string;
}

/** Own points at the end after taking this contract, future by future. */
export function pointsAfter(
  { state, seat }: Asked,
  contract: ContractId,
  futures: readonly number[],
): readonly number[] {
  const from = trainsOfEurope.apply(state, { by: seat, do: 'take', contract });
  return futures.map((future) => playOn(from, { future }).points[seat]!);
}

const places = (value: number): number => Math.round(value * 100) / 100;

/** Twice the standard error is what an estimate calls its doubt. */
const standardError = (doubt: number): number => doubt / 2;

/** All of them beside the best, over the futures tried so far. */
function besideBest(contracts: readonly ContractId[], all: readonly (readonly number[])[]): readonly ContractOption[] {
  const means = all.map(meanOf);
  const best = all[means.indexOf(Math.max(...means))]!;
  return contracts.map((contract, at) => {
    const own = all[at] === best;
    const { value, doubt } = estimateOf(best.map((points, i) => points - all[at]![i]!));
    return {
      contract,
      points: places(means[at]!),
      behind: own ? 0 : places(value),
      doubt: own ? 0 : places(standardError(doubt)),
    };
  });
}

/** Whether one of these is the answer beyond doubt. */
export function isClear(options: readonly ContractOption[]): boolean {
  const others = options.filter(({ behind }) => behind > 0);
  return (
    others.length === options.length - 1 &&
    others.every(({ behind, doubt }) => behind >= MARGIN && behind >= SURE * doubt)
  );
}

/** Whether the margin will hardly be reached any more. */
const isHopeless = (options: readonly ContractOption[]): boolean =>
  options.filter(({ behind }) => behind < MARGIN * HALF_WAY).length > 1;

export interface Proven {
  readonly options: readonly ContractOption[];
  readonly games: number;
}

/** Looks again after every stage: proven as soon as it is clear, given up as soon as it is hopeless. */
export function proven(asked: Asked, contracts: readonly ContractId[], stages: readonly number[]): Proven | undefined {
  const futures = futuresFor(asked.seed, 'prove', stages.at(-1)!);
  const all: number[][] = contracts.map(() => []);
  for (const games of stages) {
    const next = futures.slice(all[0]!.length, games);
    contracts.forEach((contract, at) => all[at]!.push(...pointsAfter(asked, contract, next)));
    const options = besideBest(contracts, all);
    if (games >= LEAST_GAMES && isClear(options)) return { options, games };
    if (isHopeless(options)) return undefined;
  }
  return undefined;
}
