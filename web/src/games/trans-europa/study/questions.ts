// What the page and the study's worker say to each other.

import type { Seat } from '@branchline/core';
import type { Asked, GameInsight, Likelihoods, Progress, Reading, Review } from '@branchline/study/trans-europa';
import type { Scene } from '@branchline/study/trans-europa/puzzle';

/** A turn before it is judged: enough to draw the axis of a curve. */
export type BareTurn = {
  readonly round: number;
  readonly seat: Seat;
  readonly kind: 'marker' | 'build';
  readonly first: number;
  readonly last: number;
};

export type Question =
  /** The game to be studied, as its file; the first question of all. */
  | { readonly ask: 'open'; readonly file: string }
  | { readonly ask: 'review'; readonly budget: number; readonly seed: string }
  | { readonly ask: 'reading'; readonly round: number; readonly viewer: number }
  /** What a game was like for one player, with its review where there is one. */
  | { readonly ask: 'insight'; readonly file: string; readonly about: Asked }
  /** A position apart from any game, read by one seat. */
  | { readonly ask: 'read'; readonly scene: Scene; readonly viewer: number };

export type Answer =
  | { readonly say: 'opened'; readonly turns: readonly BareTurn[] }
  | { readonly say: 'steps'; readonly steps: readonly Progress[] }
  | { readonly say: 'done'; readonly review: Review }
  | { readonly say: 'reading'; readonly reading: Reading }
  | { readonly say: 'read'; readonly chances: Likelihoods }
  | { readonly say: 'insight'; readonly insight: GameInsight }
  /** The game cannot be studied. */
  | { readonly say: 'failed' };
