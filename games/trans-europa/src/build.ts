// What a turn may build: which lines are free, payable and in reach.

import type { Seat } from '@branchline/core';
import { has } from './bits.ts';
import { MOST_COST, type Grid, type Tariff } from './grid.ts';
import { limitIn, roundRules, type RoundRules } from './round-rules.ts';
import type { Bits, BuildStage, LineIndex, Public } from './types.ts';

/** The tracks on the board and the rules in force: building depends on nothing else. */
type Site = Pick<Public, 'cards' | 'tracks'>;

/** A seat with budget to spend. */
type Builder = Pick<BuildStage, 'seat' | 'left' | 'ferryUsed'>;

export const tariffOf = (grid: Grid, rules: RoundRules): Tariff => grid.tariffs[rules.eased]!;

/** What a line takes from the budget of a turn (TE-BUILD-2, TE-FERRY-3). */
export const costOf = (grid: Grid, rules: RoundRules, line: LineIndex): number => tariffOf(grid, rules).cost[line]!;

/**
 * Free lines only (TE-BUILD-4) that touch the own network (TE-BUILD-5) at any junction (TE-BUILD-7), unless tracks may be laid
 * anywhere (TP-CARD-18).
 */
export const isInReach = ({ cards, tracks }: Site, seat: Seat, line: LineIndex): boolean =>
  roundRules(cards).freeBuild || has(tracks.touching[seat]!, line);

/** Lines the budget pays for; one ferry track a turn at most (TE-FERRY-5), so a ferry takes two turns (TE-FERRY-4). */
const payableLines = (grid: Grid, rules: RoundRules, { left, ferryUsed }: Builder): Bits =>
  tariffOf(grid, rules).payable[Math.min(left, MOST_COST)]![ferryUsed ? 1 : 0];

/** Whether a legal placement exists. */
export function canBuild(grid: Grid, { cards, tracks }: Site, builder: Builder): boolean {
  const rules = roundRules(cards);
  const payable = payableLines(grid, rules, builder);
  const { laid } = tracks;
  const reach = rules.freeBuild ? payable : tracks.touching[builder.seat]!;
  for (let i = 0; i < laid.length; i++) if ((payable[i]! & reach[i]! & ~laid[i]!) !== 0) return true;
  return false;
}

/** The lines on which this seat may lay a track now. */
export function buildableLines(grid: Grid, { cards, tracks }: Site, builder: Builder): Bits {
  const rules = roundRules(cards);
  const payable = payableLines(grid, rules, builder);
  const { laid } = tracks;
  const reach = rules.freeBuild ? payable : tracks.touching[builder.seat]!;
  const lines = payable.slice();
  for (let i = 0; i < lines.length; i++) lines[i]! &= reach[i]! & ~laid[i]!;
  return lines;
}

/** A fresh turn of this seat, with the limit of the cycle (TP-CARD-9b). */
export const freshTurn = (position: Pick<Public, 'cards' | 'cycle'>, seat: Seat): BuildStage => ({
  kind: 'build',
  seat,
  left: limitIn(roundRules(position.cards), position.cycle),
  laid: 0,
  ferryUsed: false,
});

/**
 * Nobody could lay a track with the largest budget of the round (TE-ENDR-7), under card 18 because no line is left
 * (TP-CARD-18b); cycles with less do not count (AMB-TE-9).
 */
export function isStuck(grid: Grid, site: Site): boolean {
  const left = roundRules(site.cards).mostLimit;
  const seats = site.tracks.networks.length;
  for (let seat: Seat = 0; seat < seats; seat++) {
    if (canBuild(grid, site, { seat, left, ferryUsed: false })) return false;
  }
  return true;
}
