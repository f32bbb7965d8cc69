// Which vehicles a contract still needs: own ones are shared out among the contracts, the rest has to be found.

import {
  CATEGORIES,
  POWER_UNITS,
  type ContentIndex,
  type ContractIndex,
  type ContractNo,
  type ModelNo,
} from '@branchline/trains-of-europe';

/** Electric power cars of different models may run together (TOE-VEH-5). */
const MIXED = CATEGORIES.indexOf('epower');

/** The vehicles meant for one contract. */
export interface Train {
  readonly contract: ContractNo;
  /** Those that may stay until completion. */
  readonly good: ModelNo[];
  /** Those that only earn until something better comes. */
  readonly makeshift: ModelNo[];
}

/** What a category of a contract asks for, by model: usable until completion or not. */
interface Need {
  readonly category: number;
  readonly count: number;
  /** By model. */
  readonly fits: readonly boolean[];
  /** Cards of this category, and of them those that fit, as parts of their supply. */
  readonly share: number;
  readonly price: number;
}

const needs = new WeakMap<ContractIndex, readonly Need[]>();

/** Power unit first: without it nothing is earned. */
export function needsOf(index: ContentIndex, contract: ContractIndex): readonly Need[] {
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
    list.push({ category, count, fits, share: fitting / cards, price: fitting > 0 ? money / fitting : 60_000 });
  });
  list.sort((a, b) => Number(b.category < POWER_UNITS) - Number(a.category < POWER_UNITS) || a.category - b.category);
  needs.set(contract, list);
  return list;
}

/** Takes up to `count` models out of the pool, cheapest first, the dearest kept for harder demands. */
function takeWagons(index: ContentIndex, pool: ModelNo[], count: number, fits: (no: ModelNo) => boolean): ModelNo[] {
  const taken: ModelNo[] = [];
  while (taken.length < count) {
    let best = -1;
    for (let at = 0; at < pool.length; at++) {
      const no = pool[at]!;
      if (fits(no) && (best < 0 || index.models[no]!.price < index.models[pool[best]!]!.price)) best = at;
    }
    if (best < 0) break;
    taken.push(pool[best]!);
    pool.splice(best, 1);
  }
  return taken;
}

/** Locomotives must be identical (TOE-VEH-4): the model there is most of. */
function takeLocos(index: ContentIndex, pool: ModelNo[], need: Need, fits: (no: ModelNo) => boolean): ModelNo[] {
  if (need.count === 1 || need.category === MIXED) return takeWagons(index, pool, need.count, fits);
  let best = -1;
  let most = 0;
  for (const no of pool) {
    if (!fits(no)) continue;
    let copies = 0;
    for (const other of pool) if (other === no) copies++;
    if (copies > most) {
      most = copies;
      best = no;
    }
  }
  return best < 0 ? [] : takeWagons(index, pool, need.count, (no) => no === best);
}

/** Shares the pool out among the contracts in their order; what is left over stays in the pool. */
export function shareOut(index: ContentIndex, contracts: readonly ContractNo[], pool: ModelNo[]): Train[] {
  const trains: Train[] = contracts.map((contract) => ({ contract, good: [], makeshift: [] }));
  for (const { contract, good } of trains) {
    for (const need of needsOf(index, index.contracts[contract]!)) {
      const fits = (no: ModelNo): boolean => need.fits[no]!;
      good.push(
        ...(need.category < POWER_UNITS
          ? takeLocos(index, pool, need, fits)
          : takeWagons(index, pool, need.count, fits)),
      );
    }
  }
  for (const { contract, good, makeshift } of trains) {
    for (const need of needsOf(index, index.contracts[contract]!)) {
      let have = 0;
      let model = -1;
      for (const no of good) {
        if (index.models[no]!.category === need.category) {
          have++;
          model = no;
        }
      }
      if (have >= need.count) continue;
      const category = (no: ModelNo): boolean => index.models[no]!.category === need.category;
      const rest = { ...need, count: need.count - have };
      if (need.category >= POWER_UNITS || need.category === MIXED) {
        makeshift.push(...takeWagons(index, pool, rest.count, category));
      } else if (have === 0) makeshift.push(...takeLocos(index, pool, rest, category));
      else makeshift.push(...takeWagons(index, pool, rest.count, (no) => no === model));
    }
  }
  return trains;
}
