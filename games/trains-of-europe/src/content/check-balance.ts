// CT-TOE-6, 15, 28, 29 and the mix: the contracts as a deck, measured against map and vehicle supply.
import { citiesOf, contractFacts, launchPairs } from './contract-facts.ts';
import type { ContractFacts } from './contract-facts.ts';
import { distancesOf } from './network.ts';
import type { Content, Contract, Line } from './types.ts';
import { LINES, POWER_CATEGORIES, WAGON_CATEGORIES } from './types.ts';

const MEAN_SEGMENTS = 9;
const ACTIVE_AT_ONCE = 12; // four companies with three contracts each
const SUPPLY_FACTOR = 1.5;
const NEAR_PAIRS = 8;
const MIX: Readonly<Record<Line, number>> = { day: 22, hs: 10, night: 8, general: 10, liquid: 8, bulky: 8 };
const SIZE_SHARES: readonly (readonly [cities: number, percent: number])[] = [
  [2, 20],
  [3, 50],
  [4, 30],
];
const REGULAR_YEARS = [2.5, 5] as const;
const LAUNCH_YEARS = 2.5;

const isPassenger = ({ line }: Contract): boolean => line === 'day' || line === 'hs' || line === 'night';

const checkSticks = (facts: readonly ContractFacts[]): string[] => {
  const mean = facts.reduce((sum, { segments }) => sum + segments, 0) / facts.length;
  return mean <= MEAN_SEGMENTS ? [] : [`CT-TOE-6: contracts need ${mean.toFixed(1)} segments on average`];
};

/** CT-TOE-15: cards per category against the demand of the contracts that are typically active at once. */
export const supplyAndDemand = ({
  vehicles,
  contracts,
}: Content): readonly { category: string; supply: number; demand: number }[] =>
  [...POWER_CATEGORIES, ...WAGON_CATEGORIES].map((category) => {
    const total = contracts
      .flatMap((c) => c.vehicles)
      .reduce((sum, d) => sum + (d.category === category ? d.count : 0), 0);
    return {
      category,
      supply: vehicles.reduce((sum, m) => sum + (m.category === category ? m.copies : 0), 0),
      demand: (total * ACTIVE_AT_ONCE) / contracts.length,
    };
  });

const checkSupply = (content: Content): string[] =>
  supplyAndDemand(content)
    .filter(({ supply, demand }) => supply < SUPPLY_FACTOR * demand)
    .map(
      ({ category, supply, demand }) =>
        `CT-TOE-15: ${supply} cards of ${category} for a demand of ${demand.toFixed(1)}`,
    );

const checkPairs = (content: Content): string[] => {
  const near = launchPairs(content).filter(({ distance }) => distance <= content.config.launchDistance).length;
  return near >= NEAR_PAIRS ? [] : [`CT-TOE-28: only ${near} pairs of launch contracts are near`];
};

const checkOccurrence = ({ map, contracts }: Content): string[] => {
  const named = contracts.map(citiesOf);
  const countryOf = new Map(map.cities.map(({ id, country }) => [id, country]));
  return [
    ...map.cities.flatMap(({ id }) => {
      const count = named.filter((cities) => cities.includes(id)).length;
      return count >= 2 && count <= 6 ? [] : [`CT-TOE-29: city ${id} occurs in ${count} contracts instead of 2 to 6`];
    }),
    ...map.countries.flatMap(({ id }) => {
      const count = named.filter((cities) => cities.some((city) => countryOf.get(city) === id)).length;
      return count >= 2 ? [] : [`CT-TOE-29: country ${id} occurs in ${count} contracts`];
    }),
  ];
};

const checkMix = (contracts: readonly Contract[]): string[] => {
  const regular = contracts.filter(({ launch }) => !launch);
  const launches = contracts.filter(({ launch }) => launch);
  return [
    ...LINES.flatMap((line) => {
      const count = regular.filter((c) => c.line === line).length;
      return count === MIX[line] ? [] : [`mix: ${count} regular contracts of line ${line} instead of ${MIX[line]}`];
    }),
    ...SIZE_SHARES.flatMap(([size, percent]) => {
      const share = (100 * regular.filter((c) => citiesOf(c).length === size).length) / regular.length;
      return Math.abs(share - percent) <= 5
        ? []
        : [`mix: ${Math.round(share)} % of the contracts have ${size} cities instead of about ${percent} %`];
    }),
    ...(launches.filter(isPassenger).length * 2 === launches.length
      ? []
      : ['mix: launch contracts are not half passenger, half freight']),
    ...launches.filter((c) => citiesOf(c).length !== 3).map(({ id }) => `mix: launch contract ${id} has not 3 cities`),
  ];
};

const checkPayback = (facts: readonly ContractFacts[]): string[] =>
  facts
    .filter(({ contract, payback }) =>
      contract.launch ? payback > LAUNCH_YEARS : payback < REGULAR_YEARS[0] || payback > REGULAR_YEARS[1],
    )
    .map(({ contract, payback }) => `payback: contract ${contract.id} returns its cost in ${payback.toFixed(1)} years`);

export const checkBalance = (content: Content): readonly string[] => {
  const facts = contractFacts(content, distancesOf(content.map));
  return [
    ...checkSticks(facts),
    ...checkSupply(content),
    ...checkPairs(content),
    ...checkOccurrence(content),
    ...checkMix(content.contracts),
    ...checkPayback(facts),
  ];
};
