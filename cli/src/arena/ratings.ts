// Ratings from pairs: Bradley–Terry strengths on the scale chess players know, with intervals from redrawn deals.

import { fastRng } from '@branchline/core';

/** Row beat column so often; a draw counts half for both. Row by row. */
export type Duels = Float64Array;

export interface Rating {
  readonly rating: number;
  /** 95 %, from redrawn deals; a single deal has none. */
  readonly low?: number;
  readonly high?: number;
}

export const AVERAGE = 1500;
const REDRAWS = 200;
const ROUNDS = 400;
const PRECISION = 1e-7;

/**
 * Strengths by the minorisation–maximisation steps of Hunter (2004), as points: 400 are odds of ten to one. Between any
 * two that met one more draw is assumed, so that a bot that lost everything still has a rating.
 */
export function fit(duels: Duels, bots: number, anchor: number | undefined): number[] {
  const won = new Float64Array(bots);
  const met = new Float64Array(bots * bots);
  for (let a = 0; a < bots; a++) {
    for (let b = 0; b < bots; b++) {
      const together = duels[a * bots + b]! + duels[b * bots + a]!;
      if (a === b || together === 0) continue;
      met[a * bots + b] = together + 1;
      won[a]! += duels[a * bots + b]! + 0.5;
    }
  }
  const strength = new Float64Array(bots).fill(1);
  for (let round = 0; round < ROUNDS; round++) {
    let change = 0;
    for (let a = 0; a < bots; a++) {
      if (won[a] === 0) continue;
      let shares = 0;
      for (let b = 0; b < bots; b++) shares += met[a * bots + b]! / (strength[a]! + strength[b]!);
      const next = won[a]! / shares;
      change = Math.max(change, Math.abs(Math.log(next / strength[a]!)));
      strength[a] = next;
    }
    if (change < PRECISION) break;
  }
  const points = [...strength].map((value) => 400 * Math.log10(value));
  const zero = anchor === undefined ? points.reduce((sum, value) => sum + value, 0) / bots : points[anchor]!;
  return points.map((value) => AVERAGE + value - zero);
}

function total(clusters: readonly Duels[], bots: number, draw: (at: number) => number): Duels {
  const sum = new Float64Array(bots * bots);
  for (let at = 0; at < clusters.length; at++) {
    const duels = clusters[draw(at)]!;
    for (let i = 0; i < sum.length; i++) sum[i]! += duels[i]!;
  }
  return sum;
}

/** One cluster of duels per deal. The anchor has the average rating by definition; without one, all have it together. */
export function ratings(clusters: readonly Duels[], bots: number, anchor?: number): readonly Rating[] {
  const rng = fastRng(1);
  const best = fit(
    total(clusters, bots, (at) => at),
    bots,
    anchor,
  );
  const redrawn = Array.from({ length: clusters.length < 2 ? 0 : REDRAWS }, () =>
    fit(
      total(clusters, bots, () => rng.below(clusters.length)),
      bots,
      anchor,
    ),
  );
  return best.map((rating, bot) => {
    const sorted = redrawn.map((points) => points[bot]!).sort((a, b) => a - b);
    const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))]!;
    return sorted.length === 0 ? { rating } : { rating, low: at(0.025), high: at(0.975) };
  });
}
