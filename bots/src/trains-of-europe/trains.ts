// Which vehicles a contract still needs: own ones are shared out among the contracts, the rest has to be found.

import {
  CATEGORIES,
  POWER_UNITS,
  type ContentIndex,
  type IndexedContract,
  type ContractIndex,
  type ModelIndex,
} from '@branchline/trains-of-europe';

/** Electric power cars of different models may run together (TOE-VEH-5). */
const MIXED = CATEGORIES.indexOf('epower');

/** The vehicles meant for one contract. */
export interface Train {
  readonly contract: ContractIndex;
  /** Those that may stay until completion. */
  readonly good: ModelIndex[];
  /** Those that only earn until something better comes. */
  readonly makeshift: ModelIndex[];
}

/** What a category of a contract asks for, by model: usable until completion or not. */
interface Need {
  readonly category: number;
  readonly count: number;
  /** By model. */
  readonly fits: readonly boolean[];
  readonly ofCategory: readonly boolean[];
  /** Cards of this category, and of them those that fit, as parts of their supply. */
  readonly share: number;
  readonly price: number;
}

const needs = new WeakMap<IndexedContract, readonly Need[]>();

/** Power unit first: without it nothing is earned. */
export function needsOf(index: ContentIndex, contract: IndexedContract): readonly Need[] {
  const known = needs.get(contract);
  if (known) return known;
  const wagons = contract.vehicles - contract.demand[contract.power]!;
  const list: Need[] = [];
  contract.demand.forEach((count, category) => {
    if (count === 0) return;
    const fits = index.models.map((model) => {
      if (model.category !== category) return false;
      // Together the locomotives must pull every wagon; mixed power cars are judged by their mean.
      if (category < POWER_UNITS && model.pull * count < wagons) return false;
      const { extra } = contract;
      if (!extra) return true;
      return extra.type === 'speed' ? model.speed >= extra.min : category < POWER_UNITS || model.sleeper;
    });
    const kind = category < POWER_UNITS ? 'loco' : 'wagon';
    let cards = 0;
    let fitting = 0;
    let money = 0;
    for (const no of index.modelsOf[kind]) {
      const { copies, price } = index.models[no]!;
      cards += copies;
      if (fits[no]) {
        fitting += copies;
        money += copies * price;
      }
    }
    const ofCategory = index.models.map((model) => model.category === category);
    list.push({
      category,
      count,
      fits,
      ofCategory,
      share: fitting / cards,
      price: fitting > 0 ? money / fitting : 60_000,
    });
  });
  list.sort((a, b) => Number(b.category < POWER_UNITS) - Number(a.category < POWER_UNITS) || a.category - b.category);
  needs.set(contract, list);
  return list;
}

/** Vehicles still to be shared out, and those taken out of them for one contract. */
interface Taking {
  readonly pool: ModelIndex[];
  readonly to: ModelIndex[];
}

/** How many of which models are wanted. */
interface Wanted {
  readonly count: number;
  /** By model. */
  readonly accepted: readonly boolean[];
}

/** Takes up to `count` accepted models out of the pool, cheapest first, the dearest kept for harder demands. */
function take(index: ContentIndex, { pool, to }: Taking, { count, accepted }: Wanted): void {
  for (let taken = 0; taken < count; taken++) {
    let best = -1;
    let price = Infinity;
    for (let at = 0; at < pool.length; at++) {
      const no = pool[at]!;
      if (!accepted[no] || index.models[no]!.price >= price) continue;
      best = at;
      price = index.models[no]!.price;
    }
    if (best < 0) return;
    to.push(pool[best]!);
    pool.splice(best, 1);
  }
}

function takeModel({ pool, to }: Taking, model: ModelIndex, count: number): void {
  for (let taken = 0; taken < count; taken++) {
    const at = pool.indexOf(model);
    if (at < 0) return;
    to.push(model);
    pool.splice(at, 1);
  }
}

/** Locomotives must be identical (TOE-VEH-4): the model there is most of. */
function takePair(taking: Taking, { count, accepted }: Wanted): void {
  const { pool } = taking;
  let best = -1;
  let most = 0;
  for (const no of pool) {
    if (!accepted[no]) continue;
    let copies = 0;
    for (const other of pool) if (other === no) copies++;
    if (copies > most) {
      most = copies;
      best = no;
    }
  }
  if (best >= 0) takeModel(taking, best, count);
}

const isPair = ({ category, count }: Need): boolean => category < POWER_UNITS && category !== MIXED && count > 1;

/** Shares the pool out among the contracts in their order; what is left over stays in the pool. */
export function shareOut(index: ContentIndex, contracts: readonly ContractIndex[], pool: ModelIndex[]): Train[] {
  const trains: Train[] = contracts.map((contract) => ({ contract, good: [], makeshift: [] }));
  for (const { contract, good } of trains) {
    for (const need of needsOf(index, index.contracts[contract]!)) {
      const wanted = { count: need.count, accepted: need.fits };
      if (isPair(need)) takePair({ pool, to: good }, wanted);
      else take(index, { pool, to: good }, wanted);
    }
  }
  for (const train of trains) {
    if (pool.length === 0) break;
    takeMakeshift(index, train, pool);
  }
  return trains;
}

/** Fills what is missing with vehicles that may not stay: they earn until something better comes. */
function takeMakeshift(index: ContentIndex, { contract, good, makeshift }: Train, pool: ModelIndex[]): void {
  const taking: Taking = { pool, to: makeshift };
  for (const need of needsOf(index, index.contracts[contract]!)) {
    const same = good.filter((model) => index.models[model]!.category === need.category);
    const model = same.at(-1);
    const count = need.count - same.length;
    if (count === 0) continue;
    const wanted = { count, accepted: need.ofCategory };
    if (need.category >= POWER_UNITS || need.category === MIXED) take(index, taking, wanted);
    else if (model !== undefined) takeModel(taking, model, count);
    else if (count > 1) takePair(taking, wanted);
    else take(index, taking, wanted);
  }
}
