// How the person at this device has fared: finished games with one person among bots, by board and edition.

import type { ListedGame } from '@branchline/protocol';

export type Tally = { readonly title: string; readonly played: number; readonly won: number };

export type Standing = Tally & {
  /** Wins in a row, now and at best; a shared win counts. */
  readonly streak: number;
  readonly best: number;
  readonly kinds: readonly Tally[];
};

export type Judged = { readonly title: string; readonly winners: readonly number[] };

/** Undefined where there is nothing to count yet. */
export function standingIn(games: readonly ListedGame[], judge: (game: ListedGame) => Judged): Standing | undefined {
  const own = games
    .filter(({ imported, summary, seats }) => !imported && summary.over && seats.filter(isPerson).length === 1)
    .toSorted((a, b) => a.touched - b.touched);
  if (own.length === 0) return undefined;
  const kinds = new Map<string, Tally>();
  let [won, streak, best] = [0, 0, 0];
  for (const game of own) {
    const { title, winners } = judge(game);
    const isWon = winners.includes(game.seats.findIndex(isPerson));
    const tally = kinds.get(title) ?? { title, played: 0, won: 0 };
    kinds.set(title, { title, played: tally.played + 1, won: tally.won + (isWon ? 1 : 0) });
    streak = isWon ? streak + 1 : 0;
    best = Math.max(best, streak);
    if (isWon) won += 1;
  }
  const sorted = [...kinds.values()].toSorted((a, b) => b.played - a.played);
  return { title: '', played: own.length, won, streak, best, kinds: sorted };
}

const isPerson = ({ kind }: { readonly kind: string }): boolean => kind === 'human';
