// How the person at this device has fared: finished games with one person among bots, by board and edition.

import type { ListedGame } from '@branchline/protocol';

/** One finished game. */
export type Outing = { readonly won: boolean; readonly points?: number };

export type Tally = {
  readonly title: string;
  readonly played: number;
  readonly won: number;
  /** On average and at best, in games that count them. */
  readonly points?: { readonly mean: number; readonly best: number };
  /** The latest games, oldest first. */
  readonly latest: readonly Outing[];
};

export type Standing = Tally & {
  /** Wins in a row, now and at best; a shared win counts. */
  readonly streak: number;
  readonly best: number;
  readonly kinds: readonly Tally[];
};

export type Judged = {
  readonly title: string;
  readonly winners: readonly number[];
  /** By seat, the more the better. */
  readonly points?: readonly number[];
};

/** So many are drawn. */
const LATEST = 24;

function tallyOf(title: string, outings: readonly Outing[]): Tally {
  const points = outings.flatMap((outing) => outing.points ?? []);
  const sum = points.reduce((total, each) => total + each, 0);
  return {
    title,
    played: outings.length,
    won: outings.filter(({ won }) => won).length,
    ...(points.length === 0 ? {} : { points: { mean: sum / points.length, best: Math.max(...points) } }),
    latest: outings.slice(-LATEST),
  };
}

function streaksOf(outings: readonly Outing[]): { readonly streak: number; readonly best: number } {
  let [streak, best] = [0, 0];
  for (const { won } of outings) {
    streak = won ? streak + 1 : 0;
    best = Math.max(best, streak);
  }
  return { streak, best };
}

/** Undefined if there is nothing to count yet. */
export function standingIn(games: readonly ListedGame[], judge: (game: ListedGame) => Judged): Standing | undefined {
  const own = games
    .filter(({ imported, summary, seats }) => !imported && summary.over && seats.filter(isPerson).length === 1)
    .toSorted((a, b) => a.touched - b.touched);
  if (own.length === 0) return undefined;
  const kinds = new Map<string, Outing[]>();
  const all = own.map((game): Outing => {
    const { title, winners, points } = judge(game);
    const seat = game.seats.findIndex(isPerson);
    const scored = points?.[seat];
    const outing = { won: winners.includes(seat), ...(scored === undefined ? {} : { points: scored }) };
    kinds.set(title, [...(kinds.get(title) ?? []), outing]);
    return outing;
  });
  const sorted = [...kinds].map(([title, outings]) => tallyOf(title, outings)).toSorted((a, b) => b.played - a.played);
  return { ...tallyOf('', all), ...streaksOf(all), kinds: sorted };
}

const isPerson = ({ kind }: { readonly kind: string }): boolean => kind === 'human';
