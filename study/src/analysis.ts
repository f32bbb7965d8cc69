// The figures of an analysis as programs read them: `branchline analyse --json`.

import type { BySeat, Seat, SeatInfo } from '@branchline/core';

/** A chance with its doubt: half the width of the interval that holds the true figure 95 times of 100. */
export interface Doubtful {
  readonly value: number;
  readonly doubt: number;
}

export interface AnalysedMove {
  /** Number of the move, from 1. */
  readonly sequence: number;
  readonly by: Seat | 'chance';
  /** Chances to win the round after the turn that this move belongs to: with what its player could know, and with all hands open. */
  readonly known: BySeat<number>;
  readonly open: BySeat<number>;
  /** On the first move of a turn that was judged: the best turn found, and the chance it leaves its player. */
  readonly best?: { readonly do: readonly unknown[]; readonly known: number; readonly doubt: number };
  /** What the turn gave away; never below 3 % or below its own doubt. */
  readonly loss?: Doubtful;
}

export interface Analysis {
  readonly game: string;
  readonly seats: readonly SeatInfo[];
  readonly moves: readonly AnalysedMove[];
  /** In rounds won: what the cards were worth beyond a fair share, and what the own moves added. */
  readonly luck: BySeat<number>;
  readonly skill: BySeat<number>;
}

const PLACES = 10_000;

/** Four decimals: finer than any doubt, and the same bytes everywhere. */
export const rounded = (value: number): number => Math.round(value * PLACES) / PLACES + 0;
