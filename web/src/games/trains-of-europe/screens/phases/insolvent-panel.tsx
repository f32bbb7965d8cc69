// The state of an insolvent company while the others bid: the two ways out as gauges, and the proceeds.

import type { PhaseProps } from '../phase-props.ts';
import { profitSum } from '../../play/sums/profit.ts';
import { toneOf, Why } from '../parts/amount.tsx';
import { colourOf } from '../parts/colour.ts';
import { salesOf, waysAfter, waysOut } from './ways-out.ts';

const percent = (share: number): string => `${Math.round(Math.max(0, Math.min(1, share)) * 1000) / 10}%`;

/** Solid is what there is, dashed what the standing bid would add; the mark is what is needed. */
function Gauge({ have, more, need }: { readonly have: number; readonly more: number; readonly need: number }) {
  const span = Math.max(need, have + more, 1);
  return (
    <span class="toe-gauge" aria-hidden="true">
      <span class="toe-gauge-have" style={{ width: percent(have / span) }} />
      {more > 0 && <span class="toe-gauge-more" style={{ left: percent(have / span), width: percent(more / span) }} />}
      <span class="toe-gauge-need" style={{ left: percent(need / span) }} />
    </span>
  );
}

export function InsolventPanel({ view, seat, stage, names, traces, explain }: PhaseProps) {
  const { insolvency, money, company, screens } = names.text;
  const now = waysOut(view, seat);
  const bidding = stage.choices.kind === 'bids' ? stage.choices.bidding : undefined;
  const after = bidding ? waysAfter(view, bidding.lot, bidding.bid) : undefined;
  return (
    <div class={`toe-insolvent co-${colourOf(seat)}`}>
      <header class="toe-panel-head">
        <h2>{screens.whereYouStand}</h2>
      </header>
      <div class="toe-sheet toe-way">
        <p class="toe-sheet-title">
          <span class="toe-caps">{insolvency.wayPay}</span>
          <small>{insolvency.missing(money.cash(now.missing))}</small>
        </p>
        <p class="toe-way-value">{screens.cashOfLoss(money.cash(now.cash), money.cash(now.loss))}</p>
        <Gauge have={now.cash} more={after ? after.cash - now.cash : 0} need={now.loss} />
      </div>
      <div class="toe-sheet toe-way">
        <p class="toe-sheet-title">
          <span class="toe-caps">{insolvency.wayProfit}</span>
          <small>{insolvency.missing(money.cash(now.loss))}</small>
        </p>
        <p class="toe-way-value">
          <Why sum={profitSum(view, seat)} explain={explain} names={names} class={toneOf(now.profit)}>
            {names.text.year.each(money.signed(now.profit))}
          </Why>
          {after && after.profit !== now.profit && <> → {money.signed(after.profit)}</>}
        </p>
        <Gauge have={0} more={after ? Math.max(0, after.profit - now.profit) : 0} need={now.loss} />
      </div>
      <div class="toe-sheet toe-proceeds">
        <p class="toe-caps">{insolvency.proceeds}</p>
        <ul>
          {salesOf(traces, seat).map(({ lot, to, price }, at) => (
            <li key={at}>
              <span>
                {names.lot(lot)} · {names.who(to).name}
              </span>
              <b class="pos">{money.signed(price)}</b>
            </li>
          ))}
          <li class="toe-total">
            <span>{company.cash}</span>
            <b>{money.cash(now.cash)}</b>
          </li>
        </ul>
      </div>
      {after?.saved && (
        <p class="toe-gain pos-bg">
          <b>{insolvency.saves}</b>
        </p>
      )}
      {!stage.mine && <p class="toe-quiet toe-pad">{insolvency.nothingToDo}</p>}
    </div>
  );
}
