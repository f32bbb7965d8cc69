// "If I win this lot": profit, cash, completion and payback, for vehicles, licences and (in an insolvency) contracts.

import type { Illegal, Seat } from '@branchline/core';
import {
  checkInUse,
  checkLicence,
  checkTaker,
  creditsOf,
  licenceFee,
  lotId,
  type Lot,
  type LotId,
  type Money,
  type View,
} from '@branchline/trains-of-europe';
import { deskFor } from './contract/vehicles.ts';
import { differenceOf, type ContractStep, type RouteStep, type Step } from './difference.ts';
import { fitsOf, type Fit } from './fit.ts';
import { isByHand, marketOf, officeOf, shownProfit } from './office.ts';
import { auctionOf, rehearseWinning } from './rehearse.ts';
import { bestUse, usesOf, withYard, type Use } from './vehicle-use.ts';

export interface LotWorth {
  readonly lot: LotId;
  readonly bid: Money;
  readonly cash?: Step;
  /**
   * Of a vehicle: without it and with it, everything that fits put in its place, for assigning follows the auction
   * (TOE-AUC-10). Of anything else: before and right after the sale.
   */
  readonly profit: Step;
  /** The profit of this moment, where vehicles in the yard would raise it by themselves. */
  readonly today?: Money;
  readonly completed: Step;
  readonly contracts: readonly ContractStep[];
  readonly completes: readonly string[];
  readonly opens: readonly RouteStep[];
  /** Of a vehicle: what it would do for every contract. */
  readonly uses: readonly Use[];
  /** Of a vehicle: how well it fits the contracts it is of use to. */
  readonly fits: readonly Fit[];
  /** Years until the yearly gain has paid the bid; absent where it brings nothing. */
  readonly payback?: number;
  /** What the same is sold for elsewhere: the fee of the licence, if a track is free, or the price of the list. */
  readonly elsewhere?: Money;
  /** Why this company cannot have it, whatever it bids. */
  readonly barred?: Illegal;
}

const paybackOf = (bid: Money, gain: Money): { payback?: number } => (gain > 0 ? { payback: bid / gain } : {});

/** Contracts on which all conditions hold, those not turned over yet included. */
const fulfilledIn = (view: View, seat: Seat): number => {
  const { index, open } = officeOf(view, seat);
  return creditsOf(index, open, seat).filter(({ fulfilled }) => fulfilled).length;
};

function vehicleWorth(view: View, seat: Seat, lot: Lot & { readonly item: 'model' }, bid: Money): LotWorth {
  const { index, cash } = officeOf(view, seat);
  // What is up for auction oneself does not count as there.
  const offered = auctionOf(view)?.lots.flatMap(({ owner, item, no }) =>
    owner === seat && item === 'model' ? [no] : [],
  );
  const yard = withYard(view, seat, offered);
  const uses = usesOf(yard, seat, lot.no);
  const best = bestUse(uses);
  const today = shownProfit(view, seat);
  const profit = shownProfit(yard, seat);
  const gain = isByHand(view) ? 0 : (best?.gain ?? 0);
  const done = fulfilledIn(yard, seat);
  return {
    lot: lotId(index, lot),
    bid,
    ...(cash === undefined ? {} : { cash: { before: cash, after: cash - bid } }),
    profit: { before: profit, after: profit + gain },
    ...(today === profit ? {} : { today }),
    completed: { before: done, after: done + (best?.completes ? 1 : 0) },
    contracts: best && gain !== 0 ? [stepOf(yard, seat, best)] : [],
    completes: best?.completes ? [best.contract] : [],
    opens: [],
    uses,
    fits: fitsOf(view, seat, lot.no, { offered: offered ?? [] }),
    ...paybackOf(bid, gain),
    elsewhere: index.models[lot.no]!.price,
  };
}

function stepOf(view: View, seat: Seat, { contract, no, gain }: Use): ContractStep {
  const { index, open } = officeOf(view, seat);
  const before = creditsOf(index, open, seat).find((credit) => credit.contract === no)?.net ?? 0;
  return { contract, before, after: before + gain };
}

export function lotWorth(view: View, seat: Seat, lot: Lot, bid: Money): LotWorth {
  const office = officeOf(view, seat);
  const { index } = office;
  const desk = deskFor(office);
  const barred = checkTaker(desk, lot) ?? checkInUse(desk, lot);
  const shut = barred ? { barred } : {};
  if (lot.item === 'model') return { ...vehicleWorth(view, seat, lot, bid), ...shut };
  const after = (barred ? undefined : rehearseWinning(view, seat, lot, bid)) ?? view;
  const { cash, profit, completed, contracts, completes, opens } = differenceOf(view, after, seat);
  const sold =
    lot.item === 'section' && !checkLicence({ ...desk, cash: Infinity }, lot.no)
      ? { elsewhere: licenceFee(marketOf(office), lot.no) }
      : {};
  return {
    lot: lotId(index, lot),
    bid,
    ...(cash ? { cash } : {}),
    profit,
    completed,
    contracts,
    completes,
    opens,
    uses: [],
    fits: [],
    ...paybackOf(bid, profit.after - profit.before),
    ...sold,
    ...shut,
  };
}
