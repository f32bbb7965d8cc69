// A company's contracts turned into figures for the forecast; and what changes with a vehicle, a contract or money more.

import type { Seat } from '@branchline/core';
import {
  completedCount,
  creditsOf,
  POWER_UNITS,
  type ContentIndex,
  type ContractIndex,
  type Credit,
  type ModelIndex,
  type Money,
  type Public,
  type SectionIndex,
} from '@branchline/trains-of-europe';
import type { Company } from './company.ts';
import type { Book, Job } from './book.ts';
import { forecast } from './forecast.ts';
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
  readonly known: Known;
}

interface Known {
  works?: Works;
  /** With one more vehicle: several prices are tried of it. */
  readonly worksWith: Map<ModelIndex, Works>;
  credits?: readonly Credit[];
  readonly worths: Map<Change, number>;
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

/** How far a contract is from completion, in vehicles of a common kind: nothing is farther than a closed way. */
const OUT_OF_REACH = 100;
/** A section comes sooner than a vehicle. */
const PER_SECTION = 0.8;
/** A vehicle of which no card is left would be three away, the common ones hardly more than one. */
const RARITY = 0.1;
const RAREST = 0.05;
/** Of two as far off the more profitable one comes first: 400k of profit are worth a vehicle. */
const PROFIT_OF_ONE = 4 * UNIT;

/** What a company has to work with. */
interface Assets {
  readonly company: Company;
  readonly atlas: Atlas;
  readonly pool: readonly ModelIndex[];
}

/** Smaller is nearer: missing sections and vehicles, even if other contracts share the vehicles. */
function distance({ company: { index }, atlas, pool }: Assets, contract: ContractIndex): number {
  const routes = atlas.routes(contract);
  if (routes.blocked) return OUT_OF_REACH;
  let missing = routes.sections.length * PER_SECTION;
  for (const { count, fits, share } of needsOf(index, index.contracts[contract]!)) {
    let have = 0;
    for (const model of pool) if (fits[model]) have++;
    missing += Math.max(0, count - have) * (1 + RARITY / (share + RAREST));
  }
  return missing - index.contracts[contract]!.profit / PROFIT_OF_ONE;
}

function inOrder(assets: Assets, contracts: readonly Undertaking[]): Undertaking[] {
  if (contracts.length < 2) return contracts.slice();
  return contracts
    .map((entry) => ({ entry, far: distance(assets, entry.contract) }))
    .sort((a, b) => a.far - b.far || a.entry.contract - b.entry.contract)
    .map(({ entry }) => entry);
}

/** Before the last year there is always a little time beyond it. */
const LEAST_AHEAD = 1.1;

const hurried = (years: number, patience: number): number =>
  years <= 1 ? years : Math.max(LEAST_AHEAD, 1 + (years - 1) * patience);

/** What is remembered per seat: as many companies as look-ahead goes back and forth between. */
const REMEMBERED = 4;

/** By content, by seat: a company that only bids or waits has the same ledger as before. */
const memory = new WeakMap<ContentIndex, Ledger[][]>();

function remembered(index: ContentIndex, seat: Seat): Ledger[] {
  let bySeat = memory.get(index);
  if (bySeat === undefined) memory.set(index, (bySeat = []));
  return (bySeat[seat] ??= []);
}

/** Everything that a ledger says follows from these. */
function isSame(a: Ledger, company: Company, { taste, atlas, years }: Pick<Ledger, 'taste' | 'atlas' | 'years'>) {
  const { open, seat, cash, idle } = a.company;
  return (
    a.taste === taste &&
    a.atlas === atlas &&
    a.years === years &&
    cash === company.cash &&
    idle === company.idle &&
    open.contracts[seat] === company.open.contracts[seat] &&
    open.called === company.open.called &&
    open.callers === company.open.callers &&
    open.marked[seat] === company.open.marked[seat] &&
    ASSIGNING.includes(open.stage.kind) === ASSIGNING.includes(company.open.stage.kind)
  );
}

export function ledgerOf(company: Company, taste: Taste): Ledger {
  const { index, options, open, seat } = company;
  const atlas = atlasOf({ index, options, open, seat });
  const years = hurried(yearsLeft(company), taste.patience);
  const ledgers = remembered(index, seat);
  const same = ledgers.find((ledger) => isSame(ledger, company, { taste, atlas, years }));
  if (same) return { ...same, company };
  const ledger = newLedger(company, { taste, atlas, years });
  ledgers.unshift(ledger);
  if (ledgers.length > REMEMBERED) ledgers.pop();
  return ledger;
}

function newLedger(company: Company, { taste, atlas, years }: Pick<Ledger, 'taste' | 'atlas' | 'years'>): Ledger {
  const { index, open, seat, idle } = company;
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
    active: inOrder({ company, atlas, pool }, active),
    pool,
    base,
    completed: completedCount(open, seat),
    years,
    known: { worths: new Map(), worksWith: new Map() },
  };
}

/** What the contracts earn at present. */
export const creditsIn = ({ company: { index, open, seat }, known }: Ledger): readonly Credit[] =>
  (known.credits ??= creditsOf(index, open, seat));

/** Fitting cards that come along in a year: five are on display, one is missed; a few more from aid, auctions and blind buys. */
const SEEN_A_YEAR = 4;
const OTHERWISE_A_YEAR = 0.25;

/** Years until fitting vehicles have turned up. */
const findingTime = (missing: number, share: number, pace: number): number =>
  missing / ((OTHERWISE_A_YEAR + SEEN_A_YEAR * share) * pace);

/** The second of two identical locomotives must be of one certain model (TOE-VEH-4). */
const SHARE_OF_A_TWIN = 0.5;

