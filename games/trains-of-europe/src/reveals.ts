// Which moves show hidden information: those cannot be taken back.

import type { Move } from '@branchline/core';
import type { State, TrainsOfEurope } from './types.ts';

/** Offers, votes and bookings are secret until all seats have made one. */
const SECRET: readonly string[] = ['offers', 'vote', 'books'];

/** With hidden vehicles (TOE-VAR-1) these show which ones a company has. */
const SHOWING: readonly string[] = ['assign', 'offer'];

const isSaleOfAll = ({ public: { stage } }: State): boolean =>
  (stage.kind === 'opening' || stage.kind === 'bidding') && stage.auction.stage === 'insolvency';

export function reveals(before: State, move: Move<TrainsOfEurope>, after: State): boolean {
  const [was, is] = [before.public.stage.kind, after.public.stage.kind];
  // An audit tells what a company should have booked (TOE-BOOK-8).
  if (move.do === 'audit' || is === 'over' || (SECRET.includes(was) && is !== was)) return true;
  if (!before.config.options.hiddenVehicles) return false;
  return SHOWING.includes(move.do) || (isSaleOfAll(after) && !isSaleOfAll(before));
}
