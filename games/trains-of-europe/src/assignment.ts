// Assigning vehicles to contracts, in single steps, until the seat confirms (TOE-VEH-4…8, TOE-FAIR-4, TOE-AUC-10).

import type { Illegal, Seat } from '@branchline/core';
import { addIdle, removeIdle, replaced, withModel, without } from './changes.ts';
import { atStage, withPublic } from './position.ts';
import { credit } from './completion.ts';
import { CATEGORIES, MIXED_POWER, POWER_UNITS } from './content-index.ts';
import { deskIn, type Desk } from './desk.ts';
import { illegal } from './illegal.ts';
import { remainingSeats } from './seats.ts';
import type { StageOf } from './stage.ts';
import type { Action, ContractIndex, HeldContract, ModelIndex, Public, State } from './types.ts';

const heldBy = (open: Public, seat: Seat, contract: ContractIndex): HeldContract | undefined =>
  open.contracts[seat]!.find((held) => held.contract === contract);

function checkActive({ index, open, seat }: Desk, contract: ContractIndex): Illegal | undefined {
  const at = index.contracts[contract]!.id;
  const held = heldBy(open, seat, contract);
  if (!held) return illegal('not-your-contract', 'TOE-VEH-7', { at });
  return held.complete ? illegal('contract-complete', 'TOE-CRED-11', { at }) : undefined;
}

/** Vehicles of a contract that are of the same category as this model. */
const alike = ({ index }: Desk, { vehicles }: HeldContract, model: ModelIndex): ModelIndex[] =>
  vehicles.filter((other) => index.models[other]!.category === index.models[model]!.category);

/** Whether a contract has a place for a vehicle, without saying why not: asked for every pair of them. */
function hasPlace(desk: Desk, held: HeldContract, model: ModelIndex): boolean {
  const { category } = desk.index.models[model]!;
  const places = desk.index.contracts[held.contract]!.demand[category]!;
  if (places === 0) return false; // TOE-CRED-6: by category alone (TOE-CRED-7), with or without a route (TOE-VEH-8)
  const others = alike(desk, held, model);
  // TOE-VEH-4: two locomotives must be of one model; TOE-VEH-5: power cars may be mixed.
  const mayMix = category >= POWER_UNITS || category === MIXED_POWER;
  return others.length < places && (mayMix || others.every((other) => other === model));
}

function checkPlace(desk: Desk, held: HeldContract, model: ModelIndex): Illegal | undefined {
  if (hasPlace(desk, held, model)) return undefined;
  const { id: at, demand } = desk.index.contracts[held.contract]!;
  const { category } = desk.index.models[model]!;
  const places = demand[category]!;
  const others = alike(desk, held, model);
  if (places === 0) {
    return illegal('wrong-category', 'TOE-CRED-6', { at, detail: { category: CATEGORIES[category]! } });
  }
  if (others.length >= places) return illegal('no-place', 'TOE-CRED-6', { at, detail: { places } });
  return illegal('not-identical', 'TOE-VEH-4', { at, detail: { model: desk.index.models[others[0]!]!.id } });
}

export function checkAssign(desk: Desk, model: ModelIndex, contract: ContractIndex): Illegal | undefined {
  if (!desk.idle.includes(model)) {
    return illegal('no-such-vehicle', 'TOE-VEH-7', { at: desk.index.models[model]!.id });
  }
  return checkActive(desk, contract) ?? checkPlace(desk, heldBy(desk.open, desk.seat, contract)!, model);
}

export function checkUnassign(desk: Desk, model: ModelIndex, contract: ContractIndex): Illegal | undefined {
  const inactive = checkActive(desk, contract);
  if (inactive) return inactive;
  const held = heldBy(desk.open, desk.seat, contract)!;
  return held.vehicles.includes(model)
    ? undefined
    : illegal('not-assigned', 'TOE-VEH-7', { at: desk.index.models[model]!.id });
}

const distinct = (models: readonly ModelIndex[]): ModelIndex[] =>
  models.filter((model, at) => at === 0 || models[at - 1] !== model);

export function legalAssignments(desk: Desk): Action[] {
  const { index, open, seat } = desk;
  const actions: Action[] = [];
  const idle = distinct(desk.idle);
  for (const held of open.contracts[seat]!) {
    if (held.complete) continue;
    const contract = index.contracts[held.contract]!.id;
    for (const model of idle) {
      if (hasPlace(desk, held, model)) actions.push({ do: 'assign', model: index.models[model]!.id, contract });
    }
    for (const model of distinct(held.vehicles)) {
      actions.push({ do: 'unassign', model: index.models[model]!.id, contract });
    }
  }
  return actions;
}

export function canReassign(desk: Desk): boolean {
  for (const held of desk.open.contracts[desk.seat]!) {
    if (held.complete) continue;
    if (held.vehicles.length > 0 || desk.idle.some((model) => hasPlace(desk, held, model))) return true;
  }
  return false;
}

/** One vehicle, to or from one contract of a seat. */
export interface Reassignment {
  readonly seat: Seat;
  readonly model: ModelIndex;
  readonly contract: ContractIndex;
}

function withVehicles(
  state: State,
  { seat, contract }: Reassignment,
  change: (vehicles: readonly ModelIndex[]) => readonly ModelIndex[],
): State {
  const { contracts } = state.public;
  const own = contracts[seat]!.map((held) =>
    held.contract === contract ? { ...held, vehicles: change(held.vehicles) } : held,
  );
  return withPublic(state, { contracts: replaced(contracts, seat, own) });
}

/** Provisional: completion and triggers wait for the seat's `done`. */
export const assign = (state: State, what: Reassignment): State =>
  withVehicles(removeIdle(state, what.seat, what.model), what, (vehicles) => withModel(vehicles, what.model));

export const unassign = (state: State, what: Reassignment): State =>
  addIdle(
    withVehicles(state, what, (vehicles) => without(vehicles, what.model)),
    what.seat,
    what.model,
  );

/** The window belongs to all seats that could change something as it opens. */
export function openWindow(state: State): State {
  const waiting = remainingSeats(state.public).filter((seat) => canReassign(deskIn(state, seat)));
  return atStage(state, { kind: 'assignment', waiting });
}

export const closeWindowFor = (state: State, { waiting }: StageOf<'assignment'>, seat: Seat): State =>
  atStage(credit(state, seat), { kind: 'assignment', waiting: waiting.filter((other) => other !== seat) });