/** Prices where nothing is to be bought, and the least for what is, in units of the forecast. */
const ANY_PRICE = 0.4;
const LEAST_PRICE = 0.1;

/** Licences still to buy for a contract; what an earlier one needs as well is bought once. */
function licencesFor({ atlas }: Ledger, contract: ContractIndex, bought: Set<SectionIndex>) {
  const routes = atlas.routes(contract);
  let sections = 0;
  let fees = 0;
  let firstSections = 0;
  routes.sections.forEach((section, at) => {
    if (bought.has(section)) return;
    bought.add(section);
    sections++;
    fees += atlas.costs[section]!;
    if (at < routes.first) firstSections++;
  });
  const sectionPrice = sections > 0 ? Math.max(LEAST_PRICE, fees / sections / UNIT) : ANY_PRICE;
  return { sections, firstSections, sectionPrice };
}

/** Vehicles still to find for a contract, and how long that takes. */
function vehiclesFor({ company: { index }, taste }: Ledger, contract: ContractIndex, { good }: Train) {
  let vehicles = 0;
  let price = 0;
  let wait = 0;
  for (const need of needsOf(index, index.contracts[contract]!)) {
    let missing = need.count;
    for (const model of good) if (index.models[model]!.category === need.category) missing--;
    if (missing === 0) continue;
    vehicles += missing;
    price += missing * need.price;
    const isTwin = need.category < POWER_UNITS && need.count === 2;
    wait = Math.max(wait, findingTime(missing, isTwin ? need.share * SHARE_OF_A_TWIN : need.share, taste.pace));
  }
  return { vehicles, wait, vehiclePrice: vehicles > 0 ? price / vehicles / UNIT : ANY_PRICE };
}

/** A contract with the vehicles meant for it, as the forecast works on it. */
function jobOf(ledger: Ledger, { contract: at, chips }: Undertaking, shared: Shared): Job {
  const { company, atlas } = ledger;
  const { index } = company;
  const { train, bought } = shared;
  const contract = index.contracts[at]!;
  const routes = atlas.routes(at);
  const isPower = (model: ModelIndex): boolean => index.models[model]!.category < POWER_UNITS;
  const own = train.good.length + train.makeshift.length;
  const { sections, sectionPrice, firstSections } = licencesFor(ledger, at, bought);
  const { vehicles, vehiclePrice, wait } = vehiclesFor(ledger, at, train);
  return {
    sections,
    sectionPrice,
    firstSections,
    blocked: routes.blocked,
    vehicles,
    vehiclePrice,
    wait,
    power: train.good.some(isPower) || train.makeshift.some(isPower),
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

/** What a contract gets of the things that all share: its vehicles, and sections that need not be bought again. */
interface Shared {
  readonly train: Train;
  readonly bought: Set<SectionIndex>;
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
  const jobs = contracts.map((entry, at) => jobOf(ledger, entry, { train: trains[at]!, bought }));
  return { jobs, spare: pool.length };
}

export const isWanted = ({ company: { index }, active }: Ledger, model: ModelIndex): boolean =>
  active.some(({ contract }) => index.contracts[contract]!.demand[index.models[model]!.category]! > 0);

/** More cash than may be left over at the end (TOE-EVAL-9). */
export const isFlush = ({ company: { index, cash } }: Ledger): boolean => cash > index.amounts.eval.freeCash;

function changedWorks(ledger: Ledger, { vehicle, without, contract }: Change): Works {
  const { company, active, atlas, known } = ledger;
  if (without === undefined && contract === undefined) {
    const now = (known.works ??= worksOf(ledger, active, ledger.pool.slice()));
    if (vehicle === undefined) return now;
    if (!isWanted(ledger, vehicle)) return { jobs: now.jobs, spare: now.spare + 1 };
    const before = known.worksWith.get(vehicle);
    if (before) return before;
    const works = worksOf(ledger, active, [...ledger.pool, vehicle]);
    known.worksWith.set(vehicle, works);
    return works;
  }
  const pool = ledger.pool.slice();
  if (vehicle !== undefined) pool.push(vehicle);
  if (without !== undefined) pool.splice(pool.indexOf(without), 1);
  return worksOf(ledger, contract ? inOrder({ company, atlas, pool }, [...active, contract]) : active, pool);
}

/** Pieces that a phase still to come may bring this company, and how likely an auction lets it assign. */
const SECTIONS_TO_COME = 2;
const VEHICLES_TO_COME = 1.5;
const FAIR_ASSIGNS = 1;
const AUCTION_ASSIGNS = 0.5;

const ASSIGNING: readonly Public['stage']['kind'][] = ['railroad-fair', 'assignment', 'offers', 'opening', 'bidding'];

function bookOf(ledger: Ledger, change: Change): Book {
  const { company } = ledger;
  const { open, seat, idle } = company;
  const { jobs, spare } = changedWorks(ledger, change);
  const assignNow =
    idle.length === 0 ||
    ASSIGNING.includes(open.stage.kind) ||
    chances(open, 'railroad-fair', FAIR_ASSIGNS) + chances(open, 'auction-house', AUCTION_ASSIGNS) > 0;
  return {
    cash: (company.cash + (change.cash ?? 0)) / UNIT,
    base: ledger.base / UNIT,
    completed: ledger.completed,
    jobs,
    years: change.years ?? ledger.years,
    sectionsNow: change.sectionsNow ?? chances(open, 'on-site-meeting', SECTIONS_TO_COME),
    vehiclesNow: change.vehiclesNow ?? chances(open, 'railroad-fair', VEHICLES_TO_COME),
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
