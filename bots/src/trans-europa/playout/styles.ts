// Ways to choose the next city in a playout. No player uses only one of them; a mix of them represents any player.

import type { Rng, Seat } from '@branchline/core';

/** Numbers that the kernels know, also the one in bots/assembly/race.ts. */
export const STYLE = {
  /** The nearest city first, as the Conductor does. */
  nearest: 0,
  /** Cities far from all other seats first: the others may build towards those near them. */
  patient: 1,
  /** The most remote city first. */
  remote: 2,
  /** Cities near the others first, to share what they build. */
  sociable: 3,
  /** In any order, made up from the bits that break ties. */
  whim: 4,
} as const;

/** How many seats a kernel knows. */
export const MOST_SEATS = 8;

/** How often each style is drawn, in parts of the sum. */
export type StyleMix = Readonly<Record<keyof typeof STYLE, number>>;

const NAMES = Object.keys(STYLE) as (keyof typeof STYLE)[];

/** Draws a style; always one number of the stream, whatever the mix. */
export function drawStyle(mix: StyleMix, rng: Rng): number {
  let mark = rng.below(NAMES.reduce((sum, name) => sum + mix[name], 0));
  for (const name of NAMES) {
    mark -= mix[name];
    if (mark < 0) return STYLE[name];
  }
  return STYLE.nearest;
}

/** Ties are broken by these bits, other ones at every junction; 0 takes whatever comes first. */
export const TWISTS = 1 << 23;

/** How late a seat that follows its whim takes the city at a place in its hand: 0 to 7. */
export const whimOf = (twist: number, seat: Seat, place: number): number =>
  (twist >>> ((7 * seat + 3 * place) % 20)) & 7;

/** Where to begin among so many equal choices at a junction. */
export const twisted = (twist: number, at: number, choices: number): number => ((twist >>> (at & 15)) & 7) % choices;
