// Worlds to try moves in: the own hand as it is, the hidden hands drawn from what their seats' moves tell.

import type { Rng } from '@branchline/core';
import { gridOf, type View } from '@branchline/trans-europa';
import type { Suspect } from '../inference/hand-space.ts';
import { jointHands } from '../inference/joint.ts';
import { MAX_HAND } from '../playout/position.ts';

export interface Worlds {
  /** Target junctions, `MAX_HAND` places per seat, of the world drawn last. */
  readonly targets: Uint16Array;
  readonly sizes: Uint8Array;
  draw(): void;
}

export function worldsOf(view: View, suspects: readonly (Suspect | undefined)[], rng: Rng): Worlds {
  const { cityJunction } = gridOf(view.config.board).graph;
  const targets = new Uint16Array(view.config.seats * MAX_HAND);
  const sizes = new Uint8Array(view.config.seats);
  const { own } = view; // a spectator has none
  if (own) sizes[own.seat] = own.hand.length;
  own?.hand.forEach((city, i) => (targets[own.seat * MAX_HAND + i] = cityJunction[city]!));
  suspects.forEach((suspect, seat) => {
    if (suspect) sizes[seat] = suspect.space.size;
  });
  const joint = jointHands(suspects, rng);
  return {
    targets,
    sizes,
    draw() {
      joint.sweep();
      for (let seat = 0; seat < suspects.length; seat++) {
        const suspect = suspects[seat];
        if (!suspect) continue;
        const { size, cities } = suspect.space;
        const first = joint.hand(seat) * size;
        for (let i = 0; i < size; i++) targets[seat * MAX_HAND + i] = cityJunction[cities[first + i]!]!;
      }
    },
  };
}
