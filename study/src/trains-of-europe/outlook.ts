// What a position leads to: the final evaluation of every company and who wins, over games played on from it.

import type { BySeat, Seat } from '@branchline/core';
import { endingOf, playOn, type Ending } from '@branchline/bots/trains-of-europe/judgement';
import type { EvaluationItem, State } from '@branchline/trains-of-europe';
import type { Doubtful } from '../analysis.ts';
import { numberFor } from '../streams.ts';
import { estimateOf, meanOf } from './estimate.ts';

export interface Outlook {
  /** Chances to win the game; they sum up to 1. */
  readonly chances: BySeat<number>;
  /** Points of the final evaluation. */
  readonly points: BySeat<Doubtful>;
}

/** How much is tried: games played on from each position, and a seed for all chance. */
export interface Effort {
  readonly budget: number;
  readonly seed: string;
}

const FUTURES = 2 ** 31;

/** The numbers from which the futures of one question follow. */
export function futuresFor(seed: string, part: string, count: number): readonly number[] {
  const base = numberFor(seed, part);
  return Array.from({ length: count }, (_, at) => (base + at * 7919) % FUTURES);
}

export function outlookFrom(endings: readonly Ending[], seats: number): Outlook {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return {
    chances: all.map((seat) => meanOf(endings.map(({ wins }) => wins[seat]!))),
    points: all.map((seat) => estimateOf(endings.map(({ points }) => points[seat]!))),
  };
}

/** A game that has ended came to what it came to. `position` may be another guess of it for every future. */
export function outlookAt(position: State | ((future: number) => State), part: string, effort: Effort): Outlook {
  const { budget, seed } = effort;
  const end = typeof position === 'function' ? undefined : endingOf(position);
  if (end) return { chances: end.wins, points: end.points.map((value) => ({ value, doubt: 0 })) };
  const endings = futuresFor(seed, part, budget).map((future) =>
    playOn(typeof position === 'function' ? position(future) : position, { future }),
  );
  return outlookFrom(endings, endings[0]!.points.length);
}

/** Own points beyond those of the best other company: what decides about winning. */
export function leadIn({ points }: Ending, seat: Seat): number {
  const others = points.filter((_, other) => other !== seat);
  return points[seat]! - Math.max(...others);
}

const SIXTHS = 6;

/** Points by lines of the final evaluation, as far as games came to their ends. */
export function itemMeans(endings: readonly Ending[], seat: Seat): Readonly<Record<EvaluationItem, number>> {
  const ended = endings.flatMap(({ items }) => (items ? [items[seat]!] : []));
  const mean = (item: EvaluationItem): number => meanOf(ended.map((points) => points[item])) / SIXTHS;
  return {
    profit: mean('profit'),
    completed: mean('completed'),
    partial: mean('partial'),
    cities: mean('cities'),
    network: mean('network'),
    countries: mean('countries'),
    idle: mean('idle'),
    vehicles: mean('vehicles'),
    cash: mean('cash'),
  };
}
