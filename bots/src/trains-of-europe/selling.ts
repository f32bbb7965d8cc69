// Auction House and insolvency sales: what to put up, what to open, how far to bid.

import {
  lotId,
  minimumBid,
  saleableSections,
  holds,
  type Action,
  type Auction,
  type Lot,
  type ModelIndex,
  type Money,
} from '@branchline/trains-of-europe';
import { BLOCKED } from './company.ts';
import { surveyorOf } from './expansion.ts';
import { isWanted, worth, type Ledger } from './ledger.ts';
import { priceOfMoney } from './licensing.ts';
import { contractGain, vehicleGain, WORTH_IT } from './purchases.ts';
import { needsOf, shareOut } from './trains.ts';

/** Unassigned vehicles no contract has a use for. */
export function spareVehicles({ company: { index, idle }, active, pool }: Ledger): ModelIndex[] {
  const left = pool.slice();
  shareOut(
    index,
    active.map(({ contract }) => contract),
    left,
  );
  const own = idle.slice();
  return left.filter((no) => {
    const at = own.indexOf(no);
    if (at >= 0) own.splice(at, 1);
    return at >= 0;
  });
}

/** Whether another company has an unfinished contract that lacks such a vehicle, and the money for the lowest bid. */
export function isWantedByOthers({ company }: Ledger, model: ModelIndex): boolean {
  const { index, open, seat, cashes } = company;
  const { category } = index.models[model]!;
  const least = minimumBid(index, { owner: seat, item: 'model', no: model });
  return open.contracts.some(
    (contracts, other) =>
      other !== seat &&
      !open.left[other] &&
      cashes[other]! >= least &&
      contracts.some(({ complete, contract, vehicles }) => {
        if (complete) return false;
        const need = needsOf(index, index.contracts[contract]!).find((each) => each.category === category);
        if (!need?.fits[model]) return false;
        return vehicles.filter((no) => index.models[no]!.category === category && need.fits[no]).length < need.count;
      }),
  );
}

/** Everything spare; at least one vehicle, as it must be (TOE-AUC-1). */
export function offerOf(ledger: Ledger): Action {
  const { index, idle } = ledger.company;
  let vehicles = spareVehicles(ledger);
  if (vehicles.length === 0 && idle.length > 0) {
    let least: ModelIndex = idle[0]!;
    let loss = Infinity;
    for (const no of new Set(idle)) {
      const lost = worth(ledger) - worth(ledger, { without: no });
      if (lost < loss) {
        loss = lost;
        least = no;
      }
    }
    vehicles = [least];
  }
  return { do: 'offer', vehicles: vehicles.map((no) => index.models[no]!.id), sections: [] };
}

/** Points a lot adds at that price. */
export function lotGain(ledger: Ledger, { item, no, owner }: Lot, price: Money): number {
  const { company, atlas, active } = ledger;
  // What no contract has a use for is not bought just to be rid of money.
  if (item === 'model') return isWanted(ledger, no) ? vehicleGain(ledger, no, price) : -1;
  if (item === 'contract') {
    const held = company.open.contracts[owner]!.find(({ contract }) => contract === no);
    return contractGain(ledger, { contract: no, chips: held?.chips ?? 0 }, -price) - ledger.taste.pickiness;
  }
  const money = priceOfMoney(ledger);
  const fee = atlas.costs[no]!;
  const needed = active.some(({ contract }) => atlas.routes(contract).sections.includes(no));
  // What is needed would be bought anyway, for the fee; what expands is worth its points.
  if (needed && fee < BLOCKED) return price < fee ? (fee - price) * money : -1;
  return surveyorOf(ledger).gain(no) - price * money;
}

export const isFor = ({ company: { open, seat, index, cash } }: Ledger, { stage }: Auction, lot: Lot): boolean => {
  if (lot.owner === seat || minimumBid(index, lot) > cash) return false;
  if (stage !== 'insolvency' && (lot.item === 'section') !== (stage === 'licences')) return false;
  if (lot.item !== 'section') return true;
  // In use meanwhile, already held, or no sticks left: not for us.
  if (holds(open.holders, lot.no, seat) || open.sticks[seat]! < index.sections[lot.no]!.segments) return false;
  return saleableSections({ index, open, seat: lot.owner }).includes(lot.no);
};

/** The lot that is worth most above its minimum, at the minimum. */
export function openingOf(ledger: Ledger, auction: Auction): Action {
  const { index } = ledger.company;
  let best: Lot | undefined;
  let most = WORTH_IT;
  for (const lot of auction.lots) {
    if (!isFor(ledger, auction, lot)) continue;
    const gain = lotGain(ledger, lot, minimumBid(index, lot));
    if (gain > most) {
      most = gain;
      best = lot;
    }
  }
  return best ? { do: 'open', lot: lotId(index, best), bid: minimumBid(index, best) } : { do: 'decline' };
}

/** One step more as long as the lot is still worth it. */
export function bidOn(ledger: Ledger, lot: Lot, bid: Money): Action {
  const next = bid + ledger.company.index.amounts.bidStep;
  return lotGain(ledger, lot, next) > WORTH_IT ? { do: 'raise', bid: next } : { do: 'pass' };
}
