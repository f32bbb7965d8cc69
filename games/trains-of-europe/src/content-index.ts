// A content made fast: everything numbered by its place in the content's lists, looked up by flat arrays.

import { invariant } from '@branchline/core';
import { POWER_CATEGORIES, WAGON_CATEGORIES } from './content/types.ts';
import type { Content, Contract, Extra, ToEConfig, VehicleKind } from './content/types.ts';
import type { ContractIndex, ModelIndex, Money, SectionIndex } from './types.ts';

export const CATEGORIES = [...POWER_CATEGORIES, ...WAGON_CATEGORIES] as const;

/** Category numbers below this are power units. */
export const POWER_UNITS = POWER_CATEGORIES.length;

/** Electric and diesel locomotives come in identical pairs; power cars may be mixed (TOE-VEH-4, TOE-VEH-5). */
export const MIXED_POWER = CATEGORIES.indexOf('epower');

export interface IndexedSection {
  readonly id: string;
  readonly a: number;
  readonly b: number;
  readonly segments: number;
  readonly tracks: number;
}

export interface IndexedModel {
  readonly id: string;
  readonly kind: VehicleKind;
  readonly category: number;
  readonly price: Money;
  readonly speed: number;
  readonly pull: number;
  readonly sleeper: boolean;
  readonly copies: number;
}

export interface IndexedContract {
  readonly id: string;
  readonly launch: boolean;
  readonly tax: Money;
  readonly profit: Money;
  readonly perVehicle: Money;
  readonly extra: Extra | undefined;
  readonly routes: readonly { readonly from: number; readonly to: number; readonly income: Money }[];
  /** By category number: how many are required. */
  readonly demand: readonly number[];
  readonly power: number;
  readonly vehicles: number;
  readonly cities: readonly number[];
}

export interface ContentIndex {
  readonly content: Content;
  readonly amounts: ToEConfig;
  readonly cities: readonly string[];
  readonly countryOf: readonly number[];
  readonly sections: readonly IndexedSection[];
  readonly models: readonly IndexedModel[];
  readonly contracts: readonly IndexedContract[];
  readonly modelsOf: Readonly<Record<VehicleKind, readonly ModelIndex[]>>;
  readonly launchContracts: readonly ContractIndex[];
  readonly regularContracts: readonly ContractIndex[];
  readonly sectionIndex: ReadonlyMap<string, SectionIndex>;
  readonly modelIndex: ReadonlyMap<string, ModelIndex>;
  readonly contractIndex: ReadonlyMap<string, ContractIndex>;
  /** Pairs of launch contracts at most `launchDistance` segments apart; all pairs where none is (TOE-2P-2). */
  readonly nearPairs: readonly (readonly [ContractIndex, ContractIndex])[];
  /** Σ cash + bank, whatever happens. */
  readonly money: Money;
  /** Which version of the content this is. */
  readonly hash: string;
}

const numbered = (items: readonly { readonly id: string }[]): Map<string, number> => {
  const numbers = new Map(items.map((item, no) => [item.id, no]));
  invariant(numbers.size === items.length, 'ids of a content are unique');
  return numbers;
};

const numberIn = (numbers: ReadonlyMap<string, number>, id: string): number => {
  const no = numbers.get(id);
  invariant(no !== undefined, `the content knows ${id}`);
  return no;
};

function indexContract(contract: Contract, cityIndex: ReadonlyMap<string, number>): IndexedContract {
  const routes = contract.routes.map(({ from, to, income }) => ({
    from: numberIn(cityIndex, from),
    to: numberIn(cityIndex, to),
    income,
  }));
  const demand = CATEGORIES.map((category) => contract.vehicles.find((need) => need.category === category)?.count ?? 0);
  const power = demand.findIndex((count, category) => category < POWER_UNITS && count > 0);
  invariant(power >= 0, `contract ${contract.id} requires a power unit`);
  return {
    id: contract.id,
    launch: contract.launch,
    tax: contract.tax,
    profit: contract.profit,
    perVehicle: contract.perVehicle,
    extra: contract.extra,
    routes,
    demand,
    power,
    vehicles: demand.reduce((sum, count) => sum + count, 0),
    cities: [...new Set(routes.flatMap(({ from, to }) => [from, to]))],
  };
}

/** All-pairs distances in segments over the whole map. */
function distances(cities: number, sections: readonly IndexedSection[]): number[][] {
  const far = Array.from({ length: cities }, (_, a) =>
    Array.from({ length: cities }, (__, b) => (a === b ? 0 : Infinity)),
  );
  for (const { a, b, segments } of sections) {
    far[a]![b] = Math.min(far[a]![b]!, segments);
    far[b]![a] = far[a]![b];
  }
  for (let via = 0; via < cities; via++) {
    for (let a = 0; a < cities; a++) {
      for (let b = 0; b < cities; b++) far[a]![b] = Math.min(far[a]![b]!, far[a]![via]! + far[via]![b]!);
    }
  }
  return far;
}

function pairsOf(
  contracts: readonly IndexedContract[],
  launch: readonly ContractIndex[],
  far: number[][],
  limit: number,
) {
  const all: [ContractIndex, ContractIndex][] = [];
  for (const a of launch) for (const b of launch) if (a < b) all.push([a, b]);
  const apart = ([a, b]: [ContractIndex, ContractIndex]): number =>
    Math.min(...contracts[a]!.cities.flatMap((from) => contracts[b]!.cities.map((to) => far[from]![to]!)));
  const near = all.filter((pair) => apart(pair) <= limit);
  return near.length > 0 ? near : all;
}

export function indexContent(content: Content, hash: string): ContentIndex {
  const { map, vehicles, config } = content;
  const cityIndex = numbered(map.cities);
  const countryIndex = numbered(map.countries);
  const sections = map.sections.map(({ id, a, b, segments, tracks }) => ({
    id,
    a: numberIn(cityIndex, a),
    b: numberIn(cityIndex, b),
    segments,
    tracks,
  }));
  const contracts = content.contracts.map((contract) => indexContract(contract, cityIndex));
  const numbersWhere = (launch: boolean): ContractIndex[] =>
    contracts.flatMap((contract, no) => (contract.launch === launch ? [no] : []));
  const launchContracts = numbersWhere(true);
  const modelsOf = (kind: VehicleKind): ModelIndex[] =>
    vehicles.flatMap((model, no) => (model.kind === kind ? [no] : []));
  return {
    content,
    amounts: config,
    cities: map.cities.map(({ id }) => id),
    countryOf: map.cities.map(({ country }) => numberIn(countryIndex, country)),
    sections,
    models: vehicles.map((model) => ({
      id: model.id,
      kind: model.kind,
      category: CATEGORIES.indexOf(model.category),
      price: model.price,
      speed: model.speed,
      pull: model.pull ?? 0,
      sleeper: model.sleeper ?? false,
      copies: model.copies,
    })),
    contracts,
    modelsOf: { loco: modelsOf('loco'), wagon: modelsOf('wagon') },
    launchContracts,
    regularContracts: numbersWhere(false),
    sectionIndex: numbered(sections),
    modelIndex: numbered(vehicles),
    contractIndex: numbered(contracts),
    nearPairs: pairsOf(contracts, launchContracts, distances(map.cities.length, sections), config.launchDistance),
    money: config.bank,
    hash,
  };
}
