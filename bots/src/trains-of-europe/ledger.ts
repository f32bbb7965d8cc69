// A company's contracts turned into figures for the forecast; and what changes with a vehicle, a contract or money more.

import {
  completedCount,
  creditsOf,
  POWER_UNITS,
  type ContractIndex,
  type Credit,
  type ModelIndex,
  type Money,
  type Public,
  type SectionIndex,
} from '@branchline/trains-of-europe';
import type { Company } from './company.ts';
import { forecast, type Book, type Job } from './forecast.ts';
import { yearsLeft } from './horizon.ts';
import { atlasOf, type Atlas } from './routes.ts';
import type { Taste } from './taste.ts';
import { needsOf, shareOut, type Train } from './trains.ts';

const UNIT = 100_000;

export interface Undertaking {
  readonly contract: ContractIndex;
  readonly chips: number;
}

export interface Ledger {
  readonly company: Company;
  readonly taste: Taste;
  readonly atlas: Atlas;
  /** Active contracts, the nearest to completion first. */
  readonly active: readonly Undertaking[];
  /** All own vehicles, assigned or not. */
  readonly pool: readonly ModelIndex[];
  readonly base: Money;
  readonly completed: number;
  readonly years: number;
  /** What has been worked out already. */
  readonly known: { works?: Works; credits?: readonly Credit[]; readonly worths: Map<Change, number> };
}

/** What is different from the position as it is. */
export interface Change {
  readonly cash?: Money;
  readonly vehicle?: ModelIndex;
  readonly without?: ModelIndex;
  readonly contract?: Undertaking;
  /** How many sections and vehicles can still be bought this year. */
  readonly sectionsNow?: number;
  readonly vehiclesNow?: number;
  readonly years?: number;
}

const NOTHING: Change = {};

/** Smaller is nearer: sections and vehicles missing, whoever the vehicles will be shared with. */
function distance({ index }: Company, atlas: Atlas, pool: readonly ModelIndex[], contract: ContractIndex): number {
  const routes = atlas.routes(contract);
  if (routes.blocked) return 100;
  let missing = routes.sections.length * 0.8;
  for (const { count, fits, share } of needsOf(index, index.contracts[contract]!)) {
    let have = 0;
    for (const no of pool) if (fits[no]) have++;
    missing += Math.max(0, count - have) * (1 + 0.1 / (share + 0.05));
  }
  return missing - index.contracts[contract]!.profit / (4 * UNIT);
}

function inOrder(
  company: Company,
  atlas: Atlas,
  pool: readonly ModelIndex[],
  contracts: readonly Undertaking[],
): Undertaking[] {
  if (contracts.length < 2) return contracts.slice();
  return contracts
    .map((entry) => ({ entry, far: distance(company, atlas, pool, entry.contract) }))
    .sort((a, b) => a.far - b.far || a.entry.contract - b.entry.contract)
    .map(({ entry }) => entry);
}

const hurried = (years: number, patience: number): number =>
  years <= 1 ? years : Math.max(1.1, 1 + (years - 1) * patience);

export function ledgerOf(company: Company, taste: Taste): Ledger {
  const { index, options, open, seat, idle } = company;
  const atlas = atlasOf(index, options, open, seat);
  const pool: ModelIndex[] = idle.slice();
  const active: Undertaking[] = [];
  let base = 0;
  for (const held of open.contracts[seat]!) {
    if (held.complete) base += index.contracts[held.contract]!.profit + held.chips * index.amounts.chip;
    else {
      active.push({ contract: held.contract, chips: held.chips });
      pool.push(...held.vehicles);
    }
  }
  pool.sort((a, b) => a - b);
  return {
    company,
    taste,
    atlas,
    active: inOrder(company, atlas, pool, active),
    pool,
    base,
    completed: completedCount(open, seat),
    years: hurried(yearsLeft(company), taste.patience),
    known: { worths: new Map() },
  };
}

/** What the contracts earn at present. */
export const creditsIn = ({ company: { index, open, seat }, known }: Ledger): readonly Credit[] =>
  (known.credits ??= creditsOf(index, open, seat));

/** Years until fitting vehicles have turned up: five cards a year on display, a little from aid, auctions and blind buys. */
const findingTime = (missing: number, share: number, pace: number): number => missing / ((0.25 + 4 * share) * pace);

