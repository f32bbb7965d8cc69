// What was put up for auction: what it was worth to whom by the forecast of the moment, and what was paid.

import type { Seat } from '@branchline/core';
import { lotPoints, lotWorthTo, type LotWorth } from '@branchline/bots/trains-of-europe/judgement';
import {
  contentOf,
  lotId,
  lotOf,
  minimumBid,
  remainingSeats,
  sameLot,
  trainsOfEurope,
  type Lot,
  type LotId,
  type Money,
  type State,
} from '@branchline/trains-of-europe';
import type { Course } from './course.ts';

export interface LotReview {
  readonly lot: LotId;
  readonly year: number;
  readonly insolvency: boolean;
  /** Number of the move with which it was sold, or after which nobody wanted it. */
  readonly sequence: number;
  readonly least: Money;
  /** What it was worth to each company that had a use for it, all books open. */
  readonly worth: readonly LotWorth[];
  readonly sold?: { readonly to: Seat; readonly price: Money; readonly points: number };
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Lots that lie there while an auction is on. */
const lotsIn = ({ public: { stage } }: State): readonly Lot[] =>
  stage.kind === 'opening' || stage.kind === 'bidding' ? stage.auction.lots : [];

const isInsolvency = ({ public: { stage } }: State): boolean =>
  (stage.kind === 'opening' || stage.kind === 'bidding') && stage.auction.stage === 'insolvency';

function worthOf(state: State, lot: Lot): LotWorth[] {
  return remainingSeats(state.public)
    .flatMap((seat) => (seat === lot.owner ? [] : (lotWorthTo(state, seat, lot) ?? [])))
    .toSorted((a, b) => b.most - a.most || a.seat - b.seat);
}

/** `at` is the position in which the lot was called up, or the last in which it lay there. */
function reviewed(at: State, lot: Lot, sequence: number): LotReview {
  const index = contentOf(at.config);
  return {
    lot: lotId(index, lot),
    year: at.public.year,
    insolvency: isInsolvency(at),
    sequence,
    least: minimumBid(index, lot),
    worth: worthOf(at, lot),
  };
}

export function auctionsOf({ moves, states }: Course): readonly LotReview[] {
  const reviews: LotReview[] = [];
  let opened: State | undefined;
  moves.forEach((move, at) => {
    const [before, after] = [states[at]!, states[at + 1]!];
    if (move.do === 'open') opened = before;
    const index = contentOf(before.config);
    const sale = trainsOfEurope.events(before, move, after, 'spectator').find(({ kind }) => kind === 'sold');
    if (sale?.kind === 'sold' && opened) {
      const lot = lotOf(index, sale.lot)!;
      const points = tenth(lotPoints(opened, sale.to, lot, sale.price));
      reviews.push({ ...reviewed(opened, lot, at + 1), sold: { to: sale.to, price: sale.price, points } });
    }
    // The auction is over: nobody wanted the remaining lots.
    if (lotsIn(before).length > 0 && lotsIn(after).length === 0) {
      const gone = sale?.kind === 'sold' ? lotOf(index, sale.lot) : undefined;
      const left = lotsIn(before).filter((lot) => !gone || !sameLot(lot, gone));
      for (const lot of left) reviews.push(reviewed(before, lot, at + 1));
    }
  });
  return reviews;
}
