// "If I win this lot": profit, cash, completion and payback, for vehicles, licences and (in an insolvency) contracts.

import type { Illegal, Seat } from '@branchline/core';
import {
  checkInUse,
  checkLicence,
  checkTaker,
  completedCount,
  licenceFee,
  lotId,
  profitOf,
  type Lot,
  type LotId,
  type ModelIndex,
  type Money,
  type View,
} from '@branchline/trains-of-europe';
import { deskFor } from './contract/vehicles.ts';
import { differenceOf, type ContractStep, type RouteStep, type Step } from './difference.ts';
import { isByHand, marketOf, officeOf, shownProfit } from './office.ts';
import { auctionOf, rehearseWinning } from './rehearse.ts';
import { bestUse, usesOf, withYard, type Use } from './vehicle-use.ts';

export interface LotWorth {
  readonly lot: LotId;
  readonly bid: Money;
  readonly cash?: Step;
  /** With a vehicle put where it brings most; assigning follows the auction (TOE-AUC-10). */
  readonly profit: Step;
  readonly completed: Step;
  readonly contracts: readonly ContractStep[];
  readonly completes: readonly string[];
  readonly opens: readonly RouteStep[];
  /** Of a vehicle: what it would do for every contract. */
  readonly uses: readonly Use[];
  /** Years until the yearly gain has paid the bid; absent where it brings nothing. */
  readonly payback?: number;
  /** What the same is sold for elsewhere: the fee of the licence, if a track is free, or the price of the list. */
  readonly elsewhere?: Money;
  /** Why this company cannot have it, whatever it bids. */
  readonly barred?: Illegal;
}

const paybackOf = (bid: Money, gain: Money): { payback?: number } => (gain > 0 ? { payback: bid / gain } : {});

/** What it would do beyond the yard; what is up for auction oneself does not count as there. */
function usesBesideYard(view: View, seat: Seat, model: ModelIndex): Use[] {
  const offered = auctionOf(view)?.lots.flatMap(({ owner, item, no }) =>
    owner === seat && item === 'model' ? [no] : [],
  );
  const alone = usesOf(view, seat, model);
  return usesOf(withYard(view, seat, offered), seat, model).map((use) => {
    const isCovered = !use.fits && alone.some(({ no, fits }) => no === use.no && fits);
    return isCovered ? { ...use, covered: true } : use;
  });
}

function vehicleWorth(view: View, seat: Seat, lot: Lot & { readonly item: 'model' }, bid: Money): LotWorth {
  const { index, open, cash } = officeOf(view, seat);
  const uses = usesBesideYard(view, seat, lot.no);
  const best = bestUse(uses);
  const profit = shownProfit(view, seat);
  const gain = isByHand(view) ? 0 : (best?.gain ?? 0);
  const done = completedCount(open, seat);
  return {
    lot: lotId(index, lot),
    bid,
    ...(cash === undefined ? {} : { cash: { before: cash, after: cash - bid } }),
    profit: { before: profit, after: profit + gain },
    completed: { before: done, after: done + (best?.completes ? 1 : 0) },
    contracts: best && gain !== 0 ? [stepOf(view, seat, best)] : [],
    completes: best?.completes ? [best.contract] : [],
    opens: [],
    uses,
    ...paybackOf(bid, gain),
    elsewhere: index.models[lot.no]!.price,
  };
}

function stepOf(view: View, seat: Seat, { contract, no, gain }: Use): ContractStep {
  const { index, open } = officeOf(view, seat);
  const alone = { ...open, contracts: open.contracts.map((list) => list.filter((held) => held.contract === no)) };
  const before = profitOf(index, alone, seat);
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
    ...paybackOf(bid, profit.after - profit.before),
    ...sold,
    ...shut,
  };
}
