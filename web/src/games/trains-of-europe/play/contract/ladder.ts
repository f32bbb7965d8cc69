// The ladder of a contract: what it brings a year now, once begun, with all routes, with the whole train, and complete.

import type { Seat } from '@branchline/core';
import {
  cheapestTrain,
  creditOf,
  networkOf,
  POWER_UNITS,
  type ContractIndex,
  type HeldContract,
  type ModelIndex,
  type Money,
  type SectionIndex,
  type View,
} from '@branchline/trains-of-europe';
import { heldContract, officeOf, type Office } from '../office.ts';
import { whatIf } from '../what-if.ts';
import { standingOf, type Standing } from './standing.ts';
import { suits, yardFor } from './vehicles.ts';

export const RUNGS = ['now', 'begun', 'routes', 'train', 'complete'] as const;

export interface Rung {
  readonly rung: (typeof RUNGS)[number];
  /** What the contract then brings a year. */
  readonly net: Money;
  /** Fees for all licences up to here. */
  readonly licences: Money;
  /** Vehicles to be found up to here, beyond those in the yard, and what such cost at least by the list. */
  readonly vehicles: number;
  readonly listPrice: Money;
}

const creditWith = (view: View, seat: Seat, held: HeldContract): ReturnType<typeof creditOf> => {
  const { index, open } = officeOf(view, seat);
  return creditOf(index, networkOf(index, open.holders, seat), held);
};

/** Models of the cheapest complete train that neither stand on the contract nor lie in the yard for it. */
function modelsToFind({ index }: Office, contract: ContractIndex, present: readonly ModelIndex[]): ModelIndex[] {
  const { content } = index;
  const train = cheapestTrain(content.contracts[contract]!, content.vehicles) ?? [];
  const categories = present.map((no) => index.models[no]!.category);
  return train
    .map(({ id }) => index.modelIndex.get(id)!)
    .filter((no) => {
      const at = categories.indexOf(index.models[no]!.category);
      if (at >= 0) categories.splice(at, 1);
      return at < 0;
    });
}

interface Outfit {
  readonly sections: readonly SectionIndex[];
  readonly vehicles: readonly ModelIndex[];
}

function begunWith(
  office: Office,
  standing: Standing,
  present: readonly ModelIndex[],
  find: readonly ModelIndex[],
): Outfit {
  const { index } = office;
  const isPower = (no: ModelIndex): boolean => index.models[no]!.category < POWER_UNITS;
  const loco = present.some(isPower) ? [] : find.filter(isPower).slice(0, 1);
  const held = standing.routes.some(({ state }) => state === 'held');
  const ways = standing.routes.flatMap(({ missing }) => (missing ? [missing] : []));
  const [first] = held ? [] : ways.sort((a, b) => a.price - b.price);
  return {
    sections: (first?.sections ?? []).map((id) => index.sectionIndex.get(id)!),
    vehicles: [...present, ...loco],
  };
}

/** Rungs that differ from the one before, and the last; a complete contract has only the last, one with a closed route lacks it. */
export function ladderOf(view: View, seat: Seat, contract: ContractIndex): Rung[] {
  const office = officeOf(view, seat);
  const { index } = office;
  const held = heldContract(office, contract);
  const standing = standingOf(view, seat, contract);
  if (!held || !standing) return [];
  if (held.complete) return [{ rung: 'complete', net: standing.net, licences: 0, vehicles: 0, listPrice: 0 }];
  const present = [...held.vehicles, ...yardFor(office, contract)];
  const find = modelsToFind(office, contract, present);
  const priceOf = (models: readonly ModelIndex[]): Money =>
    models.reduce((sum, no) => sum + index.models[no]!.price, 0);
  const licences = standing.way?.price ?? 0;
  const rungs: Rung[] = [{ rung: 'now', net: standing.net, licences: 0, vehicles: 0, listPrice: 0 }];
  const climb = (rung: Rung): void => {
    if (rung.net !== rungs.at(-1)!.net) rungs.push(rung);
  };
  const begun = begunWith(office, standing, present, find);
  const bought = begun.vehicles.slice(present.length);
  const withTrain = { ...held, vehicles: begun.vehicles.toSorted((a, b) => a - b) };
  const found = { vehicles: bought.length, listPrice: priceOf(bought) };
  const fees = standing.routes.flatMap(({ missing }) => (missing ? [missing.price] : []));
  climb({
    rung: 'begun',
    net: creditWith(whatIf(view, seat, { sections: begun.sections }), seat, withTrain).net,
    licences: begun.sections.length > 0 ? Math.min(...fees) : 0,
    ...found,
  });
  const all = (standing.way?.sections ?? []).map((id) => index.sectionIndex.get(id)!);
  const open = whatIf(view, seat, { sections: all });
  climb({ rung: 'routes', net: creditWith(open, seat, withTrain).net, licences, ...found });
  if (standing.routes.some(({ state }) => state === 'closed')) return rungs;
  const { extra } = index.contracts[contract]!;
  const last = modelsToFind(
    office,
    contract,
    present.filter((no) => suits(office, contract, no)),
  );
  const toFind = (models: readonly ModelIndex[]) => ({ licences, vehicles: models.length, listPrice: priceOf(models) });
  // TOE-CON-2: the printed profit is the sum of all items.
  if (extra) climb({ rung: 'train', net: standing.max - extra.income, ...toFind(find) });
  rungs.push({ rung: 'complete', net: standing.max, ...toFind(last) });
  return rungs;
}
