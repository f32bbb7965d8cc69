// Assigning vehicles to contracts, in single steps, until the seat confirms (TOE-VEH-4…8, TOE-FAIR-4, TOE-AUC-10).

import type { Illegal, Seat } from '@branchline/core';
import { credit } from './completion.ts';
import { CATEGORIES, MIXED_POWER, POWER_UNITS } from './content-index.ts';
import { deskIn, type Desk } from './desk.ts';
import { addIdle, removeIdle, withModel, without, type Work } from './draft.ts';
import { remainingSeats } from './seats.ts';
import type { Action, ContractIndex, HeldContract, ModelIndex, Public } from './types.ts';

const heldBy = (open: Public, seat: Seat, contract: ContractIndex): HeldContract | undefined =>
  open.contracts[seat]!.find((held) => held.contract === contract);

function checkActive({ index, open, seat }: Desk, contract: ContractIndex): Illegal | undefined {
  const at = index.contracts[contract]!.id;
  const held = heldBy(open, seat, contract);
  if (!held) return { code: 'trains-of-europe/not-your-contract', rule: 'TOE-VEH-7', at };
  return held.complete ? { code: 'trains-of-europe/contract-complete', rule: 'TOE-CRED-11', at } : undefined;
}

function checkPlace({ index }: Desk, held: HeldContract, model: ModelIndex): Illegal | undefined {
  const { id: at, demand } = index.contracts[held.contract]!;
  const { category } = index.models[model]!;
  const places = demand[category]!;
  if (places === 0)
    return {
      code: 'trains-of-europe/wrong-category',
      rule: 'TOE-CRED-6',
      at,
      detail: { category: CATEGORIES[category]! },
    };
  const alike = held.vehicles.filter((no) => index.models[no]!.category === category);
  if (alike.length >= places) return { code: 'trains-of-europe/no-place', rule: 'TOE-CRED-6', at, detail: { places } };
  // TOE-VEH-4: two locomotives must be of one model; TOE-VEH-5: power cars may be mixed.
  if (category < POWER_UNITS && category !== MIXED_POWER && alike.some((no) => no !== model)) {
    return {
      code: 'trains-of-europe/not-identical',
      rule: 'TOE-VEH-4',
      at,
      detail: { model: index.models[alike[0]!]!.id },
    };
  }
  return undefined;
}

export function checkAssign(desk: Desk, model: ModelIndex, contract: ContractIndex): Illegal | undefined {
  if (!desk.idle.includes(model)) {
    return { code: 'trains-of-europe/no-such-vehicle', rule: 'TOE-VEH-7', at: desk.index.models[model]!.id };
  }
  return checkActive(desk, contract) ?? checkPlace(desk, heldBy(desk.open, desk.seat, contract)!, model);
}

export function checkUnassign(desk: Desk, model: ModelIndex, contract: ContractIndex): Illegal | undefined {
  const illegal = checkActive(desk, contract);
  if (illegal) return illegal;
  const held = heldBy(desk.open, desk.seat, contract)!;
  return held.vehicles.includes(model)
    ? undefined
    : { code: 'trains-of-europe/not-assigned', rule: 'TOE-VEH-7', at: desk.index.models[model]!.id };
}

const distinct = (models: readonly ModelIndex[]): ModelIndex[] =>
  models.filter((no, at) => at === 0 || models[at - 1] !== no);

export function legalAssignments(desk: Desk): Action[] {
  const { index, open, seat } = desk;
  const actions: Action[] = [];
  const idle = distinct(desk.idle);
  for (const held of open.contracts[seat]!) {
    if (held.complete) continue;
    const contract = index.contracts[held.contract]!.id;
    for (const no of idle) {
      if (!checkPlace(desk, held, no)) actions.push({ do: 'assign', model: index.models[no]!.id, contract });
    }
    for (const no of distinct(held.vehicles)) actions.push({ do: 'unassign', model: index.models[no]!.id, contract });
  }
  return actions;
}

export function canReassign(desk: Desk): boolean {
  for (const held of desk.open.contracts[desk.seat]!) {
    if (held.complete) continue;
    if (held.vehicles.length > 0 || desk.idle.some((no) => !checkPlace(desk, held, no))) return true;
  }
  return false;
}

function replaceVehicles(
  work: Work,
  seat: Seat,
  contract: ContractIndex,
  change: (vehicles: readonly ModelIndex[]) => readonly ModelIndex[],
): void {
  work.public.contracts[seat] = work.public.contracts[seat]!.map((held) =>
    held.contract === contract ? { ...held, vehicles: change(held.vehicles) } : held,
  );
}

/** Provisional: completion and triggers wait for the seat's `done`. */
export function assign(work: Work, seat: Seat, model: ModelIndex, contract: ContractIndex): void {
  removeIdle(work, seat, model);
  replaceVehicles(work, seat, contract, (vehicles) => withModel(vehicles, model));
}

export function unassign(work: Work, seat: Seat, model: ModelIndex, contract: ContractIndex): void {
  replaceVehicles(work, seat, contract, (vehicles) => without(vehicles, model));
  addIdle(work, seat, model);
}

/** The window belongs to all seats that could change something as it opens. */
export function openWindow(work: Work): void {
  const waiting = remainingSeats(work.public).filter((seat) => canReassign(deskIn(work, seat)));
  work.public.stage = { kind: 'assignment', waiting };
}

export function closeWindowFor(work: Work, seat: Seat, waiting: readonly Seat[]): void {
  credit(work, seat);
  work.public.stage = { kind: 'assignment', waiting: waiting.filter((other) => other !== seat) };
}
