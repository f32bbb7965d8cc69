// A content made fast: everything numbered by its place in the content's lists, looked up by flat arrays.

import { invariant } from '@branchline/core';
import { POWER_CATEGORIES, WAGON_CATEGORIES } from './content/types.ts';
import type {
  CityId,
  Content,
  Contract,
  ContractId,
  Extra,
  ModelId,
  SectionId,
  ToEConfig,
  VehicleKind,
  VehicleModel,
} from './content/types.ts';
import type { CityIndex, ContractIndex, ModelIndex, Money, SectionIndex } from './types.ts';

export const CATEGORIES = [...POWER_CATEGORIES, ...WAGON_CATEGORIES] as const;

/** Category numbers below this are power units. */
export const POWER_UNITS = POWER_CATEGORIES.length;

/** Electric and diesel locomotives come in identical pairs; power cars may be mixed (TOE-VEH-4, TOE-VEH-5). */
export const MIXED_POWER = CATEGORIES.indexOf('epower');

export interface IndexedSection {
  readonly id: SectionId;
  readonly a: CityIndex;
  readonly b: CityIndex;
  readonly segments: number;
  readonly tracks: number;
}

export interface IndexedModel {
  readonly id: ModelId;
  readonly kind: VehicleKind;
  readonly category: number;
  readonly price: Money;
  readonly speed: number;
  readonly pull: number;
  readonly sleeper: boolean;
  readonly copies: number;
}

export interface IndexedContract {
  readonly id: ContractId;
  readonly launch: boolean;
  readonly tax: Money;
  readonly profit: Money;
  readonly perVehicle: Money;
  readonly extra: Extra | undefined;
  readonly routes: readonly { readonly from: CityIndex; readonly to: CityIndex; readonly income: Money }[];
  /** By category number: how many are required. */
  readonly demand: readonly number[];
  readonly power: number;
  readonly vehicles: number;
  readonly cities: readonly CityIndex[];
}

export interface ContentIndex {
  readonly content: Content;
  readonly amounts: ToEConfig;
  readonly cities: readonly CityId[];
  /** By city: the position of its country in the content's list. */
  readonly countryOf: readonly number[];
  readonly sections: readonly IndexedSection[];
  readonly models: readonly IndexedModel[];
  readonly contracts: readonly IndexedContract[];
  readonly modelsOf: Readonly<Record<VehicleKind, readonly ModelIndex[]>>;
  readonly launchContracts: readonly ContractIndex[];
  readonly regularContracts: readonly ContractIndex[];
  readonly sectionIndex: ReadonlyMap<SectionId, SectionIndex>;
  readonly modelIndex: ReadonlyMap<ModelId, ModelIndex>;
  readonly contractIndex: ReadonlyMap<ContractId, ContractIndex>;
  /** Pairs of launch contracts at most `launchDistance` segments apart; all pairs where none is (TOE-2P-2). */
  readonly nearPairs: readonly (readonly [ContractIndex, ContractIndex])[];
  /** Σ cash + bank, whatever happens. */
  readonly money: Money;
  /** Which version of the content this is. */
  readonly hash: string;
}

function indexById<I extends string>(items: readonly { readonly id: I }[]): Map<I, number> {
  const indices = new Map(items.map((item, index) => [item.id, index]));
  invariant(indices.size === items.length, 'ids of a content are unique');
  return indices;
}

function indexIn<I extends string>(indices: ReadonlyMap<I, number>, id: I): number {
  const index = indices.get(id);
  invariant(index !== undefined, `the content knows ${id}`);
  return index;
}

/** The positions of the items that are wanted. */
const indicesWhere = <T>(items: readonly T[], isWanted: (item: T) => boolean): number[] =>
  items.flatMap((item, index) => (isWanted(item) ? [index] : []));

function indexContract(contract: Contract, cityIndex: ReadonlyMap<CityId, CityIndex>): IndexedContract {
  const routes = contract.routes.map(({ from, to, income }) => ({
    from: indexIn(cityIndex, from),
    to: indexIn(cityIndex, to),
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
  { far, limit }: { readonly far: number[][]; readonly limit: number },
): [ContractIndex, ContractIndex][] {
  const all: [ContractIndex, ContractIndex][] = [];
  for (const a of launch) for (const b of launch) if (a < b) all.push([a, b]);
  const apart = ([a, b]: [ContractIndex, ContractIndex]): number =>
    Math.min(...contracts[a]!.cities.flatMap((from) => contracts[b]!.cities.map((to) => far[from]![to]!)));
  const near = all.filter((pair) => apart(pair) <= limit);
  return near.length > 0 ? near : all;
}

const indexModel = ({ id, kind, category, price, speed, pull, sleeper, copies }: VehicleModel): IndexedModel => ({
  id,
  kind,
  category: CATEGORIES.indexOf(category),
  price,
  speed,
  pull: pull ?? 0,
  sleeper: sleeper ?? false,
  copies,
});

export function indexContent(content: Content, hash: string): ContentIndex {
  const { map, vehicles, config } = content;
  const cityIndex = indexById(map.cities);
  const countryIndex = indexById(map.countries);
  const sections = map.sections.map(({ id, a, b, segments, tracks }) => ({
    id,
    a: indexIn(cityIndex, a),
    b: indexIn(cityIndex, b),
    segments,
    tracks,
  }));
  const contracts = content.contracts.map((contract) => indexContract(contract, cityIndex));
  const launchContracts = indicesWhere(contracts, ({ launch }) => launch);
  const far = distances(map.cities.length, sections);
  return {
    content,
    amounts: config,
    cities: map.cities.map(({ id }) => id),
    countryOf: map.cities.map(({ country }) => indexIn(countryIndex, country)),
    sections,
    models: vehicles.map(indexModel),
    contracts,
    modelsOf: {
      loco: indicesWhere(vehicles, ({ kind }) => kind === 'loco'),
      wagon: indicesWhere(vehicles, ({ kind }) => kind === 'wagon'),
    },
    launchContracts,
    regularContracts: indicesWhere(contracts, ({ launch }) => !launch),
    sectionIndex: indexById(sections),
    modelIndex: indexById(vehicles),
    contractIndex: indexById(contracts),
    nearPairs: pairsOf(contracts, launchContracts, { far, limit: config.launchDistance }),
    money: config.bank,
    hash,
  };
}
