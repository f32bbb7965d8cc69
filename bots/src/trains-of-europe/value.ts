// What a position is worth to a company, in points of the evaluation: what it has, and what it will make of it.

import type { Seat } from '@branchline/core';
import {
  completedCount,
  connectedCities,
  countriesOf,
  creditsOf,
  largestPart,
  remainingSeats,
  type ContentIndex,
  type ModelNo,
  type Public,
  type State,
} from '@branchline/trains-of-europe';
import { companyOf, licenceCosts, type Company } from './company.ts';
import { planFor, type Plan } from './plan.ts';

/** The knobs of a level; found by letting them play each other. */
export interface Taste {
  /** Points that EUR 100,000 in hand are worth while there is time to invest them. */
  readonly cash: number;
  /** How much of a year's payout counts towards the cash it will become. */
  readonly payout: number;
  /** Weight of the two bonuses for network and countries. */
  readonly bonus: number;
  /** Trust in contracts that are still to be completed. */
  readonly trust: number;
  /** Points feared at the end of a year with a loss that cannot be paid. */
  readonly fear: number;
}

const HUNDRED = 100_000;

/** Fiscal years that will still be paid out after this one, roughly. */
export function yearsLeft(index: ContentIndex, open: Public): number {
  if (open.outOfSticks || open.topProfit) return 0;
  let nearest = Infinity;
  for (const seat of remainingSeats(open)) {
    const done = completedCount(open, seat);
    const toGo = open.target - done;
    if (toGo <= 0) return 0;
    // The last contract a company needs is usually under way already.
    nearest = Math.min(nearest, toGo * 1.9 - 0.6);
  }
  return Math.max(0.5, Math.min(nearest, 9 - open.year * 0.25));
}

const countryCount = (index: ContentIndex, open: Public, seat: Seat): number =>
  countriesOf(index, connectedCities(index, open, seat)).length;

/** A share of a bonus of two points: the lead over the best rival, softened, as it is not the end yet. */
function bonusShare(mine: number, others: readonly number[], years: number): number {
  const best = Math.max(0, ...others);
  if (mine === 0) return 0;
  if (years === 0) {
    if (mine < best) return 0;
    return 2 / (1 + others.filter((other) => other === mine).length);
  }
  const softness = 1.5 + years;
  return 2 / (1 + Math.exp((best - mine) / softness) * Math.max(1, others.length * 0.7));
}

interface Outlook {
  readonly plan: Plan;
  readonly contract: number;
  readonly net: number;
  readonly gate: boolean;
}

/** Contracts in hand, cheapest to complete first, sharing licences and free vehicles in that order. */
function outlooks(company: Company): Outlook[] {
  const { index, open, seat } = company;
  const credits = creditsOf(index, open, seat);
  const held = open.contracts[seat]!;
  const costs = licenceCosts(company);
  const pool: ModelNo[] = [...company.idle];
  const order = held
    .map((entry, at) => ({ entry, credit: credits[at]! }))
    .filter(({ entry }) => !entry.complete)
    .sort((a, b) => b.credit.routeIncome + b.credit.vehicleIncome - a.credit.routeIncome - a.credit.vehicleIncome);
  return order.map(({ entry, credit }) => ({
    plan: planFor(index, index.contracts[entry.contract]!, entry.vehicles, pool, costs),
    contract: entry.contract,
    net: credit.net,
    gate: credit.gate,
  }));
}

/** Years a plan takes: two or three licences and vehicles a phase, and not every phase comes every year. */
const yearsFor = ({ sections, vehicles }: Plan): number =>
  0.35 * Math.ceil(sections.length / 2) + 0.55 * Math.ceil(vehicles / 2);

export function valueOf(state: State, seat: Seat, taste: Taste): number {
  const company = companyOf(state, seat);
  const { index, open, cash } = company;
  const years = state.public.stage.kind === 'over' ? 0 : yearsLeft(index, open);
  const credits = creditsOf(index, open, seat);
  const profit = credits.reduce((sum, { net }) => sum + net, 0);
  const completed = completedCount(open, seat);
  const useful = Math.min(1, years / 3);

  // What the evaluation would give now; started hundreds count, but smoothly as long as things move.
  const capped = Math.min(profit, index.amounts.profitMax);
  let points = years === 0 ? Math.max(0, Math.ceil(capped / HUNDRED)) : Math.max(-1, capped / HUNDRED + 0.4);
  points += 2 * completed;
  const cities = connectedCities(index, open, seat).length;
  points += years === 0 ? Math.ceil(cities / 5) : cities / 5 + 0.3;
  const others = open.contracts.map((_, other) => other).filter((other) => other !== seat);
  points +=
    taste.bonus *
    bonusShare(
      largestPart(index, open, seat).segments,
      others.map((other) => largestPart(index, open, other).segments),
      years,
    );
  points +=
    taste.bonus *
    bonusShare(
      countryCount(index, open, seat),
      others.map((other) => countryCount(index, open, other)),
      years,
    );

  // Money: every year's payout is money to come; what cannot be invested any more is worth nothing, too much of it less.
  const payout = Math.max(-200_000, Math.min(profit, index.amounts.payoutCap));
  let funds = Math.max(0, cash + payout * Math.min(years, 4) * taste.payout);
  const spare = company.idle.length;

  for (const { plan, contract, net, gate } of outlooks(company)) {
    const { profit: full } = index.contracts[contract]!;
    const cost = plan.licences + plan.vehicleCost;
    const asItIs = gate ? 1 : years === 0 ? -1 : -0.8;
    let value = asItIs;
    if (!plan.impossible && years > 0) {
      const affordable = cost === 0 ? 1 : Math.min(1, funds / cost);
      const time = Math.max(0, Math.min(1, 1.15 - yearsFor(plan) / (years + 0.6)));
      const chance = taste.trust * time * (0.25 + 0.75 * affordable);
      const gain =
        2 +
        (full - net) / HUNDRED +
        (taste.cash * taste.payout * useful * (full - net) * Math.max(0, years - yearsFor(plan))) / HUNDRED;
      const price = (taste.cash * useful * cost) / HUNDRED;
      value += chance * Math.max(0, gain - asItIs - price);
      // Half-way there: a gate that opens soon is worth a part of its point already.
      if (!gate)
        value +=
          0.8 *
          Math.min(1, time) *
          (plan.hasLoco ? 0.5 : 0.2) *
          (plan.hasRoute ? 1 : Math.min(1, 40_000 / (plan.firstRoute + 10_000)));
      funds = Math.max(0, funds - cost);
    }
    points += value;
  }

  points += (taste.cash * useful * Math.min(cash, 400_000)) / HUNDRED;
  points += (taste.cash * taste.payout * useful * payout * Math.min(years, 4)) / HUNDRED;
  const tooMuch = cash + (years === 0 ? 0 : Math.max(0, payout)) - index.amounts.eval.freeCash;
  if (years <= 1 && tooMuch > 0) points -= Math.ceil(tooMuch / HUNDRED);
  points -= years === 0 ? Math.max(0, Math.ceil((spare - 3) / 3)) : 0.1 * Math.max(0, spare - 2);

  // TOE-INS: a loss that cannot be paid is forgiven once and ends the company the second time.
  if (profit < 0 && cash < -profit) points -= taste.fear * (open.marked[seat] ? 3 : 1);
  return points;
}
