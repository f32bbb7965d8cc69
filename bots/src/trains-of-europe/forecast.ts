// A company's years to come in figures: capacity and money go into the contracts in order, and the end is evaluated.

import type { Taste } from './taste.ts';

/** A contract to be worked on. Money in units of EUR 100,000, which is also what a point of profit takes (TOE-EVAL-1). */
export interface Job {
  /** Sections to buy, their mean price, and how many open the first partial route. */
  readonly sections: number;
  readonly sectionPrice: number;
  readonly firstSections: number;
  readonly blocked: boolean;
  /** Vehicles to find, their mean price, years that takes at least, and whether a power unit is there. */
  readonly vehicles: number;
  readonly vehiclePrice: number;
  readonly wait: number;
  readonly power: boolean;
  /** Vehicles at hand that earn, makeshift ones included, as income. */
  readonly vehicleIncome: number;
  readonly perVehicle: number;
  readonly allVehicleIncome: number;
  readonly heldIncome: number;
  readonly allIncome: number;
  /** Tax less chips. */
  readonly burden: number;
  /** Printed profit and chips. */
  readonly profit: number;
}

export interface Book {
  readonly cash: number;
  /** Profit of completed contracts. */
  readonly base: number;
  readonly completed: number;
  readonly jobs: readonly Job[];
  /** Year ends to come, the present one included; 0 at the end of the game. */
  readonly years: number;
  /** Sections and vehicles that can still be bought this year. */
  readonly sectionsNow: number;
  readonly vehiclesNow: number;
  /** Vehicles can still be assigned this year. */
  readonly assignNow: boolean;
  /** Vehicles without a use. */
  readonly spare: number;
  readonly marked: boolean;
}

const SECTIONS_A_YEAR = 2;
const VEHICLES_A_YEAR = 1.9;
const PAYOUT_CAP = 2;
const TOP = 5;
const NEARLY = 0.02;

/** What companies usually do with time and money left: a further contract, middling in everything. */
const USUAL: Job = {
  sections: 2.6,
  sectionPrice: 0.36,
  firstSections: 1.4,
  blocked: false,
  vehicles: 3.2,
  vehiclePrice: 0.4,
  wait: 2.2,
  power: false,
  vehicleIncome: 0,
  perVehicle: 0.2,
  allVehicleIncome: 0.7,
  heldIncome: 0,
  allIncome: 0.35,
  burden: 0.65,
  profit: 0.6,
};

const MOST_JOBS = 16;
const sections = new Float64Array(MOST_JOBS);
const vehicles = new Float64Array(MOST_JOBS);
const waits = new Float64Array(MOST_JOBS);

/** Points expected at the end from contracts, profit and cash. */
export function forecast(book: Book, taste: Taste): number {
  const { years, base } = book;
  const jobs: Job[] = book.jobs.slice(0, MOST_JOBS - 4);
  const done: boolean[] = [];
  let count = 0;
  for (const job of jobs) {
    sections[count] = job.sections;
    vehicles[count] = job.vehicles;
    waits[count] = job.wait;
    done[count] = false;
    count++;
  }
  let cash = book.cash;
  let profit = base;
  let risk = 0;
  let mayFail = !book.marked;
  let underWay = count;
  for (let t = 0; t < years; t++) {
    const part = Math.min(1, years - t);
    let sectionsLeft = t === 0 ? book.sectionsNow : SECTIONS_A_YEAR * part * taste.pace;
    let vehiclesLeft = t === 0 ? book.vehiclesNow : VEHICLES_A_YEAR * part * taste.pace;
    if (t > 0 && underWay < 2 && years - t > 2.2 && count < MOST_JOBS) {
      jobs.push(USUAL);
      sections[count] = USUAL.sections;
      vehicles[count] = USUAL.vehicles;
      waits[count] = USUAL.wait;
      done[count] = false;
      count++;
      underWay++;
    }
    profit = base;
    for (let i = 0; i < count; i++) {
      const job = jobs[i]!;
      if (done[i]) {
        profit += job.profit;
        continue;
      }
      if (sections[i]! > 0 && sectionsLeft > 0 && cash > 0 && !job.blocked) {
        const bought = Math.min(sections[i]!, sectionsLeft, cash / job.sectionPrice);
        sections[i]! -= bought;
        sectionsLeft -= bought;
        cash -= bought * job.sectionPrice;
      }
      if (vehicles[i]! > 0 && vehiclesLeft > 0 && cash > 0) {
        const found = waits[i]! > 1 ? vehicles[i]! / waits[i]! : vehicles[i]!;
        const bought = Math.min(found, vehiclesLeft, cash / job.vehiclePrice);
        waits[i]! *= 1 - bought / vehicles[i]!;
        vehicles[i]! -= bought;
        vehiclesLeft -= bought;
        cash -= bought * job.vehiclePrice;
      }
      if (sections[i]! < NEARLY && vehicles[i]! < NEARLY && !job.blocked && (t > 0 || book.assignNow)) {
        done[i] = true;
        underWay--;
        profit += job.profit;
      } else profit += incomeOf(job, i) - job.burden;
    }
    cash += Math.min(profit, PAYOUT_CAP) * part;
    if (cash < 0) {
      // TOE-INS: forgiven once, the end of the company the next time.
      risk += mayFail ? 0.2 : 1;
      mayFail = false;
      cash = 0;
    }
  }
  let points = 2 * book.completed;
  for (let i = 0; i < count; i++) {
    const job = jobs[i]!;
    if (done[i]) points += 2;
    else {
      const missing = sections[i]! / SECTIONS_A_YEAR + Math.max(vehicles[i]! / VEHICLES_A_YEAR, waits[i]! * 0.7);
      const chance = years === 0 || job.blocked ? 0 : Math.max(0, 1 - missing / 0.8);
      const earned = incomeOf(job, i);
      points += chance * (2 + job.profit - earned + job.burden) + (1 - chance) * (earned > 0 ? 1 : -1);
    }
  }
  if (years === 0) points += profit > 0 ? Math.ceil(Math.min(profit, TOP) - 1e-9) : 0;
  else points += Math.min(profit, TOP) + 0.4;
  points += taste.cash * Math.min(cash, 3) * Math.min(1, years);
  // TOE-EVAL-9; earlier than that it still finds a use.
  if (years <= 2) points -= Math.max(0, cash - 3);
  points -= book.spare > 3 ? Math.ceil((book.spare - 3) / 3) : 0.03 * book.spare;
  return points - risk * taste.fear;
}

/** TOE-CRED-1: nothing before the first route and a power unit; then what is there, in proportion. */
function incomeOf(job: Job, at: number): number {
  const bought = job.sections - sections[at]!;
  if (bought < job.firstSections - NEARLY) return 0;
  const found = job.vehicles - vehicles[at]!;
  if (!job.power && found < 0.9) return 0;
  const routes =
    job.sections > 0 ? job.heldIncome + (job.allIncome - job.heldIncome) * (bought / job.sections) : job.heldIncome;
  return routes + Math.min(job.allVehicleIncome, job.vehicleIncome + found * job.perVehicle);
}
