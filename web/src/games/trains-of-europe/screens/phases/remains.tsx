// What an insolvent company keeps once the lot on the block is sold at the standing bid, as tiles.

import type { PhaseProps } from '../phase-props.ts';
import { remainsAfter } from './what-remains.ts';

export function RemainsSheet({ view, stage, names }: PhaseProps) {
  const seat = stage.insolvent;
  if (seat === undefined) return null;
  const { insolvency, screens, auction, company, money } = names.text;
  const bidding = stage.choices.kind === 'bids' ? stage.choices.bidding : undefined;
  const remains = remainsAfter(view, seat, bidding && { id: bidding.lot, bid: bidding.bid });
  const hidden = view.companies[seat]?.cash === undefined;
  const tiles = [
    [screens.completedContracts, String(remains.completed), ''],
    [screens.activeContracts, String(remains.contracts.length), remains.contracts.map(names.contract).join(', ')],
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
