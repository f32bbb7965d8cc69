// Contracts completed and end triggers noted: what follows once an action of a seat is complete.

import type { Seat } from '@branchline/core';
import { discard, replaced } from './changes.ts';
import { withPublic } from './position.ts';
import { contentOf } from './contents.ts';
import { creditOf, profitOf } from './crediting.ts';
import { networkOf } from './network.ts';
import type { State } from './types.ts';

/** TOE-CRED-12: automatic and at once. Vehicles to the discard piles, the card turned over (TOE-CRED-11). */
function completeContracts(state: State, seat: Seat): State {
  const index = contentOf(state.config);
  const { contracts, holders } = state.public;
  const own = contracts[seat]!;
  const network = networkOf(index, holders, seat);
  const fulfilled = own.filter((held) => !held.complete && creditOf(index, network, held).fulfilled);
  if (fulfilled.length === 0) return state;
  const turnedOver = own.map((held) => (fulfilled.includes(held) ? { ...held, complete: true, vehicles: [] } : held));
  return withPublic(
    discard(
      state,
      fulfilled.flatMap(({ vehicles }) => vehicles),
    ),
    { contracts: replaced(contracts, seat, turnedOver) },
  );
}

/** TOE-END-1 (b) and (c); once noted they stay, whatever happens later (TOE-END-5). */
function noteTriggers(state: State, seat: Seat): State {
  const { books, outOfSticks, topProfit, sticks } = state.public;
  const index = contentOf(state.config);
  const noStick = outOfSticks || sticks[seat] === 0;
  // TOE-BOOK-6: tokens are tested after the audits.
  const atTop = topProfit || (!books && profitOf(index, state.public, seat) >= index.amounts.profitMax);
  return noStick === outOfSticks && atTop === topProfit
    ? state
    : withPublic(state, { outOfSticks: noStick, topProfit: atTop });
}

/** To be called wherever an action has changed what a seat holds. */
export const credit = (state: State, seat: Seat): State => noteTriggers(completeContracts(state, seat), seat);
