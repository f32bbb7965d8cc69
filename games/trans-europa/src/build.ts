// What a turn may build: which lines are free, payable and in reach.

import type { Seat } from '@branchline/core';
import { has, WORD_BITS } from './bits.ts';
import { MOST_COST, type Grid, type Tariff } from './grid.ts';
import { limitIn, roundRules, type RoundRules } from './round-rules.ts';
import { BASE_LIMITS } from './special-cards.ts';
import type { Bits, BuildStage, LineIndex, Public, Tracks } from './types.ts';

export const tariffOf = (grid: Grid, rules: RoundRules): Tariff => grid.tariffs[rules.eased]!;

/** What a line takes from the budget of a turn (TE-BUILD-2, TE-FERRY-3). */
export const costOf = (grid: Grid, rules: RoundRules, line: LineIndex): number => tariffOf(grid, rules).cost[line]!;

/** Free lines only (TE-BUILD-4) that touch the own network (TE-BUILD-5), unless tracks may lie anywhere (TP-CARD-18). */
export const isInReach = (rules: RoundRules, tracks: Tracks, seat: Seat, line: LineIndex): boolean =>
  rules.freeBuild || has(tracks.touching[seat]!, line);

/** A seat with budget to spend. */
type Builder = Pick<BuildStage, 'seat' | 'left' | 'ferryUsed'>;

/** Lines the budget pays for; one ferry track a turn at most (TE-FERRY-5). */
const payableLines = (grid: Grid, rules: RoundRules, { left, ferryUsed }: Builder): Bits =>
  tariffOf(grid, rules).payable[Math.min(left, MOST_COST)]![ferryUsed ? 1 : 0];

/** Whether a legal placement exists. */
export function canBuild(grid: Grid, { cards, tracks }: Pick<Public, 'cards' | 'tracks'>, builder: Builder): boolean {
  const rules = roundRules(cards);
  const payable = payableLines(grid, rules, builder);
  const { laid } = tracks;
  const reach = rules.freeBuild ? payable : tracks.touching[builder.seat]!;
  for (let i = 0; i < laid.length; i++) if ((payable[i]! & reach[i]! & ~laid[i]!) !== 0) return true;
  return false;
}

/** Entries found before it is known how many there are: one copy at the end costs less than a list that grows. */
const found: unknown[] = [];

/** Of a list with an entry for every line, the entries of those on which this seat may lay a track now; then `last`. */
export function pickBuildable<T>(
  grid: Grid,
  { cards, tracks }: Pick<Public, 'cards' | 'tracks'>,
  builder: Builder,
  byLine: readonly T[],
  last?: T,
): T[] {
  const rules = roundRules(cards);
  const payable = payableLines(grid, rules, builder);
  const { laid } = tracks;
  const reach = rules.freeBuild ? payable : tracks.touching[builder.seat]!;
  let count = 0;
  for (let i = 0; i < laid.length; i++) {
    for (let word = payable[i]! & reach[i]! & ~laid[i]!; word !== 0; word &= word - 1) {
      found[count++] = byLine[i * WORD_BITS + 31 - Math.clz32(word & -word)]!;
    }
  }
  if (last !== undefined) found[count++] = last;
  return found.slice(0, count) as T[];
}

/** A fresh turn of this seat, with the limit of the cycle (TP-CARD-9b). */
export const freshTurn = (position: Pick<Public, 'cards' | 'cycle'>, seat: Seat): BuildStage => ({
  kind: 'build',
  seat,
  left: limitIn(roundRules(position.cards), position.cycle),
  laid: 0,
  ferryUsed: false,
});

/** Nobody could lay a track with the normal budget (TE-ENDR-7); a limit of 1 does not count (AMB-TE-9). */
export function isStuck(grid: Grid, position: Pick<Public, 'cards' | 'tracks'>): boolean {
  const seats = position.tracks.networks.length;
  for (let seat = 0; seat < seats; seat++) {
    if (canBuild(grid, position, { seat, left: BASE_LIMITS[0], ferryUsed: false })) return false;
  }
  return true;
}
