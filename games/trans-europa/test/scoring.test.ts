// Points, totals, the end of the game and its winners.

import { describe, expect, test } from 'vitest';
import { fastRng } from '@branchline/core';
import { spaceOnTrack, transEuropa, type Config, type State } from '../src/index.ts';
import { isGameOver, MAX_ROUNDS, pointsFor, winnersOf } from '../src/scoring.ts';
import { playOut, randomly } from './support/random-play.ts';
import { sketch } from './support/sketch.ts';
import { act, configOf, lastRound, lay, scene } from './support/table.ts';

const classic = configOf({ seats: 3 });
const ferry = configOf({ seats: 3, edition: 'ferry' });
const prestige = configOf({ seats: 3, edition: 'prestige' });

/** Seat 0 completes with one track; seat 1 misses `gap` single tracks and seat 2 a double one. */
const round = (gap: number, more: Partial<Parameters<typeof scene>[0]> = {}): State => {
  const chain = Array.from({ length: gap }, (_, i) => `${i === 0 ? 'B' : `b${i}`}-b${i + 1}:s`).join(', ');
  const on = sketch(`A-a:s, ${chain}, C-c:d, A-B:s*, B-C:s*`);
  const state = scene({
    on,
    hands: [
      ['A', 'a'],
      ['B', `b${gap}`],
      ['C', 'c'],
    ],
    markers: ['A', 'B', 'C'],
    ...more,
  });
  return act(state, 0, lay('A-a'));
};

describe('penalty points', () => {
  test('[TC-SCORE-1] complete players lose nothing, others one per single and two per double line', () => {
    expect(lastRound(round(3))).toMatchObject({ complete: [0], missing: [0, 3, 2], points: [0, 3, 2] });
    expect(round(3).public.scores).toEqual([0, 3, 2]);
  });

  test('[TE-SCORE-1] the ferry edition counts the same', () => {
    for (const missing of [0, 1, 2, 7]) expect(pointsFor(ferry, [], missing)).toBe(missing);
  });

  test('[TC-SCORE-2] the score track has 13 steps; each lost point is one', () => {
    expect(classic.options.targetScore).toBe(13);
    expect([0, 1, 12, 13].map((lost) => spaceOnTrack(classic, lost))).toEqual([13, 12, 1, 0]);
  });

  test('[TE-SCORE-2] several locomotives may share a space and overtake each other', () => {
    expect(round(2, { scores: [5, 3, 3] }).public.scores).toEqual([5, 5, 5]);
    expect(round(4, { scores: [5, 3, 4] }).public.scores).toEqual([5, 7, 6]);
  });

  test('[TC-END-1] EX-TE-60 the game ends after a round that leaves somebody at 13 lost or beyond', () => {
    expect(round(1, { scores: [12, 0, 0] }).public.stage.kind).toBe('deal');
    expect(round(1, { scores: [0, 12, 0] }).public.stage.kind).toBe('over');
    expect(round(5, { scores: [0, 11, 0] }).public.scores[1]).toBe(16);
    expect(round(5, { scores: [0, 11, 0] }).public.stage.kind).toBe('over');
  });

  test('[TC-END-1] EX-TE-62 a shorter track ends sooner', () => {
    const short = { options: { targetScore: 12 } };
    expect(round(1, { scores: [0, 11, 0], ...short }).public.stage.kind).toBe('over');
    expect(round(1, { scores: [0, 10, 0], ...short }).public.stage.kind).toBe('deal');
  });

  test('[TE-END-1] the ferry edition ends at the last space as well', () => {
    expect(isGameOver(ferry, [12, 0, 0], 3)).toBe(false);
    expect(isGameOver(ferry, [13, 0, 0], 3)).toBe(true);
    expect(isGameOver(ferry, [17, 0, 0], 3)).toBe(true);
  });

  test('[TC-END-2] EX-TE-61 most points left wins, equal totals win together', () => {
    expect(winnersOf(classic, [13, 4, 4])).toEqual([1, 2]);
    expect(winnersOf(classic, [13, 4, 5])).toEqual([1]);
    const ended = round(1, { scores: [1, 12, 0] });
    expect(transEuropa.result(ended)).toMatchObject({ scores: [1, 13, 2], winners: [0] });
  });

  test('[TE-END-2] the ferry edition shares victories too', () => {
    expect(winnersOf(ferry, [14, 3, 3])).toEqual([1, 2]);
  });

  test('[TC-END-3] EX-TE-60 totals beyond the end are kept exactly and rank the losers', () => {
    const ended = round(5, { scores: [0, 11, 12] });
    expect(transEuropa.result(ended)!.scores).toEqual([0, 16, 14]);
    expect(spaceOnTrack(classic, 16)).toBe(0);
  });
});

