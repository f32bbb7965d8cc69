// The score of a challenge: how much better a player did than the others with the same cards.

import type { Seat } from '@branchline/core';
import type { DealResult } from '@branchline/protocol/challenge';

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** By how much a seat was ahead of its opponents' average at the table: what the round did for its standing. */
export const leadOf = (points: readonly number[], seat: Seat): number =>
  points[seat]! - mean(points.filter((_, other) => other !== seat));

/** For all who played this round: the own lead minus the average lead of the others. Undefined without others. */
export function scoresOf(leads: readonly (number | undefined)[]): readonly (number | undefined)[] {
  return leads.map((lead, at) => {
    const others = leads.filter((other, place): other is number => place !== at && other !== undefined);
    return lead === undefined || others.length === 0 ? undefined : lead - mean(others);
  });
}

/** One row of the table: a player, and what they reached in each round as far as it may be seen. */
export type Entrant = { readonly deals: readonly (DealResult | undefined)[] };

export type Scored = {
  /** Per round. */
  readonly scores: readonly (number | undefined)[];
  readonly leads: readonly (number | undefined)[];
  /** Over all rounds that have a score; undefined where none has. */
  readonly total: number | undefined;
};

export function scored(entrants: readonly Entrant[], seat: Seat, deals: number): readonly Scored[] {
  const leads = entrants.map((entrant) =>
    Array.from({ length: deals }, (_, deal) => {
      const points = entrant.deals[deal]?.points;
      return points === undefined ? undefined : leadOf(points, seat);
    }),
  );
  const byDeal = Array.from({ length: deals }, (_, deal) => scoresOf(leads.map((own) => own[deal])));
  return entrants.map((_, at) => {
    const scores = byDeal.map((all) => all[at]);
    const known = scores.filter((score) => score !== undefined);
    return {
      scores,
      leads: leads[at]!,
      total: known.length === 0 ? undefined : known.reduce((sum, score) => sum + score, 0),
    };
  });
}