function jobOf(ledger: Ledger, { contract: no, chips }: Undertaking, train: Train, bought: Set<SectionIndex>): Job {
  const { company, atlas, taste } = ledger;
  const { index } = company;
  const contract = index.contracts[no]!;
  const routes = atlas.routes(no);
  let sections = 0;
  let fees = 0;
  let first = 0;
  routes.sections.forEach((section, at) => {
    if (bought.has(section)) return;
    bought.add(section);
    sections++;
    fees += atlas.costs[section]!;
    if (at < routes.first) first++;
  });
  let vehicles = 0;
  let price = 0;
  let wait = 0;
  for (const need of needsOf(index, contract)) {
    let missing = need.count;
    for (const model of train.good) if (index.models[model]!.category === need.category) missing--;
    if (missing === 0) continue;
    vehicles += missing;
    price += missing * need.price;
    // The second of two identical locomotives must be of one certain model.
    const share = need.category < POWER_UNITS && need.count === 2 ? need.share * 0.5 : need.share;
    wait = Math.max(wait, findingTime(missing, share, taste.pace));
  }
  const isPower = (model: ModelIndex): boolean => index.models[model]!.category < POWER_UNITS;
  const power = train.good.some(isPower) || train.makeshift.some(isPower);
  const own = train.good.length + train.makeshift.length;
  return {
    sections,
    sectionPrice: sections > 0 ? Math.max(0.1, fees / sections / UNIT) : 0.4,
    firstSections: first,
    blocked: routes.blocked,
    vehicles,
    vehiclePrice: vehicles > 0 ? price / vehicles / UNIT : 0.4,
    wait,
    power,
    vehicleIncome: (own * contract.perVehicle) / UNIT,
    perVehicle: contract.perVehicle / UNIT,
    allVehicleIncome: (contract.vehicles * contract.perVehicle) / UNIT,
    heldIncome: routes.heldIncome / UNIT,
    allIncome: routes.allIncome / UNIT,
    burden: (contract.tax - chips * index.amounts.chip) / UNIT,
    profit: (contract.profit + chips * index.amounts.chip) / UNIT,
  };
}

/** Whether a phase may still come this year, and what this company could do in it. */
export function chances(open: Public, phase: Public['called'][number], normal: number): number {
  if (open.called.includes(phase)) return 0;
  return open.called.length < open.callers.length ? normal : 0;
}

/** The contracts as they would be worked on with these vehicles. */
interface Works {
  readonly jobs: readonly Job[];
  readonly spare: number;
}

function worksOf(ledger: Ledger, contracts: readonly Undertaking[], pool: ModelIndex[]): Works {
  const trains = shareOut(
    ledger.company.index,
    contracts.map(({ contract }) => contract),
    pool,
  );
  const bought = new Set<SectionIndex>();
  return { jobs: contracts.map((entry, at) => jobOf(ledger, entry, trains[at]!, bought)), spare: pool.length };
}

export const isWanted = ({ company: { index }, active }: Ledger, model: ModelIndex): boolean =>
  active.some(({ contract }) => index.contracts[contract]!.demand[index.models[model]!.category]! > 0);

function changedWorks(ledger: Ledger, { vehicle, without, contract }: Change): Works {
  const { company, active, atlas, known } = ledger;
  if (without === undefined && contract === undefined) {
    const now = (known.works ??= worksOf(ledger, active, ledger.pool.slice()));
    if (vehicle === undefined) return now;
    if (!isWanted(ledger, vehicle)) return { jobs: now.jobs, spare: now.spare + 1 };
  }
  const pool = ledger.pool.slice();
  if (vehicle !== undefined) pool.push(vehicle);
  if (without !== undefined) pool.splice(pool.indexOf(without), 1);
  return worksOf(ledger, contract ? inOrder(company, atlas, pool, [...active, contract]) : active, pool);
}

const ASSIGNING: readonly Public['stage']['kind'][] = ['railroad-fair', 'assignment', 'offers', 'opening', 'bidding'];

function bookOf(ledger: Ledger, change: Change): Book {
  const { company } = ledger;
  const { open, seat, idle } = company;
  const { jobs, spare } = changedWorks(ledger, change);
  const assignNow =
    idle.length === 0 ||
    ASSIGNING.includes(open.stage.kind) ||
    chances(open, 'railroad-fair', 1) + chances(open, 'auction-house', 0.5) > 0;
  return {
    cash: (company.cash + (change.cash ?? 0)) / UNIT,
    base: ledger.base / UNIT,
    completed: ledger.completed,
    jobs,
    years: change.years ?? ledger.years,
    sectionsNow: change.sectionsNow ?? chances(open, 'on-site-meeting', 2),
    vehiclesNow: change.vehiclesNow ?? chances(open, 'railroad-fair', 1.5),
    assignNow,
    spare,
    marked: open.marked[seat]!,
  };
}

/** Points expected at the end; `change` is compared by identity when remembering. */
export function worth(ledger: Ledger, change: Change = NOTHING): number {
  const { worths } = ledger.known;
  const known = worths.get(change);
  if (known !== undefined) return known;
  const points = forecast(bookOf(ledger, change), ledger.taste);
  worths.set(change, points);
  return points;
}
