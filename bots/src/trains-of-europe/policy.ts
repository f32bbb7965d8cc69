// One decision at a time: what each possible action leads to, appraised, and the best of it taken.

import type { Game, Move, Rng, Seat } from '@branchline/core';
import {
  contentOf,
  lotId,
  minimumBid,
  type Action,
  type Auction,
  type Lot,
  type State,
  type TrainsOfEurope,
  type View,
} from '@branchline/trains-of-europe';
import { asBought, withoutVehicle } from './lots.ts';
import { valueOf, type Taste } from './value.ts';

export interface Desk {
  readonly game: Game<TrainsOfEurope>;
  readonly seat: Seat;
  readonly rng: Rng;
  readonly taste: Taste;
}

/** Less than this is no reason to act. */
const WORTH_IT = 0.01;

const after = ({ game, seat }: Desk, state: State, action: Action): State =>
  game.apply(state, { ...action, by: seat } as Move<TrainsOfEurope>);

/** The value of an action; where chance answers, the mean of a few answers. */
export function appraise(desk: Desk, state: State, action: Action): number {
  const { game, seat, rng, taste } = desk;
  const next = after(desk, state, action);
  if (game.turn(next).kind !== 'chance' || !(action.do === 'buy-blind' || action.do === 'take-blind')) {
    return valueOf(next, seat, taste);
  }
  const SAMPLES = 4;
  let sum = 0;
  for (let i = 0; i < SAMPLES; i++) {
    sum += valueOf(game.apply(next, { ...game.draw(next, rng), by: 'chance' }), seat, taste);
  }
  return sum / SAMPLES;
}

const best = <A>(
  items: readonly A[],
  worth: (item: A) => number,
): { readonly item: A; readonly worth: number } | undefined => {
  let found: { item: A; worth: number } | undefined;
  for (const item of items) {
    const value = worth(item);
    if (!found || value > found.worth) found = { item, worth: value };
  }
  return found;
};

/** Acts as long as acting is worth something; `done` is the way out. */
function orDone(desk: Desk, state: State, legal: readonly Action[]): Action {
  const now = valueOf(state, desk.seat, desk.taste);
  const acting = legal.filter((action) => action.do !== 'done');
  const found = best(acting, (action) => appraise(desk, state, action));
  if (found && (found.worth > now + WORTH_IT || !legal.some((action) => action.do === 'done'))) return found.item;
  return { do: 'done' };
}

/** Assigning is greedy; a swap is looked at as a whole, since taking a vehicle off never helps by itself. */
function assign(desk: Desk, state: State, legal: readonly Action[]): Action {
  const simple = orDone(
    desk,
    state,
    legal.filter((action) => action.do !== 'unassign'),
  );
  if (simple.do !== 'done') return simple;
  const now = valueOf(state, desk.seat, desk.taste);
  const swaps = legal.filter((action) => action.do === 'unassign');
  const found = best(swaps, (action) => {
    const free = after(desk, state, action);
    const again = desk.game
      .legal(desk.game.view(free, desk.seat), desk.seat)
      .filter(({ do: what }) => what === 'assign');
    return Math.max(-Infinity, ...again.map((next) => valueOf(after(desk, free, next), desk.seat, desk.taste)));
  });
  return found && found.worth > now + WORTH_IT ? found.item : { do: 'done' };
}

const gainOf = (desk: Desk, state: State, lot: Lot, price: number): number =>
  valueOf(asBought(state, desk.seat, lot, price), desk.seat, desk.taste) - valueOf(state, desk.seat, desk.taste);

/** The lot that is worth most above its minimum, at the minimum; nobody bids above worth. */
function open(desk: Desk, state: State, legal: readonly Action[], auction: Auction): Action {
  const index = contentOf(state.config);
  const offered = new Set(legal.flatMap((action) => (action.do === 'open' ? [JSON.stringify(action.lot)] : [])));
  const lots = auction.lots.filter((lot) => offered.has(JSON.stringify(lotId(index, lot))));
  const found = best(lots, (lot) => gainOf(desk, state, lot, minimumBid(index, lot)));
  if (!found || found.worth <= WORTH_IT) return { do: 'decline' };
  return { do: 'open', lot: lotId(index, found.item), bid: minimumBid(index, found.item) };
}

