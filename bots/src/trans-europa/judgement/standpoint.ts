// The subject of a judgement: a position with the known hands, and worlds that fill in the others.

import { gridOf, transEuropa, type State, type View } from '@branchline/trans-europa';
import type { Rng, Seat } from '@branchline/core';
import type { Suspect } from '../inference/hand-space.ts';
import { MAX_HAND } from '../playout/position.ts';
import { worldsOf, type Worlds } from '../search/worlds.ts';

export interface Standpoint {
  /** The position as the seat to move or a spectator sees it. */
  readonly view: View;
  readonly worlds: (rng: Rng) => Worlds;
}

/** Who is to move in the stages that can be judged; undefined in all others. */
export function seatToMove({ public: { stage } }: View): Seat | undefined {
  return stage.kind === 'build' || stage.kind === 'markers' ? stage.seat : undefined;
}

/** What one seat can know: its view, and what it has read from the others' moves (`reader(...).suspects()`). */
export const whatIsKnown = (view: View, suspects: readonly (Suspect | undefined)[]): Standpoint => ({
  view,
  worlds: (rng) => worldsOf(view, suspects, rng),
});

/** All hands open, as after the round. */
export function allHandsOpen(state: State): Standpoint {
  const { cityJunction } = gridOf(state.config.board).graph;
  const { hands } = state.secret;
  const targets = new Uint16Array(hands.length * MAX_HAND);
  const sizes = Uint8Array.from(hands, (hand) => hand.length);
  hands.forEach((hand, seat) => hand.forEach((city, i) => (targets[seat * MAX_HAND + i] = cityJunction[city]!)));
  const { stage } = state.public;
  const viewer = stage.kind === 'build' || stage.kind === 'markers' ? stage.seat : 'spectator';
  return { view: transEuropa.view(state, viewer), worlds: () => ({ targets, sizes, draw: () => undefined }) };
}
