// Points of a round, the end of the game and its winners.

import type { BySeat, Seat } from '@branchline/core';
import { EDITIONS } from './editions/index.ts';
import { roundRules } from './round-rules.ts';
import type { CardNumber, Config } from './types.ts';

/** With prestige scoring, or claims by hand, the game ends after this many rounds at the latest (AMB-TP-2, TE-CLAIM-5). */
export const MAX_ROUNDS = 60;

/** Penalty or prestige: as the edition has it, unless the table mixes them (AMB-TE-19). */
export const scoringOf = ({ edition, options }: Pick<Config, 'edition' | 'options'>): 'penalty' | 'prestige' =>
  options.scoring === 'edition' ? EDITIONS[edition].scoring : options.scoring;

/**
 * Points lost: one per missing track, two on a double line (TC-SCORE-1, TE-SCORE-1). Prestige won: by table (TP-SCORE-2), also
 * if nobody is complete (TP-SCORE-3).
 */
export function pointsFor(config: Config, cards: readonly CardNumber[], missing: number): number {
  if (scoringOf(config) === 'penalty') return missing;
  const { table } = roundRules(cards);
  return table[Math.min(missing, table.length - 1)]!;
}

/** A seat has reached or passed the last space (TC-END-1, TE-END-1), or the prestige to play for (TP-END-1). */
export function isGameOver(config: Config, scores: BySeat<number>, rounds: number): boolean {
  if (scores.some((score) => score >= config.options.targetScore)) return true;
  return rounds >= MAX_ROUNDS && (scoringOf(config) === 'prestige' || config.options.manualClaim);
}

/** Fewest points lost (TC-END-2, TE-END-2), or most prestige (TP-END-2); equal totals win together. Totals are exact (TC-END-3). */
export function winnersOf(config: Config, scores: BySeat<number>): Seat[] {
  const best = scoringOf(config) === 'penalty' ? Math.min(...scores) : Math.max(...scores);
  return [...scores.keys()].filter((seat) => scores[seat] === best);
}

/**
 * What the score track shows: points left, or prestige. Pawns may share a space (TE-SCORE-2). A total beyond the end is shown on
 * the last space (TP-SCORE-4, AMB-TE-16).
 */
export function spaceOnTrack(config: Config, score: number): number {
  const { targetScore } = config.options;
  return scoringOf(config) === 'penalty' ? Math.max(0, targetScore - score) : Math.min(targetScore, score);
}
