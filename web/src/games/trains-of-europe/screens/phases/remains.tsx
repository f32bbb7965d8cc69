// What an insolvent company keeps once the lot on the block is sold at the standing bid.

import type { Seat } from '@branchline/core';
import { completedCount, contentOf, sectionsOf, type LotId, type Money, type View } from '@branchline/trains-of-europe';
import type { PhaseProps } from '../phase-props.ts';
import { waysAfter, waysOut } from './ways-out.ts';

export interface Remains {
  readonly completed: number;
  readonly contracts: readonly string[];
  readonly vehicles: number;
  readonly sections: number;
  /** The loss is paid of it as soon as it can be. */
  readonly cash: Money;
}

/** Vehicles that leave with a lot: the one sold, or all that serve on a contract. */
const vehiclesIn = (view: View, seat: Seat, lot: LotId): number => {
  if ('model' in lot) return 1;
  if (!('contract' in lot)) return 0;
  const no = contentOf(view.config).contractIndex.get(lot.contract);
  return view.public.contracts[seat]!.find(({ contract }) => contract === no)?.vehicles.length ?? 0;
};

export function remainsAfter(view: View, seat: Seat, lot?: { readonly id: LotId; readonly bid: Money }): Remains {
  const index = contentOf(view.config);
  const { contracts, idleLocos, idleWagons } = view.public;
  const ways = lot ? waysAfter(view, lot.id, lot.bid) : waysOut(view, seat);
  const active = contracts[seat]!.filter(({ complete }) => !complete);
  const all = active.reduce((sum, { vehicles }) => sum + vehicles.length, idleLocos[seat]! + idleWagons[seat]!);
  const sold = lot && 'contract' in lot.id ? lot.id.contract : undefined;
  return {
    completed: completedCount(view.public, seat),
    contracts: active.map(({ contract }) => index.contracts[contract]!.id).filter((id) => id !== sold),
    vehicles: all - (lot ? vehiclesIn(view, seat, lot.id) : 0),
    sections: sectionsOf(index, view.public, seat).length - (lot && 'section' in lot.id ? 1 : 0),
    cash: ways.saved ? ways.cash - ways.loss : ways.cash,
  };
}

export function RemainsSheet({ view, stage, names }: PhaseProps) {
  const seat = stage.insolvent;
  if (seat === undefined) return null;
  const { insolvency, desk, auction, company, money } = names.text;
  const bidding = stage.choices.kind === 'bids' ? stage.choices.bidding : undefined;
  const remains = remainsAfter(view, seat, bidding && { id: bidding.lot, bid: bidding.bid });
  const hidden = view.companies[seat]?.cash === undefined;
  const tiles = [
    [desk.completedContracts, String(remains.completed), ''],
    [desk.activeContracts, String(remains.contracts.length), remains.contracts.map(names.contract).join(', ')],
    [auction.vehicles, String(remains.vehicles), ''],
    [insolvency.licences, String(remains.sections), ''],
    [company.cash, hidden ? company.hidden : money.cash(remains.cash), ''],
  ] as const;
  return (
    <section class="toe-sheet toe-remains">
      <h2>{insolvency.remains}</h2>
      <dl>
        {tiles.map(([name, value, about]) => (
          <div key={name}>
            <dd>{value}</dd>
            <dt>
              {name}
              {about !== '' && <small>{about}</small>}
            </dt>
          </div>
        ))}
      </dl>
    </section>
  );
}
