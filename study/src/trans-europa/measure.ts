// Chances with their doubt: some options of a decision, all of them tried in the same deals.

import type { Rng, Seat } from '@branchline/core';
import { bestArm } from '@branchline/bots/trans-europa/judging';
import { addShares, somePatience, type Bench, type Deal } from './bench.ts';
import type { Choice } from './choice.ts';

/** Deals to try options in; each call makes the next one. */
export interface Deals extends Deal {
  draw(): void;
}

/** Deals drawn one after another resemble each other a little; so the doubt is taken from means over stretches of them. */
const STRETCHES = 20;
/** 95 of 100, for the mean of twenty stretches. */
const WIDTH = 2.09;

export interface Measured {
  /** By option asked for: the mean share of every seat. */
  readonly shares: readonly Float64Array[];
  /** By option and stretch: the mean share of one seat. */
  readonly stretches: readonly Float64Array[];
}

interface Trial {
  readonly deals: Deals;
  /** How many deals. */
  readonly count: number;
  readonly rng: Rng;
}

function dealNext({ playouts }: Bench, { draw, targets, sizes }: Deals): void {
  draw();
  playouts.deal(targets, sizes);
}

/** Plays these options in the same deals. */
export function measure(
  bench: Bench,
  choice: Choice,
  { which, seat, deals, count, rng }: Trial & { readonly which: readonly number[]; readonly seat: Seat },
): Measured {
  const { seats } = bench.field;
  const shares = which.map(() => new Float64Array(seats));
  const stretches = which.map(() => new Float64Array(STRETCHES));
  const length = Math.max(1, Math.round(count / STRETCHES));
  for (let i = 0; i < length * STRETCHES; i++) {
    dealNext(bench, deals);
    somePatience(bench, rng);
    which.forEach((option, place) => {
      const sums = shares[place]!;
      const before = sums[seat]!;
      choice.play(option, deals);
      addShares(bench.playouts, sums);
      stretches[place]![Math.floor(i / length)]! += (sums[seat]! - before) / length;
    });
  }
  for (const sums of shares) for (let i = 0; i < seats; i++) sums[i]! /= length * STRETCHES;
  return { shares, stretches };
}

/** Half the width of the interval around the mean of these stretches. */
export function doubtOf(values: ArrayLike<number>): number {
  const list = Array.from(values);
  const mean = list.reduce((sum, value) => sum + value, 0) / list.length;
  const squares = list.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return (WIDTH * Math.sqrt(squares / (list.length - 1))) / Math.sqrt(list.length);
}

/** What a track missing at the end counts: only to tell options apart that win equally often. */
const MARGIN = 0.002;

/** The option that does best for a seat; found in deals that no figure is taken from. */
export function bestOption(
  bench: Bench,
  choice: Choice,
  { seat, deals, count, rng }: Trial & { readonly seat: Seat },
): number {
  const { playouts, field } = bench;
  const sums = new Float64Array(field.seats);
  return bestArm({
    arms: choice.options.length,
    samples: count,
    next() {
      dealNext(bench, deals);
      somePatience(bench, rng);
    },
    value(option) {
      sums.fill(0);
      choice.play(option, deals);
      addShares(playouts, sums);
      return sums[seat]! - MARGIN * playouts.missing(seat);
    },
  }).arm;
}
