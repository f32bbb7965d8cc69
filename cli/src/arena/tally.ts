// Counting up the matches of one cell: rounds won and points by bot, and how every two bots did against each other.

import type { ArenaRound } from '../tasks/arena.ts';
import { estimate, type Cluster, type Estimate } from './estimate.ts';
import type { MatchRecord } from './match-record.ts';
import { ratings, type Duels, type Rating } from './ratings.ts';

/** One bot; everything by deal. */
interface Row {
  readonly won: Map<number, Cluster>;
  readonly points: Map<number, Cluster>;
  forfeits: number;
}

export interface Tally {
  readonly bots: readonly string[];
  readonly fewIsGood: boolean;
  /** The bot in all seats but the tested one, where there is such a bot. */
  readonly opponent: string | undefined;
  readonly rows: readonly Row[];
  readonly duels: Map<number, Duels>;
  rounds: number;
  readonly reasons: Map<string, number>;
}

export const newTally = (bots: readonly string[], fewIsGood: boolean, opponent?: string): Tally => ({
  bots,
  fewIsGood,
  opponent,
  rows: bots.map(() => ({ won: new Map(), points: new Map(), forfeits: 0 })),
  duels: new Map(),
  rounds: 0,
  reasons: new Map(),
});

function add(clusters: Map<number, Cluster>, deal: number, value: number): void {
  const cluster = clusters.get(deal);
  if (cluster === undefined) clusters.set(deal, { sum: value, count: 1 });
  else {
    cluster.sum += value;
    cluster.count++;
  }
}

/** 1, ½ or 0 for the first of two slots; undefined where the round says nothing of the two. */
function duel({ points, forfeit }: ArenaRound, a: number, b: number, fewIsGood: boolean): number | undefined {
  if (forfeit !== undefined) return forfeit.slot === a ? 0 : forfeit.slot === b ? 1 : undefined;
  const lead = fewIsGood ? points[b]! - points[a]! : points[a]! - points[b]!;
  return lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
}

export function addMatch(tally: Tally, { lineUp, deal, rounds }: MatchRecord): void {
  const count = tally.bots.length;
  const numbers = lineUp.map((bot) => tally.bots.indexOf(bot));
  // In a test only the tested slot counts: the opponents' results are its mirror image.
  const tested = tally.opponent === undefined ? [...numbers.keys()] : [0];
  let duels = tally.duels.get(deal);
  if (duels === undefined) tally.duels.set(deal, (duels = new Float64Array(count * count)));
  for (const round of rounds) {
    tally.rounds++;
    for (const slot of tested) {
      const row = tally.rows[numbers[slot]!]!;
      add(row.won, deal, round.winners.includes(slot) ? 1 / round.winners.length : 0);
      if (round.forfeit === undefined) add(row.points, deal, round.points[slot]!);
    }
    if (round.forfeit !== undefined) {
      const { slot, reason } = round.forfeit;
      tally.rows[numbers[slot]!]!.forfeits++;
      const text = `${lineUp[slot]}: ${reason}`;
      tally.reasons.set(text, (tally.reasons.get(text) ?? 0) + 1);
    }
    for (let a = 0; a < numbers.length; a++) {
      for (let b = 0; b < a; b++) {
        const value = numbers[a] === numbers[b] ? undefined : duel(round, a, b, tally.fewIsGood);
        if (value === undefined) continue;
        duels[numbers[a]! * count + numbers[b]!]! += value;
        duels[numbers[b]! * count + numbers[a]!]! += 1 - value;
      }
    }
  }
}

export interface Standing {
  readonly bot: string;
  /** Share of rounds won; a shared win counts in parts. */
  readonly won: Estimate;
  readonly points: Estimate;
  readonly rating: Rating;
  readonly forfeits: number;
}

/** Where the scale of the ratings is fixed: at the bot all others are compared with. */
export function anchorOf(bots: readonly string[], opponent: string | undefined): number | undefined {
  const wanted = [opponent, 'conductor', 'greedy'].find((bot) => bot !== undefined && bots.includes(bot));
  return wanted === undefined ? undefined : bots.indexOf(wanted);
}

export function standings(tally: Tally): readonly Standing[] {
  const rated = ratings([...tally.duels.values()], tally.bots.length, anchorOf(tally.bots, tally.opponent));
  return tally.bots.map((bot, index) => ({
    bot,
    won: estimate(tally.rows[index]!.won.values()),
    points: estimate(tally.rows[index]!.points.values()),
    rating: rated[index]!,
    forfeits: tally.rows[index]!.forfeits,
  }));
}

/** How often the first did better than the second. */
export function headToHead(tally: Tally, a: number, b: number): Estimate {
  const count = tally.bots.length;
  return estimate(
    [...tally.duels.values()].map((duels) => ({
      sum: duels[a * count + b]!,
      count: duels[a * count + b]! + duels[b * count + a]!,
    })),
  );
}
