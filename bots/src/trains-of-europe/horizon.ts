// When the game will end: how far the company that is nearest to the target has still to go.

import type { Seat } from '@branchline/core';
import { completedCount, remainingSeats, type ModelIndex, type Public } from '@branchline/trains-of-europe';
import type { Company } from './company.ts';
import { atlasOf, type Atlas } from './routes.ts';
import { needsOf } from './trains.ts';

// Fitted to the games of companies that play this way: years per contract, section and vehicle that is missing.
const CONTRACT = 0.6;
const SECTION = 0.27;
const VEHICLE = 0.5;
const BLOCKED_SECTIONS = 8;
/** A vehicle at this year's fair comes sooner. */
const AT_THE_FAIR = 0.21;
/** Contracts are worked on side by side. */
const BESIDE = 0.78;
/** A contract that is still to be taken. */
const NOT_YET_TAKEN = 2.6;
/** Four phases a year instead of three make years fuller. */
const FOUR_CALLS = 0.87;
/** The year end at which it all is counted. */
const LEAST = 0.9;
/** What is not done late in the year is done in the next. */
const LATE = 0.86;

/** As long as nobody has reached the target, a little more than this year is to come. */
const NOT_THE_LAST = 1.15;
/** Nobody plans further ahead; without a target (`openEnd`) nobody knows. */
const LONGEST = 12;
const OPEN_END = 9;

interface Remembered {
  readonly contracts: Public['contracts'][number];
  readonly idle: readonly ModelIndex[];
  readonly fair: number;
  readonly wanted: number;
  readonly years: number;
}

/** By network of a company, the last answer: most moves change nothing for most companies. */
const known = new WeakMap<Atlas, Remembered>();

/** Years this company needs for the contracts it lacks. */
function yearsFor(company: Company, seat: Seat, wanted: number): number {
  const { index, options, open, idles } = company;
  const atlas = atlasOf({ index, options, open, seat });
  const contracts = open.contracts[seat]!;
  const idle = idles[seat]!;
  const fair = open.called.includes('railroad-fair') ? 0 : AT_THE_FAIR;
  const last = known.get(atlas);
  if (last?.contracts === contracts && last.idle === idle && last.fair === fair && last.wanted === wanted) {
    return last.years;
  }
  const years = workOut(company, seat, { atlas, fair, wanted });
  known.set(atlas, { contracts, idle, fair, wanted, years });
  return years;
}

function workOut(
  { index, open, idles }: Company,
  seat: Seat,
  { atlas, fair, wanted }: Pick<Remembered, 'fair' | 'wanted'> & { readonly atlas: Atlas },
): number {
  const pool: ModelIndex[] = idles[seat]!.slice();
  for (const held of open.contracts[seat]!) if (!held.complete) pool.push(...held.vehicles);
  const times: number[] = [];
  for (const { complete, contract } of open.contracts[seat]!) {
    if (complete) continue;
    const { blocked, sections } = atlas.routes(contract);
    let missing = 0;
    for (const { count, fits } of needsOf(index, index.contracts[contract]!)) {
      let have = 0;
      for (const no of pool) if (fits[no]) have++;
      if (have < count) missing += count - have;
    }
    const far = blocked ? BLOCKED_SECTIONS : sections.length;
    times.push(CONTRACT + SECTION * far + VEHICLE * Math.max(0, missing - fair));
  }
  times.sort((a, b) => a - b);
  let years = 0;
  for (let i = 0; i < wanted; i++) years += i < times.length ? times[i]! * (i === 0 ? 1 : BESIDE) : NOT_YET_TAKEN;
  return years;
}

/** By position, with the vehicles thought to be where. */
const estimates = new WeakMap<Public, { readonly idles: Company['idles']; readonly years: number }>();

/** Year ends to come, the present one included. */
export function yearsLeft(company: Company): number {
  const { open, idles } = company;
  const last = estimates.get(open);
  if (last?.idles === idles) return last.years;
  const years = estimate(company);
  estimates.set(open, { idles, years });
  return years;
}

function estimate(company: Company): number {
  const { open, options } = company;
  if (open.stage.kind === 'over') return 0;
  if (open.outOfSticks || open.topProfit) return 1;
  if (options.openEnd) return OPEN_END;
  let nearest = LONGEST;
  for (const seat of remainingSeats(open)) {
    const wanted = open.target - completedCount(open, seat);
    if (wanted <= 0) return 1;
    nearest = Math.min(nearest, yearsFor(company, seat, wanted));
  }
  const part = 1 - open.called.length / Math.max(1, open.callers.length);
  const pace = open.callers.length > 3 ? FOUR_CALLS : 1;
  return Math.max(NOT_THE_LAST, LEAST + nearest * pace - LATE * (part - 0.5));
}
