// On-site Meeting: which licence to buy next. First what contracts need, then what expansion is worth.

import { POWER_UNITS, profitOf, type Money, type SectionIndex } from '@branchline/trains-of-europe';
import { BLOCKED } from './company.ts';
import { surveyorOf } from './expansion.ts';
import { chances, isFlush, worth, type Ledger } from './ledger.ts';

/** What a locomotive may cost that is needed before a contract earns anything. */
const LOCO = 50_000;
/** The sum at which the worth of money is probed. */
const PROBE = 50_000;
/** Sticks that are not spent on expanding before the last year: the last one ends the game (TOE-END-1). */
const STICKS_KEPT = 6;
/** Of the reserve so much is kept in the year before the last. */
const LATE_RESERVE = 0.3;
/** In the last year money is worth nothing but to tell equal sections apart. */
const NEXT_TO_NOTHING = 1e-8;
/** Expansions that are looked into beside the best one. */
const EXPANSION_IDEAS = 2;
/** Points below which expanding is not worth the sticks. */
const LEAST_GAIN = 0.02;

/** Points lost per EUR spent, at this moment. */
export function priceOfMoney(ledger: Ledger): number {
  const { cash } = ledger.company;
  const probe = Math.min(PROBE, cash);
  if (probe <= 0) return 0;
  return (worth(ledger) - worth(ledger, { cash: -probe })) / probe;
}

/** What a loss at the year's end will take. */
function lossToPay({ company: { index, open, seat } }: Ledger): Money {
  return Math.max(0, -profitOf(index, open, seat));
}

/** The sections the contracts still need, in the order in which to buy them; `kept` is money to be left over. */
function planned(ledger: Ledger, left: number): { readonly section: SectionIndex; readonly kept: Money }[] {
  const { company, active, atlas, pool, years } = ledger;
  const { index, open } = company;
  const list: { section: SectionIndex; kept: Money }[] = [];
  const loss = lossToPay(ledger);
  const fairComes = chances(open, 'railroad-fair', 1) > 0;
  for (const { contract } of active) {
    const { sections, first, firstCost, cost, blocked } = atlas.routes(contract);
    const { power } = index.contracts[contract]!;
    const hasPower = pool.some((no) => index.models[no]!.category === power && power < POWER_UNITS);
    if (years <= 1) {
      // The last year: only what can be finished now.
      const whole = sections.length <= left && cost <= company.cash && !blocked;
      const begun = first <= left && firstCost <= company.cash && hasPower;
      if (whole) for (const section of sections) list.push({ section, kept: 0 });
      else if (begun) for (const section of sections.slice(0, first)) list.push({ section, kept: 0 });
      continue;
    }
    if (firstCost >= BLOCKED) continue;
    sections.forEach((section, at) => {
      // Nothing is earned without a locomotive: beyond the first route its price is kept back.
      const kept = loss + (at >= first && !hasPower && fairComes ? LOCO : 0);
      list.push({ section, kept });
    });
  }
  return list;
}

/** Points of the best so many sections beyond what contracts need. */
export const expansionGain = (ledger: Ledger, sections: number): number =>
  sections <= 0
    ? 0
    : expansions(ledger)
        .slice(0, sections)
        .reduce((sum, { gain }) => sum + gain, 0);

/** Sections worth buying beyond what contracts need, with the points they bring above their price; best first. */
function expansions(ledger: Ledger): { readonly section: SectionIndex; readonly gain: number }[] {
  const { company, atlas, taste, years } = ledger;
  const { index, open, seat, cash } = company;
  const { costs } = atlas;
  const { feePerSegment } = index.amounts;
  const isLast = years <= 1;
  // Nor is the end of the game to be feared by a company whose money only costs it points.
  const sticks = open.sticks[seat]! - (isLast || isFlush(ledger) ? 0 : STICKS_KEPT);
  const reserve = isLast ? 0 : (years < 2 ? LATE_RESERVE : 1) * taste.reserve;
  const free = cash - (isLast ? 0 : lossToPay(ledger));
  if (free < feePerSegment) return [];
  // Money beyond what may be left over has a price below nothing.
  const price = isLast ? Math.min(NEXT_TO_NOTHING, priceOfMoney(ledger)) : priceOfMoney(ledger);
  const surveyor = surveyorOf(ledger);
  const found: { section: SectionIndex; gain: number }[] = [];
  for (let no = 0; no < costs.length; no++) {
    const cost = costs[no]!;
    // Two cities for one fee are worth the reserve.
    const most = cost === feePerSegment && surveyor.newCities(no) === 2 ? free : free - reserve;
    if (cost === 0 || cost > most || index.sections[no]!.segments > sticks) continue;
    const gain = surveyor.gain(no) - price * cost;
    if (gain > LEAST_GAIN) found.push({ section: no, gain });
  }
  return found.sort((a, b) => b.gain - a.gain || a.section - b.section);
}

export function nextLicence(ledger: Ledger, left: number): SectionIndex | undefined {
  const { company, atlas } = ledger;
  for (const { section, kept } of planned(ledger, left)) {
    if (atlas.costs[section]! > 0 && atlas.costs[section]! + kept <= company.cash) return section;
  }
  return expansions(ledger)[0]?.section;
}

/** Other sections that may be worth a thought: of every contract the next one, and the best expansions. */
export function licenceIdeas(ledger: Ledger): SectionIndex[] {
  const { company, active, atlas } = ledger;
  const ideas: SectionIndex[] = [];
  for (const { contract } of active) {
    const next = atlas.routes(contract).sections.find((section) => atlas.costs[section]! > 0);
    if (next !== undefined && atlas.costs[next]! <= company.cash) ideas.push(next);
  }
  for (const { section } of expansions(ledger).slice(0, EXPANSION_IDEAS)) ideas.push(section);
  return ideas;
}
