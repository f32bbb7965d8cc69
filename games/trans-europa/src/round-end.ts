// The end of a round: hands are revealed, all seats are scored, the start player card moves on.

import type { BySeat, Seat } from '@branchline/core';
import { gridOf, type Grid } from './grid.ts';
import { missingCounts } from './missing.ts';
import { isComplete } from './network.ts';
import { isGameOver, pointsFor, winnersOf } from './scoring.ts';
import { leftOf } from './seats.ts';
import type { EndReason, Public, RoundRecord, Secret, State, Tracks } from './types.ts';

/**
 * Seats with all target cities connected, no matter in whose turn (TE-ENDR-1, TP-ENDR-1); there may be several (TE-ENDR-3).
 * Ascending.
 */
export function completeSeats(grid: Grid, tracks: Tracks, hands: Secret['hands']): readonly Seat[] {
  let complete: Seat[] | undefined;
  for (let seat: Seat = 0; seat < hands.length; seat++) {
    if (isComplete(grid, tracks.networks[seat]!, hands[seat]!)) (complete ??= []).push(seat);
  }
  return complete ?? NOBODY;
}

const NOBODY: readonly Seat[] = [];

/** Scores the round. Tracks and markers stay until the next deal, so that all players see what was scored. */
export function endRound(state: State, reason: EndReason): State {
  const { config, secret } = state;
  // Complete is complete, claimed or not (TE-CLAIM-3).
  const complete = completeSeats(gridOf(config.board), state.public.tracks, secret.hands);
  const position: Public = { ...state.public, complete };
  const { scores: before, start, cards } = position;
  const missing = missingCounts({ config, public: position }, secret.hands); // each seat for itself (TE-MISS-3)
  const points = missing.map((count) => pointsFor(config, cards, count));
  const record: RoundRecord = {
    start,
    cards,
    reason,
    complete,
    missing,
    points,
    hands: secret.hands, // all hands are revealed (TE-ENDR-5)
  };
  const rounds = [...position.rounds, record];
  const scores = before.map((score, seat) => score + points[seat]!);
  const cleared = secret.hands.map(() => []);
  return {
    config,
    public: {
      ...position,
      scores,
      rounds,
      usedCards: [...position.usedCards, ...cards].sort((a, b) => a - b), // TP-CARD-D
      backs: cleared,
      revealed: cleared,
      ...afterwards(state, scores, rounds.length),
    },
    secret: { hands: cleared, choices: {}, known: cleared },
  };
}

/** The next deal, by a new start player (TE-NEXT-3), or the end of the game. */
function afterwards(
  { config, public: { start } }: State,
  scores: BySeat<number>,
  rounds: number,
): Partial<Public> & Pick<Public, 'stage'> {
  if (isGameOver(config, scores, rounds)) return { stage: { kind: 'over' }, winners: winnersOf(config, scores) };
  return { stage: { kind: 'deal' }, start: leftOf(start, config.seats) };
}
