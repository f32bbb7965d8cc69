// Insight in the making: what is kept of every own game, what is still being counted, and reviews worked out one after another.

import { signal, type ReadonlySignal } from '@preact/signals';
import type { CompanyInsight } from '@branchline/study/trains-of-europe';
import { keptResults } from '../../../../study/kept.ts';
import { loadGames } from '../../../../table/games.ts';
import { keptInsights } from '../kept.ts';
import { REVIEW_KEYS } from '../review-key.ts';
import { ownGames, type OwnGame } from './own-games.ts';
import { openReviewer, type Reviewer } from './reviewer.ts';

export type Work =
  | { readonly state: 'idle' }
  /** Games being counted, or reviewed: so many of all, and how far the present review is. */
  | { readonly state: 'counting' | 'reviewing'; readonly done: number; readonly all: number; readonly share: number };

const IDLE: Work = { state: 'idle' };

const known = signal<ReadonlyMap<string, CompanyInsight>>(new Map());
const working = signal<Work>(IDLE);
const isRead = signal(false);

/** By game. */
export const insights: ReadonlySignal<ReadonlyMap<string, CompanyInsight>> = known;
export const work: ReadonlySignal<Work> = working;
/** Whether what is kept has been looked at. */
export const ready: ReadonlySignal<boolean> = isRead;

/** The present piece of work; a later one, or a stop, makes it end. */
let reviewer: Reviewer | undefined;

export function stop(): void {
  reviewer?.end();
  reviewer = undefined;
  working.value = IDLE;
}

/** One game after the other, as long as nothing else has been begun. */
async function workThrough(
  state: 'counting' | 'reviewing',
  games: readonly OwnGame[],
  prepare?: (by: Reviewer, game: OwnGame, tell: (share: number) => void) => Promise<void>,
): Promise<void> {
  stop();
  const mine = (reviewer = openReviewer());
  for (const [done, game] of games.entries()) {
    const tell = (share: number): void => {
      if (reviewer === mine) working.value = { state, done, all: games.length, share };
    };
    tell(0);
    await prepare?.(mine, game, tell);
    if (reviewer !== mine) return;
    const insight = await mine.insight(game);
    if (reviewer !== mine) return;
    if (insight) known.value = new Map(known.value).set(game.id, insight);
  }
  stop();
}

/** What has not been counted yet, or has been reviewed since. */
async function uncounted(games: readonly OwnGame[]): Promise<readonly OwnGame[]> {
  const reviewed = await keptResults(REVIEW_KEYS, 'keys');
  return games.filter(({ id }) => {
    const insight = known.value.get(id);
    return insight === undefined || (insight.judged === undefined && reviewed.has(id));
  });
}

/** Goes on by itself; the page shows what is there. A review that is under way is left to its work. */
export async function gather(): Promise<void> {
  await loadGames();
  if (!isRead.value) known.value = await keptInsights();
  const games = await uncounted(ownGames.value ?? []);
  isRead.value = true;
  if (working.value.state !== 'reviewing' && games.length > 0) await workThrough('counting', games);
}

/** Reviews these games, also while other pages are looked at; what is finished stays. */
export const reviewAll = (games: readonly OwnGame[]): Promise<void> =>
  workThrough('reviewing', games, (by, game, tell) => by.review(game, tell));