describe('prestige', () => {
  test('[TP-SCORE-1] the winner of a round gets 4', () => {
    expect(lastRound(round(3, { edition: 'prestige' })).points[0]).toBe(4);
  });

  test('[TP-SCORE-2] EX-TP-2 the others by the table', () => {
    const table = [0, 1, 2, 3, 4, 5, 9].map((missing) => pointsFor(prestige, [], missing));
    expect(table).toEqual([4, 3, 2, 1, 1, 0, 0]);
    expect(lastRound(round(1, { edition: 'prestige' })).points).toEqual([4, 3, 2]); // the double line counts 2
  });

  test('[TP-SCORE-4] the pawn stops at the end of the track, the total goes on', () => {
    expect(spaceOnTrack(prestige, 15)).toBe(13);
    expect(round(3, { edition: 'prestige', scores: [12, 0, 0] }).public.scores[0]).toBe(16);
  });

  test('[TP-END-1] EX-TP-60 the game ends after the round in which somebody has 13', () => {
    expect(round(5, { edition: 'prestige', scores: [8, 12, 0] }).public.stage.kind).toBe('deal');
    expect(round(5, { edition: 'prestige', scores: [9, 0, 0] }).public.stage.kind).toBe('over');
  });

  test('[TP-END-2] EX-TP-60 the highest total wins, not the first to arrive; equal totals win together', () => {
    const passed = round(4, { edition: 'prestige', scores: [10, 12, 0] });
    expect(transEuropa.result(passed)).toMatchObject({ scores: [14, 13, 2], winners: [0] });
    expect(winnersOf(prestige, [13, 13, 12])).toEqual([0, 1]);
  });

  test('[TP-END-1] after 60 rounds the game ends, and the highest total wins', () => {
    expect(isGameOver(prestige, [12, 3, 0], MAX_ROUNDS - 1)).toBe(false);
    expect(isGameOver(prestige, [12, 3, 0], MAX_ROUNDS)).toBe(true);
    expect(isGameOver(classic, [12, 3, 0], 200)).toBe(false);
    const config = configOf({ seats: 2, edition: 'prestige', board: 'usa', options: { blackTracks: 1 } });
    const end = playOut(transEuropa.setup(config), randomly, fastRng(5)).states.at(-1)!;
    expect(transEuropa.result(end)!.rounds).toHaveLength(60);
    expect(transEuropa.result(end)!.scores).toEqual([0, 0]);
    expect(transEuropa.result(end)!.winners).toEqual([0, 1]);
  });
});

describe('mixed scoring', () => {
  const mixed = (edition: string, scoring: string): Config =>
    configOf({ seats: 2, edition, board: 'usa', options: { scoring } });

  test('[TP-SCORE-2] any edition may count prestige, with the prestige end and winner', () => {
    const config = mixed('classic', 'prestige');
    expect(pointsFor(config, [], 1)).toBe(3);
    expect(winnersOf(config, [13, 5])).toEqual([0]);
    expect(isGameOver(config, [0, 0], 60)).toBe(true);
  });

  test('[TC-SCORE-1] any edition may count penalty points; cards 1 and 2 then change nothing', () => {
    const config = mixed('prestige', 'penalty');
    expect(pointsFor(config, [1], 6)).toBe(6);
    expect(winnersOf(config, [13, 5])).toEqual([1]);
  });
});
