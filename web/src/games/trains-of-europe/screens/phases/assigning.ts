// Vehicles and places: what is planned where, what is left in the yard, and the moves that bring a vehicle to a contract.

import type { Seat } from '@branchline/core';
import {
  checkAssign,
  contentOf,
  type Action,
  type ContractId,
  type ModelId,
  type View,
} from '@branchline/trains-of-europe';
import type { Standing } from '../../play/contract/standing.ts';
import { deskFor } from '../../play/contract/vehicles.ts';
import type { Traces } from '../../play/happenings/traces.ts';
import { officeOf } from '../../play/office.ts';
import type { Plan, PlanItem } from '../../play/plan.ts';
import { withoutItem } from '../../play/plan.ts';
import { bestUse, type Use } from '../../play/vehicle-use.ts';
import { whatIf } from '../../play/what-if.ts';

type AssignItem = Extract<PlanItem, { plan: 'assign' }>;

const assignItems = ({ items }: Plan): AssignItem[] =>
  items.filter((item): item is AssignItem => item.plan === 'assign');

/** Models planned for a contract, in the order of the plan. */
export const plannedFor = (plan: Plan, contract: ContractId): string[] =>
  assignItems(plan).flatMap((item) => (item.contract === contract ? [item.model] : []));

const without = <T>(items: readonly T[], taken: readonly T[]): T[] => {
  const rest = [...items];
  for (const item of taken) {
    const at = rest.indexOf(item);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
};

/** The yard once everything planned has left it: models by id, one entry per copy. */
export function yardBeside(view: View, seat: Seat, plan: Plan): string[] {
  const index = contentOf(view.config);
  const idle = (view.companies[seat]?.idle ?? []).map((no) => index.models[no]!.id as string);
  return without(
    idle,
    assignItems(plan).map(({ model }) => model),
  );
}

/** The view as if every planned vehicle stood on its contract; what is not in the yard yet counts as bought. */
export function viewWithPlan(view: View, seat: Seat, plan: Plan): View {
  const index = contentOf(view.config);
  const assign = assignItems(plan).flatMap(({ model, contract }) => {
    const [modelIndex, contractIndex] = [index.modelIndex.get(model), index.contractIndex.get(contract)];
    if (modelIndex === undefined || contractIndex === undefined) return [];
    return [{ model: modelIndex, contract: contractIndex }];
  });
  const vehicles = without(
    assign.map(({ model }) => model),
    view.companies[seat]?.idle ?? [],
  );
  return whatIf(view, seat, { vehicles, assign });
}

/** Which places of a card hold planned vehicles: of equal ones the last. */
export function plannedPlaces({ slots }: Pick<Standing, 'slots'>, planned: readonly string[]): ReadonlySet<number> {
  const rest = [...planned];
  const places = new Set<number>();
  for (let at = slots.length - 1; at >= 0; at--) {
    const found = rest.indexOf(slots[at]!.model ?? '');
    if (found < 0) continue;
    rest.splice(found, 1);
    places.add(at);
  }
  return places;
}

/** The place a vehicle would take: the one it replaces, or the first empty one of its category. */
export function placeFor(
  { slots }: Pick<Standing, 'slots'>,
  { category, use }: { readonly category: string; readonly use: Use },
): number {
  if (!use.fits) return -1;
  return use.replaces === undefined
    ? slots.findIndex((slot) => slot.category === category && slot.model === undefined)
    : slots.findIndex((slot) => slot.model === use.replaces);
}

/** Places for a vehicle as they are offered: swaps that bring nothing yet after all others. */
export function inOrder(uses: readonly Use[]): Use[] {
  const isIdle = ({ gain, replaces }: Use): boolean => gain === 0 && replaces !== undefined;
  return uses.filter(({ fits }) => fits).toSorted((a, b) => Number(isIdle(a)) - Number(isIdle(b)));
}

export const movesTo = ({ contract, replaces }: Use, model: ModelId): Action[] => [
  ...(replaces === undefined ? [] : [{ do: 'unassign', model: replaces, contract } as const]),
  { do: 'assign', model, contract },
];

/** The plan without this vehicle on this contract. */
export function unplanned(plan: Plan, model: ModelId, contract: ContractId): Plan {
  const at = plan.items.findLastIndex(
    (item) => item.plan === 'assign' && item.model === model && item.contract === contract,
  );
  return at < 0 ? plan : withoutItem(plan, at);
}

export interface TakenFromPlan {
  readonly moves: readonly Action[];
  /** The plan without what it says of vehicles. */
  readonly rest: Plan;
  /** The view once the moves have been made. */
  readonly after: View;
}

/** What of the plan can be carried out now. A vehicle that was never bought holds up no other. */
export function takenFromPlan(view: View, seat: Seat, plan: Plan): TakenFromPlan {
  const index = contentOf(view.config);
  const moves: Action[] = [];
  let now = view;
  for (const { model, contract } of assignItems(plan)) {
    const [no, to] = [index.modelIndex.get(model), index.contractIndex.get(contract)];
    if (no === undefined || to === undefined || checkAssign(deskFor(officeOf(now, seat)), no, to)) continue;
    moves.push({ do: 'assign', model, contract });
    now = whatIf(now, seat, { assign: [{ model: no, contract: to }] });
  }
  return { moves, rest: { ...plan, items: plan.items.filter((item) => item.plan !== 'assign') }, after: now };
}

/**
 * Where a vehicle shall go if nobody says otherwise: to the contract it was bought for. A swap that brings nothing yet is
 * not meant.
 */
export function goalOf(uses: readonly Use[]): ContractId | undefined {
  const best = bestUse(uses);
  return best && (best.replaces === undefined || best.gain > 0 || best.completes) ? best.contract : undefined;
}

/** Models this company has won in the auction that is just over, to be put to work at once. */
export const wonBy = ({ lots }: Traces, seat: Seat): ModelId[] =>
  lots.flatMap(({ lot, sold }) => (sold?.to === seat && 'model' in lot ? [lot.model] : []));
