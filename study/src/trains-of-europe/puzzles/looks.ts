// What a contract looks like to a person who does not play it out: the figures that rules of thumb use.

import { toDoFor } from '@branchline/bots/trains-of-europe/judgement';
import type { Seat } from '@branchline/core';
import { connected, contentOf, networkOf, type ContractId, type State } from '@branchline/trains-of-europe';

export interface Look {
  /** The whole yearly profit with its chips. */
  readonly profit: number;
  readonly tax: number;
  readonly chips: number;
  readonly cities: number;
  /** Routes that are held already. */
  readonly held: number;
  readonly vehicles: number;
  /** Vehicles it needs that stand in the yard. */
  readonly yard: number;
  /** Licences at today's fees; what cannot be bought any more costs more than anything. */
  readonly fees: number;
  /** Licences and vehicles together. */
  readonly outlay: number;
  /** Years until the whole profit has paid for them. */
  readonly payback: number;
}

const CLOSED = 10_000_000;

export function lookOf(state: State, seat: Seat, contract: ContractId): Look {
  const index = contentOf(state.config);
  const no = index.contractIndex.get(contract)!;
  const { profit, tax, cities, vehicles, routes } = index.contracts[no]!;
  const { fees = CLOSED, vehiclePrice, yard } = toDoFor(state, seat, no);
  const chips = state.public.display.find((shown) => shown.contract === no)?.chips ?? 0;
  const network = networkOf(index, state.public.holders, seat);
  const yearly = profit + chips * index.amounts.chip;
  return {
    ...{ profit: yearly, tax, chips, cities: cities.length, vehicles, yard: yard.length, fees },
    held: routes.filter(({ from, to }) => connected(network, from, to)).length,
    outlay: fees + vehiclePrice,
    payback: (fees + vehiclePrice) / yearly,
  };
}
