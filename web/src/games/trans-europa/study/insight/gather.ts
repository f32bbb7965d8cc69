// Insight in the making: what is kept of every own game, what is still being counted, and reviews worked out one after another.

import { batch, signal, type ReadonlySignal } from '@preact/signals';
import type { GameInsight } from '@branchline/study/trans-europa';
import { keptResults } from '../../../../study/kept.ts';
import { loadGames } from '../../../../table/games.ts';
import { keptInsights } from '../kept.ts';
import { REVIEW_KEYS } from '../review-key.ts';
import { openReviewer, type Reviewer } from './reviewer.ts';
import { ownGames, type OwnGame } from './own-games.ts';

export type Work =
  | { readonly state: 'idle' }
  /** Games being counted: so many of all. */
  | { readonly state: 'counting'; readonly done: number; readonly all: number }
  /** Games being reviewed, and how far the present one is, from 0 to 1. */
  | { readonly state: 'reviewing'; readonly done: number; readonly all: number; readonly share: number };

const IDLE: Work = { state: 'idle' };

const known = signal<ReadonlyMap<string, GameInsight>>(new Map());
const working = signal<Work>(IDLE);
const isRead = signal(false);

/** By game. */
export const insights: ReadonlySignal<ReadonlyMap<string, GameInsight>> = known;
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

const learn = (id: string, insight: GameInsight): void => {
  known.value = new Map(known.value).set(id, insight);
};

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
  if (working.value.state === 'reviewing') return;
  batch(() => {
    stop();
    isRead.value = true;
    if (games.length > 0) working.value = { state: 'counting', done: 0, all: games.length };
  });
  if (games.length > 0) await count(games);
}

async function count(games: readonly OwnGame[]): Promise<void> {
  const mine = (reviewer = openReviewer());
  for (const [done, game] of games.entries()) {
    working.value = { state: 'counting', done, all: games.length };
    const insight = await mine.insight(game);
    if (reviewer !== mine) return;
    if (insight) learn(game.id, insight);
  }
  stop();
}

/** Reviews these games, one after the other, also while other pages are looked at; what is finished stays. */
export async function reviewAll(games: readonly OwnGame[]): Promise<void> {
  stop();
  const mine = (reviewer = openReviewer());
  for (const [done, game] of games.entries()) {
    const tell = (share: number): void => {
      if (reviewer === mine) working.value = { state: 'reviewing', done, all: games.length, share };
    };
    tell(0);
    await mine.review(game, tell);
    if (reviewer !== mine) return;
    const insight = await mine.insight(game);
    if (reviewer !== mine) return;
    if (insight) learn(game.id, insight);
  }
  stop();
}

/** Own mistakes as questions, from every game that has been reviewed. */
export async function ownExercises() {
  const kept = await keptInsights();
  return [...kept.values()].flatMap(({ exercises = [] }) => exercises);
}
