// The figures of a review as its two switches want them: of one round or of the whole game, and from which knowledge.

import type { BySeat } from '@branchline/core';
import type { Lesson, TurnReview } from '@branchline/study/trans-europa';
import {
  isJudged,
  roundsIn,
  turnsOfRound,
  type ReviewState,
  type ShownOpening,
  type ShownTurn,
} from './review-state.ts';

/** A turn beside the best one. */
export const lessonIn = ({ judgement }: ReviewState, turn: TurnReview): Lesson =>
  judgement.value === 'known' ? turn : turn.faceUp;

/** All chances after a turn: as the player looked at could know them then, or with all hands face up. */
export const chancesAfter = ({ judgement, seat }: ReviewState, turn: ShownTurn): BySeat<number> | undefined =>
  judgement.value === 'known' ? turn.seen[seat.value] : turn.open;

export const chancesDealt = ({ judgement, seat }: ReviewState, opening: ShownOpening): BySeat<number> | undefined =>
  judgement.value === 'known' ? opening.seen[seat.value] : opening.open;

/** The rounds that are looked at. */
export function roundsLookedAt({ scope, round, bare }: ReviewState): readonly number[] {
  return scope.value === 'round' ? [round.value] : Array.from({ length: roundsIn(bare.value) }, (_, index) => index);
}

/** The turns that are looked at, as far as they have been judged. */
export function judgedTurns(state: ReviewState): readonly TurnReview[] {
  const rounds = roundsLookedAt(state);
  return state.turns.value.filter(isJudged).filter((turn) => rounds.includes(turn.round));
}

/** Whether a round has been judged to its end. */
export function isRoundJudged({ bare, turns, openings }: ReviewState, round: number): boolean {
  const places = turnsOfRound(bare.value, round);
  const opening = openings.value[round];
  return (
    places.length > 0 &&
    opening !== undefined &&
    'hands' in opening &&
    places.every((place) => isJudged(turns.value[place]))
  );
}

/** A place of the review: the deal of a round, or one of its turns. */
export type Place = { readonly round: number; readonly at: number };

/** All places that are looked at, in order: what the curve is drawn over. */
export const placesLookedAt = (state: ReviewState): readonly Place[] =>
  roundsLookedAt(state).flatMap((round) =>
    Array.from({ length: turnsOfRound(state.bare.value, round).length + 1 }, (_, at) => ({ round, at })),
  );

/** The chances at a place, and whether they are known at first look only. */
export function chancesAtPlace(
  state: ReviewState,
  { round, at }: Place,
): { readonly chances: BySeat<number>; readonly rough: boolean } | undefined {
  const { bare, turns, openings } = state;
  const opening = openings.value[round];
  const turn = turns.value[turnsOfRound(bare.value, round)[at - 1] ?? -1];
  const chances = at === 0 ? opening && chancesDealt(state, opening) : turn && chancesAfter(state, turn);
  if (!chances) return undefined;
  return { chances, rough: at === 0 ? !('hands' in opening!) : !isJudged(turn) };
}
