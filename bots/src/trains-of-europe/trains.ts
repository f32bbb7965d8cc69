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

/** Takes up to `count` accepted models out of the pool, cheapest first, the dearest kept for harder demands. */
function take(
  index: ContentIndex,
  pool: ModelIndex[],
  count: number,
  accepted: readonly boolean[],
  to: ModelIndex[],
): void {
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

function takeModel(pool: ModelIndex[], model: ModelIndex, count: number, to: ModelIndex[]): void {
  for (let taken = 0; taken < count; taken++) {
    const at = pool.indexOf(model);
    if (at < 0) return;
    to.push(model);
    pool.splice(at, 1);
  }
}

/** Locomotives must be identical (TOE-VEH-4): the model there is most of. */
function takePair(pool: ModelIndex[], count: number, accepted: readonly boolean[], to: ModelIndex[]): void {
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
  if (best >= 0) takeModel(pool, best, count, to);
}

const isPair = ({ category, count }: Need): boolean => category < POWER_UNITS && category !== MIXED && count > 1;

/** Shares the pool out among the contracts in their order; what is left over stays in the pool. */
export function shareOut(index: ContentIndex, contracts: readonly ContractIndex[], pool: ModelIndex[]): Train[] {
  const trains: Train[] = contracts.map((contract) => ({ contract, good: [], makeshift: [] }));
  for (const { contract, good } of trains) {
    for (const need of needsOf(index, index.contracts[contract]!)) {
      if (isPair(need)) takePair(pool, need.count, need.fits, good);
      else take(index, pool, need.count, need.fits, good);
    }
  }
  for (const { contract, good, makeshift } of trains) {
    if (pool.length === 0) break;
    for (const need of needsOf(index, index.contracts[contract]!)) {
      let have = 0;
      let model = -1;
      for (const no of good) {
        if (index.models[no]!.category === need.category) {
          have++;
          model = no;
        }
      }
      const missing = need.count - have;
      if (missing === 0) continue;
      if (need.category >= POWER_UNITS || need.category === MIXED)
        take(index, pool, missing, need.ofCategory, makeshift);
      else if (have > 0) takeModel(pool, model, missing, makeshift);
      else if (missing > 1) takePair(pool, missing, need.ofCategory, makeshift);
      else take(index, pool, missing, need.ofCategory, makeshift);
    }
  }
  return trains;
}