function bid(desk: Desk, state: State, legal: readonly Action[], lot: Lot): Action {
  const raises = legal.flatMap((action) => (action.do === 'raise' ? [action.bid] : []));
  const lowest = Math.min(...raises);
  return raises.length > 0 && gainOf(desk, state, lot, lowest) > WORTH_IT
    ? { do: 'raise', bid: lowest }
    : { do: 'pass' };
}

/** Puts up what is worth least; one vehicle is the duty, more only what stands idle without a use (TOE-AUC-1). */
function offer(desk: Desk, state: State): Action {
  const { models } = contentOf(state.config);
  const now = valueOf(state, desk.seat, desk.taste);
  const loss = state.secret.idle[desk.seat]!.map((no) => ({
    no,
    loss: now - valueOf(withoutVehicle(state, desk.seat, no), desk.seat, desk.taste),
  })).sort((a, b) => a.loss - b.loss);
  const given = loss.filter(({ loss: lost }, at) => at === 0 || lost < 0.05);
  return { do: 'offer', vehicles: given.map(({ no }) => models[no]!.id), sections: [] };
}

/** Which phase helps this company most, by what it would do there; cheap rules of thumb, no playing out. */
function call(desk: Desk, state: State, legal: readonly Action[]): Action {
  const found = best(legal, (action) => (action.do === 'call' ? phaseWorth(desk, state, action) : -Infinity));
  return found!.item;
}

function phaseWorth(desk: Desk, state: State, action: Action): number {
  let position = after(desk, state, action);
  // Plays the caller's own turns of the phase, which come first, and looks at the outcome.
  for (let step = 0; step < 12; step++) {
    const turn = desk.game.turn(position);
    if (turn.kind === 'chance')
      position = desk.game.apply(position, { ...desk.game.draw(position, desk.rng), by: 'chance' });
    else if (turn.kind === 'seats' && turn.seats.includes(desk.seat) && position.public.stage.kind !== 'call') {
      const legal = desk.game.legal(desk.game.view(position, desk.seat), desk.seat);
      position = after(desk, position, choose(desk, position, legal));
    } else break;
  }
  return valueOf(position, desk.seat, desk.taste);
}

/** The policy on a full position; hidden parts of it are guesses of the seat that decides. */
export function choose(desk: Desk, state: State, legal: readonly Action[]): Action {
  if (legal.length === 1) return legal[0]!;
  const { stage } = state.public;
  switch (stage.kind) {
    case 'call':
      return call(desk, state, legal);
    case 'assignment':
      return assign(desk, state, legal);
    case 'offers':
      return offer(desk, state);
    case 'opening':
      return open(desk, state, legal, stage.auction);
    case 'bidding':
      return bid(desk, state, legal, stage.lot);
    case 'vote':
      return { do: 'vote', agree: isBehind(desk, state) };
    case 'new-target':
      return { do: 'done' };
    case 'offer-contracts':
      return offerContracts(desk, state, legal);
    default:
      return orDone(desk, state, legal);
  }
}

const isBehind = ({ seat, taste }: Desk, state: State): boolean => {
  const mine = valueOf(state, seat, taste);
  return state.public.contracts.some((_, other) => other !== seat && valueOf(state, other, taste) > mine);
};

/** An insolvent company puts up everything it may rather than leave (TOE-SMI-1). */
const offerContracts = (_desk: Desk, _state: State, legal: readonly Action[]): Action =>
  best(legal, (action) => (action.do === 'offer-contracts' ? action.contracts.length : -1))!.item;

export const guess = ({ game, rng }: Desk, view: View): State => game.sample(view, rng);
