// The balance report in figures, for one number of players and one target.

import type { ContractIndex } from '@branchline/trains-of-europe';
import type { BalancedGame } from '../tasks/balance.ts';

interface Share {
  /** Wins, or takings. */
  hits: number;
  of: number;
}

export interface Tally {
  readonly players: number;
  readonly target: number;
  games: number;
  /** By number of years: games. */
  readonly years: Map<number, number>;
  readonly reasons: Map<string, number>;
  firstYearFailures: number;
  insolvent: number;
  taken: number;
  sent: number;
  outOfSticks: number;
  topProfit: number;
  readonly contracts: Map<ContractIndex, Share>;
  readonly launch: Map<ContractIndex, Share>;
  readonly seats: Share[];
  readonly styles: Map<string, Share>;
  readonly margins: number[];
  /** By year: profits of all companies in games that lasted so long. */
  readonly profits: { sum: number; of: number }[];
}

export const emptyTally = (players: number, target: number): Tally => ({
  players,
  target,
  games: 0,
  years: new Map(),
  reasons: new Map(),
  firstYearFailures: 0,
  insolvent: 0,
  taken: 0,
  sent: 0,
  outOfSticks: 0,
  topProfit: 0,
  contracts: new Map(),
  launch: new Map(),
  seats: Array.from({ length: players }, () => ({ hits: 0, of: 0 })),
  styles: new Map(),
  margins: [],
  profits: [],
});

function note<K>(shares: Map<K, Share>, key: K, hits: number): void {
  const share = shares.get(key) ?? { hits: 0, of: 0 };
  share.hits += hits;
  share.of++;
  shares.set(key, share);
}

const count = <K>(counts: Map<K, number>, key: K): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

export function addGame(tally: Tally, game: BalancedGame): void {
  tally.games++;
  count(tally.years, game.years);
  count(tally.reasons, game.reason);
  tally.firstYearFailures += game.firstYearFailures;
  tally.insolvent += game.insolvent;
  tally.taken += game.taken.length;
  tally.sent += game.sent.length;
  if (game.outOfSticks) tally.outOfSticks++;
  if (game.topProfit) tally.topProfit++;
  for (const contract of game.taken) note(tally.contracts, contract, 1);
  for (const contract of game.sent) note(tally.contracts, contract, 0);
  game.wins.forEach((wins, at) => {
    note(tally.launch, game.launch[at]!, wins);
    note(tally.styles, game.styles[at]!, wins);
    tally.seats[at]!.hits += wins;
    tally.seats[at]!.of++;
  });
  const [first = 0, second = 0] = game.points.toSorted((a, b) => b - a);
  tally.margins.push(first - second);
  game.profits.forEach((profits, year) => {
    const at = (tally.profits[year] ??= { sum: 0, of: 0 });
    for (const profit of profits) at.sum += profit;
    at.of += profits.length;
  });
}

export const shareOf = ({ hits, of }: Share): number => (of === 0 ? 0 : hits / of);

/** The bounds of the 95 % interval of a share (Wilson), which stay sensible at 0 and 1. */
export function boundsOf({ hits, of }: Share): { readonly low: number; readonly high: number } {
  if (of === 0) return { low: 0, high: 1 };
  const z = 1.96;
  const share = hits / of;
  const centre = (share + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z / (1 + (z * z) / of)) * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  return { low: centre - half, high: centre + half };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

/** Mean years, and the share of games within the bounds. */
export function yearFigures(tally: Tally, least: number, most: number): { mean: number; within: number } {
  let sum = 0;
  let within = 0;
  for (const [years, games] of tally.years) {
    sum += years * games;
    if (years >= least && years <= most) within += games;
  }
  return { mean: sum / tally.games, within: within / tally.games };
}
