// What a vehicle would do for the company: which contracts it fits, what that brings a year, and what it would replace.

import type { Illegal, Seat } from '@branchline/core';
import {
  checkAssign,
  creditOf,
  networkOf,
  type ContractId,
  type ContractIndex,
  type Credit,
  type ModelIndex,
  type Money,
  type View,
} from '@branchline/trains-of-europe';
import { gateOf, type Gate } from './contract/standing.ts';
import { deskFor, suits, yardFor } from './contract/vehicles.ts';
import { activeContracts, heldContract, officeOf } from './office.ts';
import { whatIf, type Change } from './what-if.ts';

export interface Use {
  readonly contract: ContractId;
  readonly no: ContractIndex;
  /** It may be put there; where it would take the place of another, which one. */
  readonly fits: boolean;
  readonly replaces?: string;
  /** Why it may not. */
  readonly illegal?: Illegal;
  /** What the contract then brings more a year. */
  readonly gain: Money;
  /** With it all conditions of the contract hold. */
  readonly completes: boolean;
  readonly suits: boolean;
  /** Where it earns nothing at present: what the contract waits for. */
  readonly gate: Gate;
}

interface Try {
  readonly change: Change;
  readonly replaces?: string;
}

const creditIn = (view: View, seat: Seat, contract: ContractIndex): Credit => {
  const office = officeOf(view, seat);
  const { index, open } = office;
  return creditOf(index, networkOf(index, open.holders, seat), heldContract(office, contract)!);
};

function bestTry(view: View, seat: Seat, contract: ContractIndex, tries: readonly Try[]) {
  const before = creditIn(view, seat, contract);
  let best: { attempt: Try; gain: Money; completes: boolean; gate: Gate } | undefined;
  for (const attempt of tries) {
    const after = creditIn(whatIf(view, seat, attempt.change), seat, contract);
    const gain = after.net - before.net;
    const completes = after.fulfilled && !before.fulfilled;
    if (!best || gain > best.gain) best = { attempt, gain, completes, gate: gateOf(after) };
  }
  return best;
}

/** One for one, so that a pair of locomotives is not torn apart for a single other one. */
function swaps(view: View, seat: Seat, model: ModelIndex, contract: ContractIndex): Try[] {
  const office = officeOf(view, seat);
  const { models } = office.index;
  return [...new Set(heldContract(office, contract)!.vehicles)]
    .filter((other) => other !== model && models[other]!.category === models[model]!.category)
    .flatMap((other) => {
      const unassign = [{ model: other, contract }];
      const freed = officeOf(whatIf(view, seat, { unassign }), seat);
      if (checkAssign(deskFor(freed), model, contract)) return [];
      return [{ change: { unassign, assign: [{ model, contract }] }, replaces: models[other]!.id }];
    });
}

/**
 * Of every active contract, in the order taken. `owned` if the vehicle is already in the yard; `idly` where a swap is
 * a use also while it brings nothing.
 */
export function usesOf(view: View, seat: Seat, model: ModelIndex, { owned = false, idly = false } = {}): Use[] {
  const yard = owned ? view : whatIf(view, seat, { vehicles: [model] });
  const office = officeOf(yard, seat);
  const { index } = office;
  return activeContracts(office).map(({ contract: no }) => {
    const { id } = index.contracts[no]!;
    const illegal = checkAssign(deskFor(office), model, no);
    const tries = illegal ? swaps(yard, seat, model, no) : [{ change: { assign: [{ model, contract: no }] } }];
    const best = bestTry(yard, seat, no, tries);
    const own = { contract: id, no, suits: suits(office, no, model) };
    const helps = best !== undefined && (!illegal || best.gain > 0 || best.completes || (idly && best.gain === 0));
    if (!helps) {
      const gate = gateOf(creditIn(yard, seat, no));
      return { ...own, fits: false, ...(illegal ? { illegal } : {}), gain: 0, completes: false, gate };
    }
    const { gain, completes, gate, attempt } = best;
    return { ...own, fits: true, gain, completes, gate, ...(attempt.replaces ? { replaces: attempt.replaces } : {}) };
  });
}

/** Where it brings most: completing first, then by yearly gain, then where it at least fits. */
export const bestUse = (uses: readonly Use[]): Use | undefined =>
  uses
    .filter(({ fits }) => fits)
    .toSorted(
      (a, b) => Number(b.completes) - Number(a.completes) || b.gain - a.gain || Number(b.suits) - Number(a.suits),
    )[0];

/**
 * As if everything in the yard stood where it fits, but for these: what a vehicle is worth is what it brings on top of that.
 */
export function withYard(view: View, seat: Seat, kept: readonly ModelIndex[] = []): View {
  const { idle } = officeOf(view, seat);
  if (idle === undefined) return view;
  let now: View = {
    ...view,
    companies: view.companies.with(seat, { ...view.companies[seat], idle: less(idle, kept) }),
  };
  for (const { contract } of activeContracts(officeOf(view, seat))) {
    const assign = yardFor(officeOf(now, seat), contract).map((model) => ({ model, contract }));
    if (assign.length > 0) now = whatIf(now, seat, { assign });
  }
  return now;
}

/** The list without one copy of each of these. */
export const less = (models: readonly ModelIndex[], gone: readonly ModelIndex[]): ModelIndex[] =>
  gone.reduce(
    (rest, model) => {
      const at = rest.indexOf(model);
      return at < 0 ? rest : rest.toSpliced(at, 1);
    },
    [...models],
  );
