// What it takes to complete a contract: licences still to buy, vehicles still to find, and what both would cost.

import {
  POWER_UNITS,
  type ContentIndex,
  type ContractIndex,
  type ModelNo,
  type Money,
  type SectionNo,
} from '@branchline/trains-of-europe';
import { BLOCKED } from './company.ts';
import { cheapestWay } from './ways.ts';

export interface Plan {
  /** Sections still to buy for all partial routes. */
  readonly sections: readonly SectionNo[];
  readonly licences: Money;
  readonly segments: number;
  /** Vehicles still to find. */
  readonly vehicles: number;
  readonly vehicleCost: Money;
  /** No way is left, or no model could ever fit. */
  readonly impossible: boolean;
  readonly hasLoco: boolean;
  readonly hasRoute: boolean;
  /** Cheapest first partial route. */
  readonly firstRoute: Money;
}

/** Whether a model serves the contract's additional condition. */
export function serves({ extra }: ContractIndex, index: ContentIndex, model: ModelNo): boolean {
  if (!extra) return true;
  const { speed, sleeper, category } = index.models[model]!;
  return extra.type === 'speed' ? speed >= extra.min : category < POWER_UNITS || sleeper;
}

const typicalPrices = new WeakMap<ContractIndex, readonly number[]>();

/** By category: the mean price of the models that serve the contract; BLOCKED where none does. */
function typicalPricesOf(index: ContentIndex, contract: ContractIndex): readonly number[] {
  const known = typicalPrices.get(contract);
  if (known) return known;
  const prices = contract.demand.map((count, category) => {
    if (count === 0) return 0;
    const fitting = index.models.filter((model, no) => model.category === category && serves(contract, index, no));
    if (fitting.length === 0) return BLOCKED;
    const cheapest = Math.min(...fitting.map(({ price }) => price));
    return (cheapest + fitting.reduce((sum, { price }) => sum + price, 0) / fitting.length) / 2;
  });
  typicalPrices.set(contract, prices);
  return prices;
}

/** Plans the licences; `costs` becomes 0 on what the plan buys, so that later plans may share it. */
function planRoutes(index: ContentIndex, contract: ContractIndex, costs: Float64Array) {
  const sections: SectionNo[] = [];
  let licences = 0;
  let segments = 0;
  let held = 0;
  let firstRoute = BLOCKED;
  let impossible = false;
  for (const { from, to } of contract.routes) {
    const way = cheapestWay(index, costs, from, to);
    if (!way || way.cost >= BLOCKED) {
      impossible = true;
      continue;
    }
    if (way.cost === 0) held++;
    if (way.cost < firstRoute) firstRoute = way.cost;
    licences += way.cost;
    for (const no of way.sections) {
      sections.push(no);
      segments += index.sections[no]!.segments;
      costs[no] = 0;
    }
  }
  return { sections, licences, segments, hasRoute: held > 0, firstRoute, impossible };
}

/** `pool`: vehicles free to be used; those the plan uses are taken out of it. */
export function planFor(
  index: ContentIndex,
  contract: ContractIndex,
  assigned: readonly ModelNo[],
  pool: ModelNo[],
  costs: Float64Array,
): Plan {
  const routes = planRoutes(index, contract, costs);
  const prices = typicalPricesOf(index, contract);
  let vehicles = 0;
  let vehicleCost = 0;
  let hasLoco = false;
  let impossible = routes.impossible;
  for (let category = 0; category < contract.demand.length; category++) {
    let open = contract.demand[category]!;
    if (open === 0) continue;
    for (const no of assigned) {
      if (index.models[no]!.category !== category) continue;
      if (category < POWER_UNITS) hasLoco = true;
      if (serves(contract, index, no)) open--;
    }
    for (let at = pool.length - 1; at >= 0 && open > 0; at--) {
      const no = pool[at]!;
      if (index.models[no]!.category !== category || !serves(contract, index, no)) continue;
      if (category < POWER_UNITS) hasLoco = true;
      pool.splice(at, 1);
      open--;
    }
    vehicles += open;
    if (open > 0 && prices[category]! >= BLOCKED) impossible = true;
    else vehicleCost += open * prices[category]!;
  }
  return { ...routes, vehicles, vehicleCost, hasLoco, impossible };
}
