// A year end in the records: every contract with what it earned, and of that what its licences and vehicles earned.

import type { Seat } from '@branchline/core';
import {
  creditsOf,
  POWER_UNITS,
  type ContentIndex,
  type Credit,
  type Event,
  type Money,
  type Public,
} from '@branchline/trains-of-europe';
import { balanceOf, heldContract, heldLicence, type ContractRecord, type Records } from './records.ts';
import { carriersOf, type Share } from './ways.ts';

/** The licences that carry what a contract earns on its routes at this moment. */
export function carriersNow(index: ContentIndex, open: Public, seat: Seat, credit: Credit): Share[] {
  const { routes } = index.contracts[credit.contract]!;
  return routes.flatMap((route, at) => (credit.routes[at] ? carriersOf(index, open, seat, route) : []));
}

/** Locomotives first, then as many wagons as they pull. */
function creditVehicles(index: ContentIndex, records: Records, record: ContractRecord, credit: Credit): void {
  const own = records.vehicles.filter((vehicle) => vehicle.contract === record);
  let wagons = credit.pulled;
  for (const vehicle of own) {
    const isLoco = index.models[vehicle.model]!.category < POWER_UNITS;
    if (isLoco || wagons-- > 0) vehicle.income += index.contracts[record.contract]!.perVehicle;
  }
}

function creditContract(index: ContentIndex, open: Public, records: Records, credit: Credit): void {
  const record = heldContract(records, credit.contract);
  record.years++;
  record.tax += credit.tax;
  record.subsidy += credit.chips * index.amounts.chip;
  if (!credit.gate) return;
  record.income += credit.routeIncome + credit.vehicleIncome + credit.extraIncome;
  const carriers = record.completed?.carriers ?? carriersNow(index, open, records.seat, credit);
  for (const { section, amount } of carriers) {
    // What completed a contract goes on earning with it, sold or not.
    const licence = heldLicence(records, section) ?? records.licences.findLast((other) => other.section === section);
    if (licence) licence.income += amount;
  }
  creditVehicles(index, records, record, credit);
}

type Settled = Extract<Event, { kind: 'settled' }>;

/** TOE-EOR-2, TOE-EOR-3, TOE-INS-1: what is paid out, and of a loss what is paid. */
function paidFor(index: ContentIndex, records: Records, { profit, how }: Settled): Money {
  if (how === 'paid-out') return Math.min(profit, index.amounts.payoutCap);
  if (how === 'paid') return profit;
  return how === 'forgiven' ? -balanceOf(records) : 0;
}

export function payYearEnd(records: Records, paid: Money): void {
  if (paid >= 0) records.flows.payouts += paid;
  else records.flows.losses -= paid;
}

/** `open` is the position in which profits were counted. */
export function settle(index: ContentIndex, open: Public, records: Records, settled: Settled): void {
  const credits = creditsOf(index, open, records.seat);
  for (const credit of credits) creditContract(index, open, records, credit);
  const sum = (part: (credit: Credit) => Money): Money => credits.reduce((total, credit) => total + part(credit), 0);
  const paid = paidFor(index, records, settled);
  payYearEnd(records, paid);
  const misbooked = settled.profit - sum(({ net }) => net);
  records.years.push({
    year: open.profits.length,
    income: sum(({ routeIncome, vehicleIncome, extraIncome }) => routeIncome + vehicleIncome + extraIncome),
    tax: sum(({ tax }) => tax),
    subsidy: sum(({ chips }) => chips * index.amounts.chip),
    profit: settled.profit,
    ...(misbooked === 0 ? {} : { misbooked }),
    paid,
  });
}

/** TOE-SMI-8: an insolvent company that could pay after all; `cash` is what it has left. */
export function paySaved(records: Records, cash: Money): void {
  const paid = cash - balanceOf(records);
  payYearEnd(records, paid);
  const last = records.years.pop()!;
  records.years.push({ ...last, paid: last.paid + paid });
}
