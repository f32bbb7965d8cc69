// Games played by chance and by simple policies, for properties, fixtures and comparisons.

import { pick, type Move, type Rng, type Seat } from '@branchline/core';
import {
  isComplete,
  missingOf,
  transEuropa,
  type Action,
  type State,
  type TransEuropa,
  type View,
} from '../../src/index.ts';
import { gridOf } from '../../src/grid.ts';

/** Lets chance move until a seat has to act or the game is over. */
export function untilSeats(state: State, rng: Rng): State {
  let now = state;
  while (transEuropa.turn(now).kind === 'chance') {
    now = transEuropa.apply(now, { by: 'chance', ...transEuropa.draw(now, rng) });
  }
  return now;
}

export type Chooser = (view: View, seat: Seat, legal: readonly Action[], rng: Rng) => Action;

export const randomly: Chooser = (_view, _seat, legal, rng) => pick(legal, rng);

/** Where players claim: half of the time when complete, seldom when not. A turn in which nothing can be laid ends. */
function claimOrEnd(view: View, seat: Seat, legal: readonly Action[], rng: Rng): Action | undefined {
  const claim = legal.find((action) => action.do === 'claim');
  if (!claim || !view.own) return undefined;
  const network = view.public.tracks.networks[seat]!;
  const isRight = isComplete(gridOf(view.config.board), network, view.own.hand);
  if (rng.below(isRight ? 2 : 25) === 0) return claim;
  return legal[0]!.do === 'end-turn' ? legal[0] : undefined;
}

/** Builds along one cheapest tree of the own hand, now and then anywhere: reaches connected rounds, which chance never does. */
export const purposefully: Chooser = (view, seat, legal, rng) => {
  if (legal[0]?.do === 'marker' && view.own) {
    const { graph } = gridOf(view.config.board);
    const homes = view.own.hand.map((city) => graph.junctionIds[graph.cityJunction[city]!]);
    const atHome = legal.filter((action) => action.do === 'marker' && homes.includes(action.at));
    return pick(atHome.length > 0 ? atHome : legal, rng);
  }
  const claimed = claimOrEnd(view, seat, legal, rng);
  if (claimed) return claimed;
  if (!legal.some((action) => action.do === 'lay') || !view.own || rng.below(6) === 0) return pick(legal, rng);
  const { graph } = gridOf(view.config.board);
  const wanted = new Set(missingOf(view, seat, view.own.hand).lines.map((line) => graph.lineIds[line]));
  const useful = legal.filter((action) => action.do === 'lay' && wanted.has(action.line));
  return pick(useful.length > 0 ? useful : legal, rng);
};

export interface Played {
  readonly moves: readonly Move<TransEuropa>[];
  /** `states[k]` is the position after k moves. */
  readonly states: readonly State[];
}

/** A whole game; simultaneous choices in random seat order. Stops early after `maxMoves`. */
export function playOut(start: State, choose: Chooser, rng: Rng, maxMoves = Infinity): Played {
  const states = [start];
  const moves: Move<TransEuropa>[] = [];
  for (let state = start; moves.length < maxMoves;) {
    const turn = transEuropa.turn(state);
    if (turn.kind === 'over') break;
    let move: Move<TransEuropa>;
    if (turn.kind === 'chance') move = { by: 'chance', ...transEuropa.draw(state, rng) };
    else {
      const seat = pick(turn.seats, rng);
      const view = transEuropa.view(state, seat);
      move = { by: seat, ...choose(view, seat, transEuropa.legal(view, seat), rng) };
    }
    state = transEuropa.apply(state, move);
    moves.push(move);
    states.push(state);
  }
  return { moves, states };
}
