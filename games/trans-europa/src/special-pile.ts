// The pile of special cards: drawing for a round, and which draws a log may show.

import { invariant, pick, type Rng } from '@branchline/core';
import { cardsBy, excludes, isCardList } from './cards-in-force.ts';
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
const CARDS_DRAWN: Readonly<Record<SpecialCardMode, number>> = {
  off: 0,
  random: 1,
  fixedPerRound: 1,
  fixedGame: 1,
  'multiple(2)': 2,
  'multiple(3)': 3,
};

const isExcluded = (card: CardNumber, inForce: readonly CardNumber[]): boolean =>
  inForce.some((other) => excludes(card, other));

/**
 * Draws from the pile. A card that one already drawn excludes is put away and the next one drawn (TP-MULTI-1); an empty
 * pile is made up of the used cards (TP-CARD-D). A log shows only the cards in force, so a card put away counts as
 * unused in later rounds.
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

/**
 * Whether these cards can have been drawn. A used card comes up only from a pile that was made up anew, and that
 * happens when no unused card is left but such as may have been put away beside one they exclude.
 */
export function isPossibleDraw({ mode, all, used }: Pile, cards: readonly CardNumber[]): boolean {
  if (!isCardList(cards) || !cards.every((card) => all.includes(card))) return false;
  if (mode === 'fixedPerRound' || mode === 'fixedGame') return true; // the table agreed on them (TP-CARD-E)
  if (cards.length !== CARDS_DRAWN[mode]) return false;
  const firstReused = cards.findIndex((card) => used.includes(card));
  if (firstReused < 0) return true;
  const drawnBefore = cards.slice(0, firstReused);
  const gone = [...used, ...drawnBefore];
  const putAway = mode === 'random' ? [] : gone;
  return all.every((card) => gone.includes(card) || isExcluded(card, putAway));
}
