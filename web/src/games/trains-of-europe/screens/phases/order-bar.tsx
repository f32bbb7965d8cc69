// What is left to the page in an auction: to bid up to a limit, or to pass on the rest; and how to take it back.

import type { Money } from '@branchline/trains-of-europe';
import { Sign } from '../parts/sign.tsx';
import { auctionKey, biddingKey } from '../../play/orders.ts';
import type { PhaseProps } from '../phase-props.ts';

/** Bids step by step up to the amount of the stepper beside it. */
export function UpTo({ view, names, order, sending, most }: PhaseProps & { readonly most: Money }) {
  const { orders, money } = names.text;
  const bidding = biddingKey(view);
  if (bidding === undefined) return null;
  return (
    <button
      type="button"
      class="button toe-plain"
      disabled={sending}
      title={orders.about}
      onClick={() => order({ limit: { bidding, most } })}
    >
      {orders.upTo(money.cash(most))}
    </button>
  );
}

/** Declines and passes for the company until this auction is over. */
export function PassRest({ view, names, order, sending }: PhaseProps) {
  const passing = auctionKey(view);
  if (passing === undefined) return null;
  return (
    <button type="button" class="quiet-button toe-pass-rest" disabled={sending} onClick={() => order({ passing })}>
      {names.text.orders.passRest}
    </button>
  );
}

/** Says what the page does for the company, and takes it back; nothing where nothing is left to it. */
export function Standing({ names, orders, order }: PhaseProps) {
  const { orders: words, money } = names.text;
  const { limit, passing } = orders;
  if (limit === undefined && passing === undefined) return null;
  return (
    <div class="toe-ordered" role="status">
      <Sign name="auction-house" size={20} />
      <span>
        <b>{limit === undefined ? words.passing : words.bidding(money.cash(limit.most))}</b>
        <small>{limit === undefined ? words.passingAbout : words.about}</small>
      </span>
      <button type="button" class="button toe-plain" onClick={() => order({})}>
        {limit === undefined ? words.again : words.stop}
      </button>
    </div>
  );
}
