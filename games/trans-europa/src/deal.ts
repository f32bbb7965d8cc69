// The start of a round: the board is cleared and each player gets one city card of every colour.

import type { BySeat } from '@branchline/core';
import { gridOf } from './grid.ts';
import { withHands } from './hands.ts';
import { resolveHandEffects } from './hand-effects.ts';
import { clearedRound } from './setup.ts';
import type { CardNumber, State } from './types.ts';

/** Takes back tracks, markers and cards (TE-NEXT-1, TE-NEXT-2) and deals (TE-DEAL-1). */
export function deal(state: State, cityIds: BySeat<readonly string[]>): State {
  const { config } = state;
  const grid = gridOf(config.board);
  const hands = cityIds.map((hand) => hand.map((id) => grid.graph.cityIndex.get(id)!));
  const cleared: State = {
    config,
    public: { ...state.public, ...clearedRound(config) },
    secret: { hands: hands.map(() => []), choices: {}, known: hands.map(() => []) },
  };
  const dealt = withHands(cleared, grid, hands);
  if (config.options.specialCards === 'off') return resolveHandEffects(dealt);
  // A new special card every round (TP-CARD-C), revealed when all have their hands (TP-CARD-B, AMB-TP-10).
  return { ...dealt, public: { ...dealt.public, stage: { kind: 'special-card' } } };
}

/** Puts the cards in force for all players and the whole round (TP-CARD-B), the pile made up again if need be (TP-CARD-D). */
export function revealSpecialCards(state: State, cards: readonly CardNumber[]): State {
  const { usedCards } = state.public;
  const refilled = cards.some((card) => usedCards.includes(card));
  const revealed = {
    ...state,
    public: { ...state.public, cards, usedCards: refilled ? [] : usedCards },
  };
  return resolveHandEffects(revealed);
}
