// Two companies that go about it each in their own way.

import { licenceFee, profitOf, type ContractIndex, type Phase, type SectionIndex } from '@branchline/trains-of-europe';
import { activeOf, lacking, wayFor, type Desk } from './needs.ts';
import { plainPlayer } from './plain-player.ts';

const VEHICLE = 40_000;

const lacksVehicles = (desk: Desk): boolean =>
  activeOf(desk).some((contract) => lacking(desk, contract).some((count) => count > 0));

/** What a contract would still cost. */
function workOn(desk: Desk, contract: ContractIndex): number {
  const way = wayFor(desk, contract);
  if (!way) return Infinity;
  const vehicles = lacking(desk, contract).reduce((sum, count) => sum + count, 0);
  return way.fees + vehicles * VEHICLE;
}

/** Sections of the contract under way that is nearest to its end first, and nothing else. */
function nextOfContracts(desk: Desk): readonly SectionIndex[] {
  const [nearest] = activeOf(desk)
    .map((contract) => ({ way: wayFor(desk, contract), work: workOn(desk, contract) }))
    .filter(({ way }) => way && way.sections.length > 0)
    .sort((a, b) => a.work - b.work);
  return nearest?.way?.sections ?? [];
}

/** Years that the cash must last for the loss after taking a contract. */
const LOSSES_PAID = 3;

function canBear({ index, open, seat, cash }: Desk, contract: ContractIndex): boolean {
  const after = profitOf(index, open, seat) - index.contracts[contract]!.tax;
  return cash + LOSSES_PAID * Math.min(0, after) >= VEHICLE;
}

/** Cities and countries a section adds. */
function additions({ index, open, seat }: Desk, section: SectionIndex): { cities: number; countries: number } {
  const own = new Set<number>();
  index.sections.forEach(({ a, b }, no) => {
    if ((open.holders[no]! >> seat) & 1) own.add(a).add(b);
  });
  const known = new Set([...own].map((city) => index.countryOf[city]!));
  const { a, b } = index.sections[section]!;
  const fresh = [a, b].filter((city) => !own.has(city));
  const abroad = new Set(fresh.map((city) => index.countryOf[city]!).filter((country) => !known.has(country)));
  return { cities: fresh.length, countries: abroad.size };
}

const RUSH_AT_ONCE = 2;
const COST_OF_A_RUSH = 400_000;
const RICH = 200_000;
const SHORT = 2;
const NEEDED = 10;

/** Rushes through short contracts, at most two at a time, and buys nothing else before it is rich. */
export const contractor = plainPlayer({
  id: 'contractor',
  reserve: 60_000,
  calls(desk): readonly Phase[] {
    const sections = nextOfContracts(desk).length > 0;
    const few = activeOf(desk).length < RUSH_AT_ONCE;
    return [
      ...(sections ? (['on-site-meeting'] as const) : []),
      ...(lacksVehicles(desk) || desk.idle.length > 0 ? (['railroad-fair'] as const) : []),
      ...(few ? (['conference-room'] as const) : []),
      ...(desk.cash > RICH ? (['on-site-meeting'] as const) : (['development-bonus'] as const)),
      'government-aid',
      'conference-room',
    ];
  },
  sections(desk) {
    const next = nextOfContracts(desk);
    return (section) => {
      if (next.includes(section)) return NEEDED;
      if (desk.cash < RICH || desk.index.sections[section]!.segments > SHORT) return 0;
      return additions(desk, section).cities;
    };
  },
  contract(desk, contract) {
    const { profit } = desk.index.contracts[contract]!;
    const open = activeOf(desk);
    if (open.length >= RUSH_AT_ONCE || !canBear(desk, contract)) return 0;
    return (COST_OF_A_RUSH - workOn(desk, contract) + profit) / COST_OF_A_RUSH;
  },
});

const SIDE_BY_SIDE = 3;
/** Of the fee, EUR 10,000 weigh as much as this. */
const TEN_THOUSAND = 10_000;
const NEW_CITY = 5;
const NEW_COUNTRY = 4;
const NEXT_TO_OWN = 2;
const OF_A_CONTRACT = 20;
/** Cash and sticks it keeps for what its contracts need. */
const KEPT = 60_000;
const STICKS_KEPT = 16;

/** Builds licences for cities, countries and one large network, and takes the contracts that lie along it. */
export const networkBuilder = plainPlayer({
  id: 'network-builder',
  reserve: 120_000,
  calls(desk): readonly Phase[] {
    const rich = desk.cash >= 2 * desk.index.amounts.feePerSegment + KEPT;
    return [
      ...(desk.idle.length > 0 && lacksVehicles(desk) ? (['railroad-fair'] as const) : []),
      ...(rich ? (['on-site-meeting'] as const) : []),
      ...(lacksVehicles(desk) ? (['railroad-fair'] as const) : []),
      ...(activeOf(desk).length < 2 ? (['conference-room'] as const) : []),
      'development-bonus',
      'railroad-fair',
      'on-site-meeting',
      'government-aid',
    ];
  },
  sections(desk) {
    const { index, open, seat, cash } = desk;
    const needs = new Set(activeOf(desk).flatMap((contract) => wayFor(desk, contract)?.sections ?? []));
    return (section) => {
      const { segments } = index.sections[section]!;
      const price = licenceFee(desk, section);
      if (needs.has(section)) return OF_A_CONTRACT;
      if (cash - price < KEPT || open.sticks[seat]! - segments < STICKS_KEPT) return 0;
      const { cities, countries } = additions(desk, section);
      const next = cities === 1 ? NEXT_TO_OWN : 0;
      return NEW_CITY * cities + NEW_COUNTRY * countries + next - price / TEN_THOUSAND;
    };
  },
  contract(desk, contract) {
    const { profit } = desk.index.contracts[contract]!;
    const way = wayFor(desk, contract);
    if (!way || activeOf(desk).length >= SIDE_BY_SIDE || !canBear(desk, contract)) return 0;
    return (profit - way.fees) / TEN_THOUSAND;
  },
});
