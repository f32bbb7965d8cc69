// The two ways out of an insolvency: cash that pays the loss, or a profit that is back at 0 (TOE-SMI-7).

import type { Seat } from '@branchline/core';
import {
  contentOf,
  creditsOf,
  lotOf,
  minimumBid,
  type ContractId,
  type LotId,
  type Money,
  type View,
} from '@branchline/trains-of-europe';
import { isByHand, shownProfit } from '../../play/office.ts';
import type { Traces } from '../../play/happenings/traces.ts';

export interface WaysOut {
  readonly profit: Money;
  readonly loss: Money;
  readonly cash: Money;
  /** Cash still missing for the present loss. */
  readonly missing: Money;
  readonly saved: boolean;
}

const waysFor = (profit: Money, cash: Money): WaysOut => {
  const loss = Math.max(0, -profit);
  return { profit, loss, cash, missing: Math.max(0, loss - cash), saved: profit >= 0 || cash >= loss };
};

export const waysOut = (view: View, seat: Seat): WaysOut =>
  waysFor(shownProfit(view, seat), view.companies[seat]?.cash ?? 0);

/** What a contract brings a year now; selling it takes this away. Not told where the players keep the books. */
export function netOf(view: View, seat: Seat, contract: ContractId): Money | undefined {
  if (isByHand(view)) return undefined;
  const index = contentOf(view.config);
  const no = index.contractIndex.get(contract);
  return creditsOf(index, view.public, seat).find((credit) => credit.contract === no)?.net ?? 0;
}

/** The state of the company after selling this lot at that price; nothing if the players have to work it out. */
export function waysAfter(view: View, lot: LotId, price: Money): WaysOut | undefined {
  const now = waysOut(view, lot.owner);
  const net = 'contract' in lot ? netOf(view, lot.owner, lot.contract) : 0;
  if (net === undefined) return undefined;
  return waysFor(now.profit - net, now.cash + price);
}

/** Its state after selling all of these contracts at their lowest bids. */
export function waysAfterAll(view: View, seat: Seat, contracts: readonly ContractId[]): WaysOut | undefined {
  if (isByHand(view)) return undefined;
  const now = waysOut(view, seat);
  const sum = (of: (contract: ContractId) => Money): Money =>
    contracts.reduce((all, contract) => all + of(contract), 0);
  return waysFor(
    now.profit - sum((contract) => netOf(view, seat, contract) ?? 0),
    now.cash + sum((contract) => lowestFor(view, { owner: seat, contract })),
  );
}

/** What selling some contracts at their lowest bids would lead to. */
export interface AtLowest {
  readonly contracts: readonly ContractId[];
  readonly after: WaysOut;
}

/** What is chosen and all together before each alone: none may be enough by itself. */
export function atLowest(
  view: View,
  seat: Seat,
  contracts: readonly ContractId[],
  chosen: ReadonlySet<ContractId>,
): AtLowest[] {
  const several = [contracts.filter((contract) => chosen.has(contract)), contracts].filter(({ length }) => length > 1);
  const sets = several.filter(({ length }, at) => several.findIndex((other) => other.length === length) === at);
  return [...sets, ...contracts.map((contract) => [contract])].flatMap((set) => {
    const after = waysAfterAll(view, seat, set);
    return after ? [{ contracts: set, after }] : [];
  });
}

export const lowestFor = (view: View, lot: LotId): Money => {
  const index = contentOf(view.config);
  const found = lotOf(index, lot);
  return found ? minimumBid(index, found) : 0;
};

/** What has been sold of a company in this sale, in order. */
export const salesOf = ({ lots }: Traces, seat: Seat) =>
  lots.flatMap(({ lot, sold }) => (sold && lot.owner === seat ? [{ lot, ...sold }] : []));
