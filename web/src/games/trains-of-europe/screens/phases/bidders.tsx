// The seats around a lot in clockwise order, and the bids as a line of stops.

import { useEffect, useRef } from 'preact/hooks';
import type { Bidding } from '../../play/choices.ts';
import type { PhaseProps } from '../phase-props.ts';
import { Badge } from '../parts/badge.tsx';
import { colourOf } from '../parts/colour.ts';
import { bidsOn } from './lots.ts';
import { placesAround } from './places-around.ts';

type BiddersProps = PhaseProps & { readonly bidding: Bidding };

export function Bidders(props: BiddersProps) {
  const { view, names, bidding, seat: me } = props;
  const { auction, money, screens } = names.text;
  const bids = bidsOn(props.traces, bidding.lot);
  const places = placesAround(
    bidding.seats.map(({ seat }) => seat),
    me,
  );
  return (
    <ol class="toe-bidders" data-seats={bidding.seats.length}>
      {bidding.seats.map(({ seat, state }) => {
        const last = bids.findLast((entry) => entry.seat === seat && entry.bid !== undefined)?.bid;
        const cash = view.companies[seat]?.cash;
        return (
          <li
            key={seat}
            data-place={places.get(seat)}
            class={`toe-bidder ${state} co-${colourOf(seat)} ${seat === me ? 'me' : ''}`}
          >
            <Badge seat={seat} size={34} />
            <span class="toe-bidder-name">
              <b>{names.who(seat).you ? screens.you : names.who(seat).name}</b>
              <small>
                {state !== 'owner' && state !== 'out' && cash !== undefined
                  ? `${screens.inHand(money.cash(cash))} · `
                  : ''}
                {state === 'asked' && names.who(seat).you ? screens.yourBid : auction.states[state]}
              </small>
            </span>
            <b class="toe-bidder-bid">{last === undefined ? (state === 'asked' ? '?' : '') : money.cash(last)}</b>
          </li>
        );
      })}
    </ol>
  );
}

/** 40k – 50k – pass – ? */
export function BidLine(props: BiddersProps) {
  const { names, stage, bidding } = props;
  const { money, screens, auction } = names.text;
  const bids = bidsOn(props.traces, bidding.lot);
  const [asked] = stage.acting;
  const line = useRef<HTMLOListElement>(null);
  // A long bidding is wider than its place: the newest bids are the ones to read.
  useEffect(() => line.current?.scrollTo({ left: line.current.scrollWidth }), [bids.length]);
  return (
    <ol class="toe-bid-line" ref={line}>
      {bids.map(({ seat, bid }, at) => (
        <li key={at} class={bid === undefined ? 'out' : ''}>
          <Badge seat={seat} size={18} />
          <b>{bid === undefined ? '–' : money.cash(bid)}</b>
          <small>
            {names.who(seat).you ? screens.you : names.who(seat).name}
            {at === 0 ? ` · ${screens.opening}` : bid === undefined ? ` · ${auction.states.out}` : ''}
          </small>
        </li>
      ))}
      {asked !== undefined && (
        <li class="next">
          <Badge seat={asked} size={18} />
          <b>?</b>
          <small>{names.who(asked).you ? screens.yourBid : names.who(asked).name}</small>
        </li>
      )}
    </ol>
  );
}
