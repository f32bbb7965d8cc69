// A seat compared with the others: points expected at the end, or the real ones once it is over.

import type { Seat } from '@branchline/core';
import { contentOf, type State } from '@branchline/trains-of-europe';
import { companyOf } from './company.ts';
import { leadShare, reachOf } from './expansion.ts';
import { ledgerOf, worth } from './ledger.ts';
import type { Taste } from './taste.ts';

/** A point per started five cities (TOE-EVAL-4); before the end a started five counts in full by chance. */
const CITIES_A_POINT = 5;
const STARTED_FIVE = 0.4;

/** Of what the others' points weigh, half is the best rival's. */
const BEST_RIVAL = 0.5;
/** Being first is worth this much more than being second. */
const WINNING = 2;

/** Points by seat: contracts, profit and money as forecast, cities and bonuses as they are. */
export function pointsOf(state: State, taste: Taste): number[] {
  const { public: open } = state;
  const index = contentOf(state.config);
  const reaches = open.contracts.map((_, seat) => reachOf({ index, open }, seat));
  return open.contracts.map((_, seat) => {
    const ledger = ledgerOf(companyOf(state, seat), taste);
    const mine = reaches[seat]!;
    let countries = 0;
    let network = 0;
    reaches.forEach((reach, other) => {
      if (other === seat) return;
      countries = Math.max(countries, reach.countries.size);
      network = Math.max(network, reach.largest);
    });
    const { years } = ledger;
    const left = open.left[seat] ? 0 : years;
    return (
      worth(ledger, open.left[seat] ? { years: 0 } : {}) +
      (years <= 1 ? Math.ceil(mine.cities / CITIES_A_POINT) : mine.cities / CITIES_A_POINT + STARTED_FIVE) +
      leadShare(mine.countries.size, countries, left) +
      leadShare(mine.largest, network, left)
    );
  });
}

/** Own points first; those of the best rival and of all others weigh against them. */
export function leadOf(points: readonly number[], seat: Seat, { rivalry }: Taste): number {
  let best = -Infinity;
  let sum = 0;
  points.forEach((value, other) => {
    if (other === seat) return;
    if (value > best) best = value;
    sum += value;
  });
  const mine = points[seat]!;
  const others = BEST_RIVAL * best + ((1 - BEST_RIVAL) * sum) / (points.length - 1);
  return mine - rivalry * others + WINNING / (1 + Math.exp(best - mine));
}
