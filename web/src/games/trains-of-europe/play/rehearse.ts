// Trying an action out on a guess of what the viewer cannot see: what it does to the own company does not depend on the guess.

import { fastRng, type Seat } from '@branchline/core';
import {
  trainsOfEurope,
  type Action,
  type Auction,
  type Lot,
  type Money,
  type Outcome,
  type State,
  type View,
} from '@branchline/trains-of-europe';

const ANY_GUESS = 1;

/**
 * A guess in which the year cannot end by itself: there is always one more call to come. What is tried out then shows its own
 * effect and not the payout after it.
 */
function guessOf(view: View, seat: Seat): State {
  const state = trainsOfEurope.sample(view, fastRng(ANY_GUESS));
  const { public: open } = state;
  return { ...state, public: { ...open, callers: [...open.callers, seat] } };
}

/** What the seat sees once it has done this, before anyone else acts; outcomes of chance may be given to follow. */
export function rehearse(view: View, seat: Seat, action: Action, ...outcomes: readonly Outcome[]): View {
  let state = trainsOfEurope.apply(guessOf(view, seat), { ...action, by: seat });
  for (const outcome of outcomes) state = trainsOfEurope.apply(state, { ...outcome, by: 'chance' });
  return trainsOfEurope.view(state, seat);
}

export const auctionOf = ({ public: { stage } }: View): Auction | undefined =>
  stage.kind === 'opening' || stage.kind === 'bidding' ? stage.auction : undefined;

/** What the seat sees once it has won a lot of the auction under way for so much, all others having passed. */
export function rehearseWinning(view: View, seat: Seat, lot: Lot, price: Money): View | undefined {
  const auction = auctionOf(view);
  if (!auction || lot.owner === seat) return undefined;
  const guess = guessOf(view, seat);
  const out = view.public.left.flatMap((_, other) => (other === seat ? [] : [other]));
  const state: State = {
    ...guess,
    public: {
      ...guess.public,
      stage: { kind: 'bidding', auction, lot, opener: seat, bid: 0, high: lot.owner, seat, out },
    },
  };
  return trainsOfEurope.view(trainsOfEurope.apply(state, { do: 'raise', bid: price, by: seat }), seat);
}
