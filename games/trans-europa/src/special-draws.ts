// Which special cards a log may show: every way in which a pile can have been drawn from is followed at once.

import { cardsBy, isCardList } from './cards-in-force.ts';
import { CARDS_DRAWN, isExcluded } from './special-pile.ts';
import type { CardNumber, Config, RoundRecord, SpecialCardMode } from './types.ts';

type Cards = readonly CardNumber[];

/** What was drawn at a table: how, from which cards, and what came up round by round. */
export interface Draws {
  readonly mode: SpecialCardMode;
  readonly all: Cards;
  readonly earlier: readonly Cards[];
}

export const drawsOf = ({ options, rulesVersion }: Config, rounds: readonly RoundRecord[]): Draws => ({
  mode: options.specialCards,
  all: cardsBy(rulesVersion),
  earlier: rounds.map(({ cards }) => cards),
});

/** Whether these cards can have come up next (TP-CARD-D, TP-MULTI-1). */
export function isPossibleDraw({ mode, all, earlier }: Draws, cards: Cards): boolean {
  if (!isCardList(cards) || !cards.every((card) => all.includes(card))) return false;
  if (mode === 'fixedPerRound' || mode === 'fixedGame') return true; // the table agreed on them (TP-CARD-E)
  if (cards.length !== CARDS_DRAWN[mode]) return false;
  let piles: readonly Cards[] = [all];
  for (const drawn of [...earlier, cards]) piles = pilesAfter(piles, drawn, all);
  return piles.length > 0;
}

/** The piles that may be left after a round's draw; none where it cannot have been drawn. */
function pilesAfter(before: readonly Cards[], drawn: Cards, all: Cards): readonly Cards[] {
  let piles = before;
  for (const [index, card] of drawn.entries()) {
    const inForce = drawn.slice(0, index);
    const ready = piles.flatMap((pile) => pilesToDrawFrom(pile, inForce, all));
    piles = distinct(ready.filter((pile) => pile.includes(card)).map((pile) => pile.filter((other) => other !== card)));
  }
  return piles;
}

/** Excluded cards that lay on top are with the used ones now, and an exhausted pile is made up of all that are not in force. */
function pilesToDrawFrom(pile: Cards, inForce: Cards, all: Cards): readonly Cards[] {
  return withoutSome(pile, inForce).flatMap((rest) => {
    if (rest.length > 0) return [rest];
    const refilled = all.filter((card) => !inForce.includes(card));
    return withoutSome(refilled, inForce);
  });
}

/** The pile after any of the cards that are excluded now was put away. */
function withoutSome(pile: Cards, inForce: Cards): readonly Cards[] {
  let piles: readonly Cards[] = [pile];
  for (const card of pile) {
    if (isExcluded(card, inForce)) piles = piles.flatMap((rest) => [rest, rest.filter((other) => other !== card)]);
  }
  return piles;
}

const distinct = (piles: readonly Cards[]): readonly Cards[] => [
  ...new Map(piles.map((pile) => [pile.join(), pile])).values(),
];
