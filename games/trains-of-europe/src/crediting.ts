// What a contract earns its holder (TOE-CRED). Nothing is booked: the profit is derived from the position whenever it is needed, so
// new routes count at once for all contracts (TOE-CRED-9), and whatever is taken away lowers it at once (TOE-CRED-10).

import type { Seat } from '@branchline/core';
import { POWER_UNITS, type ContentIndex, type IndexedContract } from './content-index.ts';
import { connected, networkOf, type Network } from './network.ts';
import type { ContractIndex, HeldContract, ModelIndex, Money, Public } from './types.ts';

/** One contract of one holder, item by item. */
export interface Credit {
  readonly contract: ContractIndex;
  /** The card is turned over: its printed profit counts for good (TOE-CRED-11). */
  readonly complete: boolean;
  /** At least one power unit and one partial route (TOE-CRED-1). */
  readonly gate: boolean;
  /** By partial route: its cities are connected. */
  readonly routes: readonly boolean[];
  readonly locos: number;
  readonly wagons: number;
  readonly pull: number;
  /** Wagons that the locomotives can pull (TOE-CRED-5). */
  readonly pulled: number;
  /** The additional condition holds; true if there is none and all else is fulfilled. */
  readonly extra: boolean;
  /** All conditions hold at this moment. */
  readonly fulfilled: boolean;
  readonly routeIncome: Money;
  readonly vehicleIncome: Money;
  readonly extraIncome: Money;
  readonly tax: Money;
  readonly chips: number;
  /** Income less tax plus chips: what it adds to the annual profit. */
  readonly net: Money;
}

interface Train {
  readonly locos: number;
  readonly wagons: number;
  readonly pull: number;
  readonly slowest: number;
  readonly sleepers: boolean;
}

function trainOf(index: ContentIndex, vehicles: readonly ModelIndex[]): Train {
  let locos = 0;
  let wagons = 0;
  let pull = 0;
  let slowest = 4;
  let sleepers = true;
  for (const model of vehicles) {
    const card = index.models[model]!;
    if (card.speed < slowest) slowest = card.speed;
    if (card.category < POWER_UNITS) {
      locos++;
      pull += card.pull; // TOE-VEH-4: pulling power is added
    } else {
      wagons++;
      if (!card.sleeper) sleepers = false; // TOE-CRED-8: locomotives are exempt
    }
  }
  return { locos, wagons, pull, slowest, sleepers };
}

/** TOE-CRED-8, the property alone: speed concerns every vehicle, sleepers concern the wagons. */
function hasProperty({ extra }: IndexedContract, train: Train): boolean {
  if (!extra) return true;
  return extra.type === 'speed' ? train.slowest >= extra.min : train.sleepers;
}

function completeCredit(index: ContentIndex, held: HeldContract): Credit {
  const contract = index.contracts[held.contract]!;
  const { demand, power } = contract;
  const routeIncome = contract.routes.reduce((sum, { income }) => sum + income, 0);
  const locos = demand[power]!;
  return {
    contract: held.contract,
    complete: true,
    gate: true,
    routes: contract.routes.map(() => true),
    locos,
    wagons: contract.vehicles - locos,
    pull: contract.vehicles - locos,
    pulled: contract.vehicles - locos,
    extra: true,
    fulfilled: true,
    routeIncome,
    vehicleIncome: contract.vehicles * contract.perVehicle,
    extraIncome: contract.extra?.income ?? 0,
    tax: contract.tax,
    chips: held.chips,
    net: contract.profit + held.chips * index.amounts.chip,
  };
}

export function creditOf(index: ContentIndex, network: Network, held: HeldContract): Credit {
  if (held.complete) return completeCredit(index, held);
  const contract = index.contracts[held.contract]!;
  const train = trainOf(index, held.vehicles);
  const routes: boolean[] = [];
  let heldRoutes = 0;
  let heldIncome = 0;
  for (const { from, to, income } of contract.routes) {
    const isHeld = connected(network, from, to); // TOE-CRED-2: any path will do
    routes.push(isHeld);
    if (isHeld) {
      heldRoutes++;
      heldIncome += income;
    }
  }
  const gate = train.locos > 0 && heldRoutes > 0; // TOE-CRED-1; so routes alone credit nothing (TOE-CONF-6)
  const pulled = Math.min(train.wagons, train.pull); // TOE-CRED-5
  const whole =
    heldRoutes === contract.routes.length && held.vehicles.length === contract.vehicles && pulled === train.wagons;
  const extra = whole && hasProperty(contract, train); // TOE-CRED-8
  const routeIncome = gate ? heldIncome : 0; // TOE-CRED-3
  const vehicleIncome = gate ? (train.locos + pulled) * contract.perVehicle : 0; // TOE-CRED-4, 5
  const extraIncome = extra && contract.extra ? contract.extra.income : 0;
  return {
    contract: held.contract,
    complete: false,
    gate,
    routes,
    locos: train.locos,
    wagons: train.wagons,
    pull: train.pull,
    pulled,
    extra,
    fulfilled: extra,
    routeIncome,
    vehicleIncome,
    extraIncome,
    tax: contract.tax,
    chips: held.chips,
    net: routeIncome + vehicleIncome + extraIncome - contract.tax + held.chips * index.amounts.chip,
  };
}

/** Every contract of a seat, in the order taken; all of them share its sections (TOE-CON-6). */
export function creditsOf(index: ContentIndex, position: Public, seat: Seat): Credit[] {
  const network = networkOf(index, position.holders, seat);
  return position.contracts[seat]!.map((held) => creditOf(index, network, held));
}

/** The annual profit (TOE-MONEY-6), which moves without cash (TOE-MONEY-2) and without limit upwards or downwards (TOE-MONEY-4). */
export function profitOf(index: ContentIndex, position: Public, seat: Seat): Money {
  const contracts = position.contracts[seat]!;
  const network = networkOf(index, position.holders, seat);
  let profit = 0;
  for (const held of contracts) {
    profit += held.complete
      ? index.contracts[held.contract]!.profit + held.chips * index.amounts.chip
      : creditOf(index, network, held).net;
  }
  return profit;
}

export const completedCount = (position: Public, seat: Seat): number => {
  let count = 0;
  for (const held of position.contracts[seat]!) if (held.complete) count++;
  return count;
};
