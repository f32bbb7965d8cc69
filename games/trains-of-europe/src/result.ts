// The result of a finished game, as it stands in the game file.

import type { BySeat, Seat } from '@branchline/core';
import type { EndReason, Money } from './types.ts';

/** Points of one seat in sixths; deductions are negative (TOE-EVAL-11). */
export interface Points {
  readonly profit: number;
  readonly completed: number;
  readonly partial: number;
  readonly cities: number;
  readonly network: number;
  readonly countries: number;
  readonly idle: number;
  readonly vehicles: number;
  readonly cash: number;
  readonly total: number;
}

export interface YearRecord {
  readonly profit: BySeat<Money>;
  readonly cash: BySeat<Money>;
}

export interface GameResult {
  readonly reason: EndReason;
  readonly years: readonly YearRecord[];
  readonly evaluation: BySeat<Points>;
  readonly winners: readonly Seat[];
}
