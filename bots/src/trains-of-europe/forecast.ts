// A company's years to come in figures: capacity and money go into the contracts in order, and the end is evaluated.
// Figures without a rule behind them are estimates of how companies that play this way fare.

import type { Book, Job } from './book.ts';
import type { Taste } from './taste.ts';
import {
  begun,
  buySections,
  buyVehicles,
  COMPLETED,
  incomeOf,
  isReady,
  outlook,
  SECTIONS_A_YEAR,
  VEHICLES_A_YEAR,
  type Means,
  type Work,
} from './work.ts';

/** At most this is paid out of a year's profit (TOE-EOR-2). */
const MOST_PAID_OUT = 2;

/** A further contract is begun beside at most one other, and only with time to see something of it. */
const BUSY = 2;
const YEARS_FOR_ANOTHER = 2.2;
const MOST_JOBS = 12;
const MOST_BEGUN = 4;

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

/** A loss that cannot be paid: forgiven once, the end of the company the next time (TOE-INS-1). Shares of what is feared. */
const FORGIVEN = 0.2;
const RUIN = 1;

/** Profit scores up to this (TOE-EVAL-1); before the end a started unit counts in full by chance. */
const MOST_PROFIT = 5;
const STARTED_UNIT = 0.4;
/** Keeps a whole number that was summed up from counting as one more that has been started. */
const ROUNDING = 1e-9;

/** More cash than this costs points at the end (TOE-EVAL-9); the more years beyond these, the more of it still finds a use. */
const CASH_ALLOWED = 3;
const YEARS_TO_SPEND = 2;

/** Idle vehicles above this cost a point per started so many (TOE-EVAL-8); below it each is a small risk. */
const IDLE_ALLOWED = 3;
const RISK_OF_ONE_MORE = 0.03;

/** A company on its way through the years. */
interface Course {
  readonly book: Book;
  readonly taste: Taste;
  readonly works: Work[];
  cash: number;
  /** Of the latest year. */
  profit: number;
  /** Losses that could not be paid. */
  risk: number;
  mayFail: boolean;
  underWay: number;
}

function courseOf(book: Book, taste: Taste): Course {
  const works = book.jobs.slice(0, MOST_JOBS).map(begun);
  return {
    book,
    taste,
    works,
    cash: book.cash,
    profit: book.base,
    risk: 0,
    mayFail: !book.marked,
    underWay: works.length,
  };
}

/** Points expected at the end from contracts, profit and cash. */
export function forecast(book: Book, taste: Taste): number {
  const course = courseOf(book, taste);
  for (let year = 0; year < book.years; year++) passYear(course, year);
  return evaluate(course);
}

/** The last year may be a part of one: the years left are an estimate. */
function passYear(course: Course, year: number): void {
  const { book, taste, works } = course;
  const part = Math.min(1, book.years - year);
  const means: Means =
    year === 0
      ? { sections: book.sectionsNow, vehicles: book.vehiclesNow }
      : { sections: SECTIONS_A_YEAR * part * taste.pace, vehicles: VEHICLES_A_YEAR * part * taste.pace };
  if (year > 0) beginAnother(course, book.years - year);
  course.profit = book.base;
  for (const work of works) {
    if (!work.done) {
      buySections(course, work, means);
      buyVehicles(course, work, means);
      if (isReady(work) && (year > 0 || book.assignNow)) {
        work.done = true;
        course.underWay--;
      }
    }
    course.profit += work.done ? work.job.profit : incomeOf(work) - work.job.burden;
  }
  payOut(course, part);
}

function beginAnother(course: Course, yearsLeft: number): void {
  const { works, underWay } = course;
  if (underWay >= BUSY || yearsLeft <= YEARS_FOR_ANOTHER || works.length >= MOST_JOBS + MOST_BEGUN) return;
  works.push(begun(USUAL));
  course.underWay++;
}

function payOut(course: Course, part: number): void {
  course.cash += Math.min(course.profit, MOST_PAID_OUT) * part;
  if (course.cash >= 0) return;
  course.risk += course.mayFail ? FORGIVEN : RUIN;
  course.mayFail = false;
  course.cash = 0;
}

function evaluate({ book, taste, works, cash, profit, risk }: Course): number {
  const { years } = book;
  let points = COMPLETED * book.completed;
  for (const work of works) points += work.done ? COMPLETED : outlook(work, years);
  points += profitPoints(profit, years);
  points += taste.cash * Math.min(cash, CASH_ALLOWED) * Math.min(1, years);
  points -= Math.max(0, cash - CASH_ALLOWED) * Math.min(1, YEARS_TO_SPEND / years);
  points -= idlePoints(book.spare);
  return points - risk * taste.fear;
}

function profitPoints(profit: number, years: number): number {
  if (years > 0) return Math.min(profit, MOST_PROFIT) + STARTED_UNIT;
  return profit > 0 ? Math.ceil(Math.min(profit, MOST_PROFIT) - ROUNDING) : 0;
}

const idlePoints = (spare: number): number =>
  spare > IDLE_ALLOWED ? Math.ceil((spare - IDLE_ALLOWED) / IDLE_ALLOWED) : RISK_OF_ONE_MORE * spare;
