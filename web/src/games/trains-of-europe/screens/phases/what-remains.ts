// What an insolvent company keeps once a lot of it is sold.

import type { Seat } from '@branchline/core';
import {
  completedCount,
  contentOf,
  sectionsOf,
  type ContractId,
  type LotId,
  type Money,
  type View,
} from '@branchline/trains-of-europe';
import { waysAfter, waysOut } from './ways-out.ts';

export interface Remains {
  readonly completed: number;
  readonly contracts: readonly ContractId[];
  readonly vehicles: number;
  readonly sections: number;
  /** The loss is paid of it as soon as it can be. */
  readonly cash: Money;
}

/** Vehicles that leave with a lot: the one sold, or all that serve on a contract. */
const vehiclesIn = (view: View, seat: Seat, lot: LotId): number => {
  if ('model' in lot) return 1;
  if (!('contract' in lot)) return 0;
  const no = contentOf(view.config).contractIndex.get(lot.contract);
  return view.public.contracts[seat]!.find(({ contract }) => contract === no)?.vehicles.length ?? 0;
};

export function remainsAfter(view: View, seat: Seat, lot?: { readonly id: LotId; readonly bid: Money }): Remains {
  const index = contentOf(view.config);
  const { contracts, idleLocos, idleWagons } = view.public;
  const ways = lot ? waysAfter(view, lot.id, lot.bid) : waysOut(view, seat);
  const active = contracts[seat]!.filter(({ complete }) => !complete);
  const all = active.reduce((sum, { vehicles }) => sum + vehicles.length, idleLocos[seat]! + idleWagons[seat]!);
  const sold = lot && 'contract' in lot.id ? lot.id.contract : undefined;
  return {
    completed: completedCount(view.public, seat),
    contracts: active.map(({ contract }) => index.contracts[contract]!.id).filter((id) => id !== sold),
    vehicles: all - (lot ? vehiclesIn(view, seat, lot.id) : 0),
    sections: sectionsOf(index, view.public, seat).length - (lot && 'section' in lot.id ? 1 : 0),
    // What a sale saves from is not told where the players keep the books: then it is what is in hand.
    cash: ways ? (ways.saved ? ways.cash - ways.loss : ways.cash) : waysOut(view, seat).cash + (lot?.bid ?? 0),
  };
}
