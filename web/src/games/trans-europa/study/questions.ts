// What the page and the study's worker say to each other.

import type { Progress, Reading, Review } from '@branchline/study/trans-europa';

/** A turn before it is judged: enough to draw the axis of a curve. */
export type BareTurn = {
  readonly round: number;
  readonly seat: number;
  readonly kind: 'marker' | 'build';
  readonly first: number;
  readonly last: number;
};

export type Question =
  /** The game to be studied, as its file; the first question of all. */
  | { readonly ask: 'open'; readonly file: string }
  | { readonly ask: 'review'; readonly budget: number; readonly seed: string }
  | { readonly ask: 'reading'; readonly round: number; readonly viewer: number };

export type Answer =
  | { readonly say: 'opened'; readonly turns: readonly BareTurn[] }
  | { readonly say: 'steps'; readonly steps: readonly Progress[] }
  | { readonly say: 'done'; readonly review: Review }
  | { readonly say: 'reading'; readonly reading: Reading }
  /** The game cannot be studied. */
  | { readonly say: 'failed' };
