// "If I take it": a contract on display as it would stand in front of the company, with the way to its completion.

import type { Seat } from '@branchline/core';
import type { ContractIndex, Money, View } from '@branchline/trains-of-europe';
import { ladderOf, type Rung } from './contract/ladder.ts';
import { standingOf, type Standing } from './contract/standing.ts';
import { yardFor } from './contract/vehicles.ts';
import type { Step } from './difference.ts';
import { isByHand, officeOf, shownProfit } from './office.ts';
import { whatIf } from './what-if.ts';

export interface IfTaken {
  readonly standing: Standing;
  /** Right after taking it: tax, chips, and income if any. */
  readonly profit: Step;
  readonly tax: Money;
  readonly subsidy: Money;
  readonly incomeNow: Money;
  /** Models in the yard that could serve on it. */
  readonly yard: readonly string[];
  readonly ladder: readonly Rung[];
  /** Licences and vehicles still to pay until it is complete; absent where a route is closed. */
  readonly toPay?: { readonly licences: Money; readonly vehicles: number; readonly listPrice: Money };
  /** Cash missing for all its licences at today's fees. */
  readonly short: Money;
  /** Years until the full yearly profit has paid for what is still to pay. */
  readonly payback?: number;
  /** The company would be in the red, and could not pay the loss from the cash it has. */
  readonly risk: 'none' | 'loss' | 'cannot-pay';
}

/** The chips on it; 0 for a contract that is not on display. */
const chipsOn = (view: View, contract: ContractIndex): number =>
  view.public.display.find((shown) => shown.contract === contract)?.chips ?? 0;

export function ifTaken(view: View, seat: Seat, contract: ContractIndex): IfTaken {
  const office = officeOf(view, seat);
  const { index, cash = 0 } = office;
  const after = whatIf(view, seat, { contracts: [{ contract, chips: chipsOn(view, contract) }] });
  const standing = standingOf(after, seat, contract)!;
  const profit = { before: shownProfit(view, seat), after: shownProfit(after, seat) };
  const subsidy = standing.chips * index.amounts.chip;
  const ladder = ladderOf(after, seat, contract);
  const top = ladder.at(-1)!;
  const reachable = standing.routes.every(({ state }) => state !== 'closed');
  const cost = top.licences + top.listPrice;
  return {
    standing,
    profit,
    tax: standing.tax,
    subsidy,
    incomeNow: standing.net + standing.tax - subsidy,
    yard: yardFor(officeOf(after, seat), contract).map((no) => index.models[no]!.id),
    ladder,
    ...(reachable
      ? {
          toPay: { licences: top.licences, vehicles: top.vehicles, listPrice: top.listPrice },
          ...(standing.max > 0 ? { payback: cost / standing.max } : {}),
        }
      : {}),
    short: Math.max(0, (standing.way?.price ?? 0) - cash),
    // Where the players keep the books the token says nothing of what is to come.
    risk: isByHand(view) || profit.after >= 0 ? 'none' : cash >= -profit.after ? 'loss' : 'cannot-pay',
  };
}
