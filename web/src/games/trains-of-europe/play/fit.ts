// How well a vehicle fits each contract of a company, as every screen says it: with the contract's condition in mind.

import type { Seat } from '@branchline/core';
import {
  contentOf,
  POWER_UNITS,
  type ContractId,
  type ContractIndex,
  type ModelId,
  type ModelIndex,
  type View,
} from '@branchline/trains-of-europe';
import { suits } from './contract/vehicles.ts';
import { heldContract, officeOf, type Office } from './office.ts';
import { less, usesOf, withYard, type Use } from './vehicle-use.ts';

export const FIT_KINDS = ['fits', 'replaces', 'too-slow', 'no-berths', 'covered'] as const;

/**
 * `fits`: a free place, and nothing against the condition; `too-slow`, `no-berths`: a free place, but with it the condition
 * cannot be met; `replaces`: no free place, but better than the vehicle there; `covered`: the yard has one as good.
 */
export type FitKind = (typeof FIT_KINDS)[number];

export interface Fit {
  readonly contract: ContractId;
  readonly kind: FitKind;
  /** With `replaces`: what it would take the place of. */
  readonly replaces?: ModelId;
}

export interface FitOptions {
  /** The vehicle is in the yard: what else is there does not count against it. */
  readonly owned?: boolean;
  /** Vehicles of the yard that are up for auction. */
  readonly offered?: readonly ModelIndex[];
}

/** It meets the condition that the other one fails, or pulls wagons that the other one cannot; and is no worse otherwise. */
function isBetter(office: Office, contract: ContractIndex, [model, other]: readonly [ModelIndex, ModelIndex]): boolean {
  const { models, contracts } = office.index;
  const [meets, met] = [suits(office, contract, model), suits(office, contract, other)];
  const [pull, pulled] = [models[model]!.pull, models[other]!.pull];
  if (!meets && met) return false;
  if (models[model]!.category >= POWER_UNITS) return meets && !met;
  const { demand, vehicles, power } = contracts[contract]!;
  const wagons = vehicles - demand[power]!;
  const lacks = pulled * demand[power]! < wagons;
  return (meets && !met && (pull >= pulled || pull >= wagons)) || (lacks && pull > pulled);
}

/** The vehicle of the contract that it would better take the place of. */
function replacedOn(
  office: Office,
  { no, fits, gain, completes, replaces }: Use,
  model: ModelIndex,
): ModelId | undefined {
  const { index } = office;
  if (fits && replaces !== undefined && (gain > 0 || completes)) return replaces;
  const { category } = index.models[model]!;
  const worse = heldContract(office, no)!.vehicles.find(
    (other) => index.models[other]!.category === category && isBetter(office, no, [model, other]),
  );
  // A pair of locomotives is not torn apart for a single other one.
  return worse !== undefined && fits ? index.models[worse]!.id : undefined;
}

type Rivals = { readonly model: ModelIndex; readonly other: ModelIndex; readonly replaces: ModelId };

/** Whether another vehicle would do the same in its place. */
function isAsGood(office: Office, contract: ContractIndex, { model, other, replaces }: Rivals): boolean {
  const { models, modelIndex } = office.index;
  return (
    models[other]!.category === models[model]!.category &&
    isBetter(office, contract, [other, modelIndex.get(replaces)!]) &&
    !isBetter(office, contract, [model, other])
  );
}

const isFree = ({ fits, replaces }: Use): boolean => fits && replaces === undefined;

/** Of the contracts it is of any use to, in the order taken. */
export function fitsOf(
  view: View,
  seat: Seat,
  model: ModelIndex,
  { owned = false, offered = [] }: FitOptions = {},
): Fit[] {
  const office = officeOf(view, seat);
  const filled = owned ? view : withYard(view, seat, offered);
  const yard = owned ? [] : less(office.idle ?? [], offered);
  const beside = owned ? [] : usesOf(filled, seat, model, { idly: true });
  return usesOf(view, seat, model, { owned, idly: true }).flatMap((use, at): Fit[] => {
    const { contract, no } = use;
    const replaces = replacedOn(owned ? office : officeOf(filled, seat), owned ? use : beside[at]!, model);
    if (!isFree(use)) {
      if (replaces === undefined) return [];
      const isInYard = yard.some((other) => isAsGood(office, no, { model, other, replaces }));
      return [isInYard ? { contract, kind: 'covered' } : { contract, kind: 'replaces', replaces }];
    }
    // A worse vehicle from the yard does not fill the place.
    if (!owned && !isFree(beside[at]!) && replaces === undefined) return [{ contract, kind: 'covered' }];
    if (suits(office, no, model)) return [{ contract, kind: 'fits' }];
    const { extra } = contentOf(view.config).contracts[no]!;
    return [{ contract, kind: extra?.type === 'speed' ? 'too-slow' : 'no-berths' }];
  });
}

/** The best of these, and the contracts it is that for. */
export function bestFit(
  fits: readonly Fit[],
): { readonly fit: Fit; readonly contracts: readonly ContractId[] } | undefined {
  const kind = FIT_KINDS.find((each) => fits.some((fit) => fit.kind === each));
  const fit = fits.find((each) => each.kind === kind);
  return fit && { fit, contracts: fits.flatMap((each) => (each.kind === kind ? [each.contract] : [])) };
}

/** Whether buying it would serve a contract. */
export const isOfUse = (fits: readonly Fit[]): boolean => fits.some(({ kind }) => kind !== 'covered');
