// The pile of special cards: drawing for a round.

import { invariant, pick, type Rng } from '@branchline/core';
import { cardsBy, excludes } from './cards-in-force.ts';
import type { CardNumber, Config, Public, SpecialCardMode } from './types.ts';

/** The special cards of a table: how they are drawn, all of them, and those put aside. */
export interface Pile {
  readonly mode: SpecialCardMode;
  readonly all: readonly CardNumber[];
  readonly used: readonly CardNumber[];
}

export const pileOf = ({ options, rulesVersion }: Config, { usedCards }: Pick<Public, 'usedCards'>): Pile => ({
  mode: options.specialCards,
  all: cardsBy(rulesVersion),
  used: usedCards,
});

/** How many cards a round has where chance draws them. In the other modes one, unless the players agreed on more. */
export const CARDS_DRAWN: Readonly<Record<SpecialCardMode, number>> = {
  off: 0,
  random: 1,
  fixedPerRound: 1,
  fixedGame: 1,
  'multiple(2)': 2,
  'multiple(3)': 3,
};

export const isExcluded = (card: CardNumber, inForce: readonly CardNumber[]): boolean =>
  inForce.some((other) => excludes(card, other));

/**
 * Draws from the pile. A card that one already drawn excludes is put away and the next one drawn (TP-MULTI-1); an empty
 * pile is made up of the used cards (TP-CARD-D). A log shows only the cards in force, so the pile drawn from here still
 * holds what was put away, as if it had lain further down; what a log may show is judged in `special-draws.ts`.
 */
export function drawCards({ mode, all, used }: Pile, rng: Rng): CardNumber[] {
  const drawn: CardNumber[] = [];
  let pile = all.filter((card) => !used.includes(card));
  while (drawn.length < CARDS_DRAWN[mode]) {
    let fitting = pile.filter((card) => !isExcluded(card, drawn));
    if (fitting.length === 0) {
      pile = all.filter((card) => !drawn.includes(card));
      fitting = pile.filter((card) => !isExcluded(card, drawn));
    }
    invariant(fitting.length > 0, 'a full pile holds a fitting card');
    const card = pick(fitting, rng);
    drawn.push(card);
    pile = pile.filter((other) => other !== card);
  }
  return drawn;
}
