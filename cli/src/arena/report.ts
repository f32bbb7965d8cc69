// The result of an arena as tables for people and as one document for programs.

import { requireGame } from '../catalog.ts';
import { fixed, table } from '../output.ts';
import { requireConfig } from '../tables.ts';
import { plain } from '../text/plain.ts';
import type { Estimate } from './estimate.ts';
import { judgeOf, type Judge } from './judge.ts';
import type { MatchRecord } from './match-record.ts';
import type { Cell, Plan } from './plan.ts';
import { ratings, type Rating } from './ratings.ts';
import { addMatch, anchorOf, headToHead, newTally, standings, type Standing, type Tally } from './tally.ts';

interface Counted {
  readonly cell: Cell;
  readonly judge: Judge;
  readonly tally: Tally;
  readonly standings: readonly Standing[];
}

const byStrength = (a: { readonly rating: Rating }, b: { readonly rating: Rating }): number =>
  b.rating.rating - a.rating.rating;

/** All bots that play, the opponent of a test first. */
const botsOf = ({ bots, against }: Plan): readonly string[] =>
  against === undefined || bots.includes(against) ? bots : [against, ...bots];

function countUp(plan: Plan, matches: readonly MatchRecord[]): readonly Counted[] {
  const game = requireGame(plan.game);
  return plan.cells.flatMap((cell) => {
    const judge = judgeOf(game, requireConfig(game, cell.spec), plan.whole);
    const tally = newTally(botsOf(plan), judge.fewIsGood, plan.against);
    for (const match of matches) if (match.cell === cell.key) addMatch(tally, match);
    return tally.rounds === 0 ? [] : [{ cell, judge, tally, standings: standings(tally) }];
  });
}

/** Of all cells together; one of them alone has its own. */
function overall(plan: Plan, tables: readonly Counted[]): readonly { bot: string; rating: Rating }[] {
  const bots = botsOf(plan);
  const rated = ratings(
    tables.flatMap(({ tally }) => [...tally.duels.values()]),
    bots.length,
    anchorOf(bots, plan.against),
  );
  return bots.map((bot, index) => ({ bot, rating: rated[index]! }));
}

const estimateJson = ({ count, mean, margin }: Estimate): object => ({
  count,
  mean,
  ...(Number.isFinite(margin) ? { low: mean - margin, high: mean + margin } : {}),
});

function pairsOf(tally: Tally): { a: string; b: string; better: Estimate }[] {
  return tally.bots.flatMap((a, i) =>
    tally.bots.flatMap((b, j) => {
      const better = i === j ? undefined : headToHead(tally, i, j);
      return better === undefined || better.count === 0 ? [] : [{ a, b, better }];
    }),
  );
}

export function reportJson(plan: Plan, matches: readonly MatchRecord[]): object {
  const tables = countUp(plan, matches);
  return {
    plan,
    cells: tables.map(({ cell, judge, tally, standings: rows }) => ({
      cell: cell.key,
      players: cell.spec.seats,
      unit: judge.unit,
      fair: 1 / cell.spec.seats,
      deals: tally.duels.size,
      rounds: tally.rounds,
      bots: rows.map(({ bot, won, points, rating, forfeits }) => ({
        bot,
        ...(bot === plan.against ? { control: true } : {}),
        won: estimateJson(won),
        points: estimateJson(points),
        rating,
        forfeits,
      })),
      pairs: pairsOf(tally).map(({ a, b, better }) => ({ a, b, better: estimateJson(better) })),
      forfeits: Object.fromEntries(tally.reasons),
    })),
    ratings: overall(plan, tables).map(({ bot, rating }) => ({ bot, ...rating })),
  };
}

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

const plusMinus = ({ mean, margin }: Estimate, digits: number): string =>
  Number.isFinite(margin) ? `${fixed(mean, digits)} ±${fixed(margin, digits)}` : fixed(mean, digits);

const share = ({ count, mean, margin }: Estimate): string =>
  plusMinus({ count, mean: mean * 100, margin: margin * 100 }, 1);

const ratingText = ({ rating, low, high }: Rating): string =>
  low === undefined || high === undefined ? fixed(rating, 0) : `${fixed(rating, 0)} ±${fixed((high - low) / 2, 0)}`;

function cellText(plan: Plan, { cell, judge, tally, standings: rows }: Counted): string {
  const { seats } = cell.spec;
  const { unit, fewIsGood } = judge;
  const setting = plan.against === undefined ? 'mixed tables' : `one seat against ${plan.against} in all others`;
  const head = [
    'bot',
    `${unit}s`,
    `${unit}s won %`,
    'fair',
    fewIsGood ? 'points lost' : 'points',
    'rating',
    ...(tally.reasons.size === 0 ? [] : ['forfeits']),
  ];
  const lines = rows
    .filter(({ won }) => won.count > 0)
    .toSorted(byStrength)
    .map(({ bot, won, points, rating, forfeits }) => [
      bot === plan.against ? `${bot} (control)` : bot,
      won.count,
      share(won),
      fixed(100 / seats, 1),
      plusMinus(points, 2),
      ratingText(rating),
      ...(tally.reasons.size === 0 ? [] : [forfeits]),
    ]);
  const parts = [
    `${plain(cell.key)}: ${setting}; ${counted(tally.duels.size, 'deal')}, ${counted(tally.rounds, unit)}`,
    table(head, lines),
  ];
  if (plan.against === undefined && tally.bots.length > 2) parts.push('', duelsText(tally, rows));
  for (const [reason, count] of tally.reasons) parts.push(`forfeited ${count} × ${plain(reason, 160)}`);
  return parts.join('\n');
}

/** All against all: how often the row did better than the column, in per cent. */
function duelsText(tally: Tally, rows: readonly Standing[]): string {
  const order = rows.toSorted(byStrength).map(({ bot }) => tally.bots.indexOf(bot));
  return table(
    ['did better than, %', ...order.map((index) => tally.bots[index]!)],
    order.map((a) => [
      tally.bots[a]!,
      ...order.map((b) => {
        const better = a === b ? undefined : headToHead(tally, a, b);
        return better === undefined || better.count === 0 ? '–' : share(better);
      }),
    ]),
  );
}

export function reportText(plan: Plan, matches: readonly MatchRecord[]): string {
  const tables = countUp(plan, matches);
  if (tables.length === 0) return 'no matches yet';
  const parts = tables.map((each) => cellText(plan, each));
  if (tables.length > 1) {
    const rows = overall(plan, tables).toSorted(byStrength);
    parts.push(
      `all ${tables.length} kinds of table together\n` +
        table(
          ['bot', 'rating'],
          rows.map(({ bot, rating }) => [bot, ratingText(rating)]),
        ),
    );
  }
  parts.push('± 95 % confidence, all rounds of one deal taken as one observation');
  return parts.join('\n\n');
}
