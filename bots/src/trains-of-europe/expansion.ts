// Sections beyond what contracts need: cities, countries and the largest network count at the end (TOE-EVAL-4…6).

import type { Seat } from '@branchline/core';
import { connectedCities, countriesOf, networkOf, type Network, type SectionIndex } from '@branchline/trains-of-europe';
import type { Company } from './company.ts';
import type { Ledger } from './ledger.ts';

/** What decides about the bonuses, for one company. */
export interface Reach {
  readonly cities: number;
  readonly reached: Uint8Array;
  readonly countries: ReadonlySet<number>;
  readonly network: Network;
  /** Segments by the name of a connected part. */
  readonly parts: ReadonlyMap<number, number>;
  readonly largest: number;
}

/** By licences held, by seat: most moves buy none. */
const known = new WeakMap<readonly number[], Reach[]>();

export function reachOf({ index, open }: Pick<Company, 'index' | 'open'>, seat: Seat): Reach {
  let bySeat = known.get(open.holders);
  if (bySeat === undefined) known.set(open.holders, (bySeat = []));
  return (bySeat[seat] ??= measured({ index, open }, seat));
}

function measured({ index, open }: Pick<Company, 'index' | 'open'>, seat: Seat): Reach {
  const cities = connectedCities(index, open, seat);
  const reached = new Uint8Array(index.cities.length);
  for (const city of cities) reached[city] = 1;
  const network = networkOf(index, open.holders, seat);
  const parts = new Map<number, number>();
  let largest = 0;
  for (let no = 0; no < index.sections.length; no++) {
    if (((open.holders[no]! >> seat) & 1) === 0) continue;
    const { a, segments } = index.sections[no]!;
    const size = (parts.get(network[a]!) ?? 0) + segments;
    parts.set(network[a]!, size);
    if (size > largest) largest = size;
  }
  return { cities: cities.length, reached, countries: new Set(countriesOf(index, cities)), network, parts, largest };
}

/** Points for the lead in countries or network (TOE-EVAL-5, TOE-EVAL-6). */
const LEAD = 2;
/** A difference of about this many countries or segments decides at the end, of so many more for every year before it. */
const DECIDES = 0.3;
const DECIDES_A_YEAR_BEFORE = 0.8;

/** Points for the lead, as far as it can be told so long before the end. */
export const leadShare = (mine: number, best: number, years: number): number =>
  LEAD / (1 + Math.exp((best - mine) / (DECIDES + DECIDES_A_YEAR_BEFORE * years)));

/** A city is a fifth of a point (TOE-EVAL-4), and money whenever a player calls the Development Bonus. */
const PER_CITY = 0.2;
const PER_CITY_AND_YEAR = 0.03;
const YEARS_OF_BONUS = 4;

interface Surveyor {
  /** Points a section adds by cities, countries and network. */
  gain(section: SectionIndex): number;
  /** How many of its two cities it connects for the first time. */
  newCities(section: SectionIndex): number;
}

export function surveyorOf({ company, years, taste }: Ledger): Surveyor {
  const { index, open, seat } = company;
  const mine = reachOf(company, seat);
  let bestCountries = 0;
  let bestNetwork = 0;
  for (let other = 0; other < open.contracts.length; other++) {
    if (other === seat) continue;
    const reach = reachOf(company, other);
    bestCountries = Math.max(bestCountries, reach.countries.size);
    bestNetwork = Math.max(bestNetwork, reach.largest);
  }
  const cityGain = PER_CITY + PER_CITY_AND_YEAR * Math.max(0, Math.min(YEARS_OF_BONUS, years - 1));
  const leadInCountries = leadShare(mine.countries.size, bestCountries, years);
  const leadInNetwork = leadShare(mine.largest, bestNetwork, years);
  /** By how many countries are added: a section has two ends. */
  const byCountries = [0, 1, 2].map(
    (added) => leadShare(mine.countries.size + added, bestCountries, years) - leadInCountries,
  );
  return {
    newCities(section) {
      const { a, b } = index.sections[section]!;
      return 2 - mine.reached[a]! - mine.reached[b]!;
    },
    gain(section) {
      const { a, b, segments } = index.sections[section]!;
      let points = 0;
      let countries = 0;
      for (const city of [a, b]) {
        if (mine.reached[city]) continue;
        points += cityGain;
        if (!mine.countries.has(index.countryOf[city]!)) countries++;
      }
      if (index.countryOf[a] === index.countryOf[b] && countries === 2) countries = 1;
      points += byCountries[countries]!;
      const partA = mine.parts.get(mine.network[a]!) ?? 0;
      const partB = mine.network[a] === mine.network[b] ? 0 : (mine.parts.get(mine.network[b]!) ?? 0);
      const joined = partA + partB + segments;
      if (joined > mine.largest) points += leadShare(joined, bestNetwork, years) - leadInNetwork;
      return points * taste.expansion;
    },
  };
}
