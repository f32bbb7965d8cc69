// A total on the score line: points left of a penalty game, prestige of a prestige game.

import type { Seat } from '@branchline/core';
import { scoringOf } from '@branchline/trans-europa';
import type { Config } from '@branchline/trans-europa';

export type Standing = {
  /** Steps from the engine house, exact totals included beyond the end (AMB-TE-16). */
  readonly steps: number;
  readonly length: number;
  /** Points left, or prestige. */
  readonly shown: number;
  /** The same as it is written, with a true minus sign. */
  readonly figure: string;
  readonly kind: 'penalty' | 'prestige';
};

export function standingOf(config: Config, total: number): Standing {
  const kind = scoringOf(config);
  const length = config.options.targetScore;
  const shown = kind === 'penalty' ? length - total : total;
  return { steps: total, length, shown, figure: shown < 0 ? `−${-shown}` : String(shown), kind };
}

/** Seats from best to worst; equal totals in seat order. */
export function ranking(config: Config, totals: readonly number[]): number[] {
  const best = scoringOf(config) === 'penalty' ? 1 : -1;
  return [...totals.keys()].sort((a, b) => best * (totals[a]! - totals[b]!) || a - b);
}

/** 1 for the best, equal totals share a place. */
export function placeOf(config: Config, totals: readonly number[], seat: Seat): number {
  const best = scoringOf(config) === 'penalty' ? 1 : -1;
  return 1 + totals.filter((total) => best * (total - totals[seat]!) < 0).length;
}
