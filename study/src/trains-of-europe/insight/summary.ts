// Many games of one player in one view. Everything here is counted from what is kept of each game, so it is there at once.

import type { EvaluationItem } from '@branchline/trains-of-europe';
import { byCost } from '../loss.ts';
import type { CompanyInsight } from './game.ts';
import type { CompanyMistake } from './judged.ts';

export type { CompanyInsight } from './game.ts';
export type { CompanyMistake } from './judged.ts';

export interface KeptCompany {
  readonly id: string;
  /** When it was last played, in milliseconds. */
  readonly played: number;
  readonly insight: CompanyInsight;
}

export interface CompanyMistakes extends Pick<CompanyMistake, 'phase' | 'how'> {
  readonly count: number;
  /** Given away in all: chances to win, and points where the chances were within their doubt. */
  readonly chances: number;
  readonly points: number;
  /** The costliest, with their games. */
  readonly worst: readonly (CompanyMistake & { readonly game: string })[];
}

export interface CompanySummary {
  readonly games: number;
  /** Means over the games. */
  readonly won: number;
  readonly points: number;
  readonly ahead: number;
  readonly completed: number;
  /** The mean year of the first completed contract, over the games that had one. */
  readonly first: number | undefined;
  readonly licences: number;
  readonly vehicles: number;
  readonly items: readonly { readonly item: EvaluationItem; readonly points: number }[];
  /** Oldest first. */
  readonly judged: readonly { readonly id: string; readonly played: number; readonly accuracy: number }[];
  /** The costliest kinds first. */
  readonly mistakes: readonly CompanyMistakes[];
  /** Games without a review, newest first. */
  readonly unjudged: readonly string[];
}

const WORST = 3;

function mistakesOf(games: readonly KeptCompany[]): readonly CompanyMistakes[] {
  const all = games.flatMap(({ id, insight }) =>
    (insight.judged?.mistakes ?? []).map((mistake) => ({ ...mistake, game: id })),
  );
  const kinds = [...new Set(all.map(({ phase, how }) => `${phase} ${how}`))];
  return kinds
    .map((kind): CompanyMistakes => {
      const group = all.filter((mistake) => `${mistake.phase} ${mistake.how}` === kind);
      const { phase, how } = group[0]!;
      const given = (of: string): number => group.reduce((sum, { loss }) => sum + (loss.of === of ? loss.value : 0), 0);
      const worst = group.toSorted((a, b) => byCost(a.loss, b.loss)).slice(0, WORST);
      return { phase, how, count: group.length, chances: given('chances'), points: given('points'), worst };
    })
    .toSorted((a, b) => b.chances - a.chances || b.points - a.points);
}

export function companySummary(games: readonly KeptCompany[]): CompanySummary {
  const order = games.toSorted((a, b) => a.played - b.played);
  const mean = (of: (insight: CompanyInsight) => number, list = order): number =>
    list.reduce((sum, { insight }) => sum + of(insight), 0) / Math.max(1, list.length);
  const begun = order.filter(({ insight }) => insight.first !== undefined);
  const lines = Object.keys(order[0]?.insight.items ?? {}) as EvaluationItem[];
  return {
    games: games.length,
    won: mean(({ won }) => won),
    points: mean(({ points }) => points),
    ahead: mean(({ ahead }) => ahead),
    completed: mean(({ completed }) => completed),
    first: begun.length > 0 ? mean(({ first }) => first!, begun) : undefined,
    licences: mean(({ licences }) => licences),
    vehicles: mean(({ vehicles }) => vehicles),
    items: lines
      .map((item) => ({ item, points: mean(({ items }) => items[item]) }))
      .toSorted((a, b) => b.points - a.points),
    judged: order.flatMap(({ id, played, insight: { judged } }) =>
      judged ? [{ id, played, accuracy: judged.accuracy }] : [],
    ),
    mistakes: mistakesOf(order),
    unjudged: order
      .toReversed()
      .filter(({ insight }) => insight.judged === undefined)
      .map(({ id }) => id),
  };
}
