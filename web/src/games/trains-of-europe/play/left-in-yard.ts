// Vehicles left in the yard although a contract has a use for them: what they would bring more a year, and the moves that put
// them where they earn most.

import type { Seat } from '@branchline/core';
import {
  profitOf,
  type Action,
  type ContractIndex,
  type ModelId,
  type ModelIndex,
  type Money,
  type View,
} from '@branchline/trains-of-europe';
import { yardFor } from './contract/vehicles.ts';
import { activeContracts, heldContract, isByHand, officeOf } from './office.ts';
import { less, usesOf } from './vehicle-use.ts';
import { whatIf } from './what-if.ts';

export interface LeftInYard {
  /** More a year than at present; 0 where it is not told, because the players work out their profits. */
  readonly gain: Money;
  /** Models that bring it, one entry per copy. */
  readonly earning: readonly ModelId[];
  /** Models that fit a free place and wait there for a route or a locomotive. */
  readonly waiting: readonly ModelId[];
  /** In this order each of them is legal while vehicles are assigned. */
  readonly moves: readonly Action[];
}

const NOTHING: LeftInYard = { gain: 0, earning: [], waiting: [], moves: [] };

/** One vehicle to one contract, and back. */
type Seating = { readonly model: ModelIndex; readonly contract: ContractIndex };
type Reseating = { readonly unassign: readonly Seating[]; readonly assign: readonly Seating[] };

const profitIn = (view: View, seat: Seat): Money => profitOf(officeOf(view, seat).index, view.public, seat);

/** The one vehicle that brings most. */
function bestStep(view: View, seat: Seat, among: ReadonlySet<ModelIndex>): Reseating | undefined {
  const { index, idle = [] } = officeOf(view, seat);
  let best: { readonly gain: Money; readonly step: Reseating } | undefined;
  for (const model of new Set(idle)) {
    if (!among.has(model)) continue;
    for (const { no: contract, fits, gain, replaces } of usesOf(view, seat, model, { owned: true })) {
      if (!fits || gain <= (best?.gain ?? 0)) continue;
      const unassign = replaces === undefined ? [] : [{ model: index.modelIndex.get(replaces)!, contract }];
      best = { gain, step: { unassign, assign: [{ model, contract }] } };
    }
  }
  return best?.step;
}

/** A train put together again from its own vehicles and the yard: where several must be exchanged at once to earn more. */
function rebuilt(view: View, seat: Seat, contract: ContractIndex): Reseating {
  const { vehicles } = heldContract(officeOf(view, seat), contract)!;
  const emptied = whatIf(view, seat, { unassign: vehicles.map((model) => ({ model, contract })) });
  const train = yardFor(officeOf(emptied, seat), contract);
  const seatings = (models: readonly ModelIndex[]): Seating[] => models.map((model) => ({ model, contract }));
  return { unassign: seatings(less(vehicles, train)), assign: seatings(less(train, vehicles)) };
}

const modelsOf = (moves: readonly Action[]): ModelId[] =>
  moves.flatMap((move) => (move.do === 'assign' ? [move.model] : []));

/** `among`: only these vehicles of the yard are moved. */
export function leftInYard(view: View, seat: Seat, among?: readonly ModelIndex[]): LeftInYard {
  const { index, idle } = officeOf(view, seat);
  if (!idle || idle.length === 0) return NOTHING;
  let now = view;
  const carriedOut = ({ unassign, assign }: Reseating): Action[] => {
    const name = ({ model, contract }: Seating) => ({
      model: index.models[model]!.id,
      contract: index.contracts[contract]!.id,
    });
    now = whatIf(now, seat, { unassign, assign });
    return [
      ...unassign.map((each): Action => ({ do: 'unassign', ...name(each) })),
      ...assign.map((each): Action => ({ do: 'assign', ...name(each) })),
    ];
  };
  const allowed = new Set(among ?? index.models.keys());
  const contracts = activeContracts(officeOf(view, seat));
  const earning: Action[] = [];
  if (!isByHand(view)) {
    for (let step = bestStep(now, seat, allowed); step; step = bestStep(now, seat, allowed))
      earning.push(...carriedOut(step));
    for (const { contract } of among ? [] : contracts) {
      const step = rebuilt(now, seat, contract);
      if (profitIn(whatIf(now, seat, step), seat) > profitIn(now, seat)) earning.push(...carriedOut(step));
    }
  }
  const gain = isByHand(view) ? 0 : profitIn(now, seat) - profitIn(view, seat);
  const waiting = contracts.flatMap(({ contract }) => {
    const models = yardFor(officeOf(now, seat), contract).filter((model) => allowed.has(model));
    return carriedOut({ unassign: [], assign: models.map((model) => ({ model, contract })) });
  });
  return { gain, earning: modelsOf(earning), waiting: modelsOf(waiting), moves: [...earning, ...waiting] };
}
