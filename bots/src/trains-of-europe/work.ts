// A contract on its way through the years: what is still missing of it, what it earns meanwhile and what may come of it.
// Figures without a rule behind them are estimates of how companies that play this way fare.

import type { Job } from './book.ts';

/** What a company gets in a year: a meeting allows two sections (TOE-ONS-1), a fair two vehicles that may not all fit (TOE-FAIR-1). */
export const SECTIONS_A_YEAR = 2;
export const VEHICLES_A_YEAR = 1.9;

/** Less than this is not missing: what is bought in parts of a year does not add up to whole pieces exactly. */
const NEARLY = 0.02;
/** So much of a vehicle found counts as the power unit that opens the gate. */
const NEARLY_ONE = 0.9;

/** Points for a contract: completed, open and earning, open and idle (TOE-EVAL-2, 3, 7). */
export const COMPLETED = 2;
const EARNING = 1;
const IDLE = -1;

/** Years of work beyond the last one that no luck makes up for; waiting for vehicles is partly luck. */
const HOPELESS = 0.8;
const UNLUCKY = 0.7;

/** The contract, and what is still missing of it. */
export interface Work {
  readonly job: Job;
  sections: number;
  vehicles: number;
  wait: number;
  done: boolean;
}

/** What can still be bought in a year. */
export interface Means {
  sections: number;
  vehicles: number;
}

/** The company that pays. */
interface Purse {
  cash: number;
}

export const begun = (job: Job): Work => ({
  job,
  sections: job.sections,
  vehicles: job.vehicles,
  wait: job.wait,
  done: false,
});

export function buySections(purse: Purse, work: Work, means: Means): void {
  const { job } = work;
  if (work.sections <= 0 || means.sections <= 0 || purse.cash <= 0 || job.blocked) return;
  const bought = Math.min(work.sections, means.sections, purse.cash / job.sectionPrice);
  work.sections -= bought;
  means.sections -= bought;
  purse.cash -= bought * job.sectionPrice;
}

/** Fitting vehicles turn up over the years, a part of them in each. */
export function buyVehicles(purse: Purse, work: Work, means: Means): void {
  const { job } = work;
  if (work.vehicles <= 0 || means.vehicles <= 0 || purse.cash <= 0) return;
  const found = work.wait > 1 ? work.vehicles / work.wait : work.vehicles;
  const bought = Math.min(found, means.vehicles, purse.cash / job.vehiclePrice);
  work.wait *= 1 - bought / work.vehicles;
  work.vehicles -= bought;
  means.vehicles -= bought;
  purse.cash -= bought * job.vehiclePrice;
}

export const isReady = ({ job, sections, vehicles }: Work): boolean =>
  sections < NEARLY && vehicles < NEARLY && !job.blocked;

/** TOE-CRED-1: nothing before the first route and a power unit; then what is there, in proportion. */
export function incomeOf({ job, sections, vehicles }: Work): number {
  const bought = job.sections - sections;
  if (bought < job.firstSections - NEARLY) return 0;
  const found = job.vehicles - vehicles;
  if (!job.power && found < NEARLY_ONE) return 0;
  const routes =
    job.sections > 0 ? job.heldIncome + (job.allIncome - job.heldIncome) * (bought / job.sections) : job.heldIncome;
  return routes + Math.min(job.allVehicleIncome, job.vehicleIncome + found * job.perVehicle);
}

/** Points of a contract that is not done: it may still be by luck, and then brings its profit too. */
export function outlook(work: Work, years: number): number {
  const { job, sections, vehicles, wait } = work;
  const missing = sections / SECTIONS_A_YEAR + Math.max(vehicles / VEHICLES_A_YEAR, wait * UNLUCKY);
  const chance = years === 0 || job.blocked ? 0 : Math.max(0, 1 - missing / HOPELESS);
  const earned = incomeOf(work);
  return chance * (COMPLETED + job.profit - earned + job.burden) + (1 - chance) * (earned > 0 ? EARNING : IDLE);
}
