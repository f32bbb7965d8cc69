// Contracts completed and end triggers noted: what follows once an action of a seat is complete.

import type { Seat } from '@branchline/core';
import { creditOf, profitOf } from './crediting.ts';
import { discard, type Work } from './draft.ts';
import { networkOf } from './network.ts';

/** TOE-CRED-12: automatic and at once. Vehicles to the discard piles, the card turned over (TOE-CRED-11). */
function completeContracts(work: Work, seat: Seat): void {
  const { index, public: open } = work;
  const contracts = open.contracts[seat]!;
  const network = networkOf(index, open.holders, seat);
  const after = contracts.map((held) => {
    if (held.complete || !creditOf(index, network, held).fulfilled) return held;
    discard(work, held.vehicles);
    return { ...held, complete: true, vehicles: [] };
  });
  if (after.some((held, at) => held !== contracts[at])) open.contracts[seat] = after;
}

/** TOE-END-1 (b) and (c); once noted they stay, whatever happens later (TOE-END-5). */
function noteTriggers(work: Work, seat: Seat): void {
  const { index, public: open } = work;
  if (open.sticks[seat] === 0) open.outOfSticks = true;
  if (!open.topProfit && profitOf(index, open, seat) >= index.amounts.profitMax) open.topProfit = true;
}

/** To be called wherever an action has changed what a seat holds. */
export function credit(work: Work, seat: Seat): void {
  completeContracts(work, seat);
  noteTriggers(work, seat);
}
