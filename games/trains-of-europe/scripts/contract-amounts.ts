// From a plan to a printed contract: route incomes, condition, tax and profit (content rules of docs/content.md).
import { cheapestNetwork, distancesOf } from '../src/content/network.ts';
import type { Distances } from '../src/content/network.ts';
import { trainPrice } from '../src/content/train.ts';
import type { Contract, Demand, Extra, ToEMap, VehicleCategory, VehicleModel } from '../src/content/types.ts';
import type { Plan } from './contract-plans.ts';

const K10 = 10_000;
const FEE = 20_000;

/** 10k and 10k more for every full pair of segments: 1 → 10k, 2 and 3 → 20k, 4 and 5 → 30k. */
export const routeIncome = (segments: number): number => K10 * (1 + Math.floor(segments / 2));

const SPEED_INCOME = { 1: 10_000, 2: 20_000, 3: 30_000, 4: 40_000 } as const;

const extraOf = ({ extra, need, tune }: Plan): Extra | undefined => {
  const more = tune.extra ?? 0;
  if (extra === 'none') return undefined;
  if (extra === 'sleeper') {
    const wagons = (need.pax1 ?? 0) + (need.pax2 ?? 0);
    return { type: 'sleeper', income: K10 * Math.max(2, wagons) + more };
  }
  return { type: 'speed', min: extra, income: SPEED_INCOME[extra] + more };
};

/** Years until a contract has paid for its train and half of its licences that we aim at: short ones return faster. */
const targetYears = (segments: number): number => 2.7 + 0.12 * segments;

/** Tax is 45–60 % of the income, in steps of 10k; within that the one whose payback is nearest to the target. */
const taxFor = (income: number, cost: number, target: number): number => {
  const rounded = (amount: number): number => Math.round(amount / K10) * K10;
  const off = (tax: number): number => Math.abs(cost / (income - tax) - target);
  let best = rounded(income * 0.45);
  for (let tax = best; tax <= rounded(income * 0.6); tax += K10) {
    if (off(tax) < off(best)) best = tax;
  }
  return best;
};

export const amountsFor = (
  plan: Plan,
  no: number,
  map: ToEMap,
  distance: Distances,
  vehicles: readonly VehicleModel[],
): Contract => {
  const { id, line, launch, title, cities, perVehicle, tune } = plan;
  const routes = cities.slice(1).map((to, i) => {
    const from = cities[i]!;
    return { from, to, income: routeIncome(distance(from, to)) + (tune.routes?.[i] ?? 0) };
  });
  const demands = (Object.entries(plan.need) as [VehicleCategory, number][]).map(([category, count]): Demand => ({
    category,
    count,
  }));
  const extra = extraOf(plan);
  const units = demands.reduce((sum, { count }) => sum + count, 0);
  const income = routes.reduce((sum, r) => sum + r.income, 0) + units * perVehicle + (extra?.income ?? 0);
  const draft: Contract = {
    id,
    no,
    launch,
    title,
    line,
    tax: 0,
    routes,
    vehicles: demands,
    perVehicle,
    ...(extra === undefined ? {} : { extra }),
    profit: income,
  };
  if (launch) return draft;
  const segments = cheapestNetwork(map, distance, cities);
  const cost = (segments * FEE) / 2 + trainPrice(draft, vehicles);
  const tax = taxFor(income, cost, targetYears(segments)) + (tune.tax ?? 0);
  return { ...draft, tax, profit: income - tax };
};

export const contractsFrom = (plans: readonly Plan[], map: ToEMap, vehicles: readonly VehicleModel[]): Contract[] => {
  const distance = distancesOf(map);
  return plans.map((plan, i) => amountsFor(plan, i + 1, map, distance, vehicles));
};
