// What the page and the study's worker say to each other.

import type { Progress, Review, Station } from '@branchline/study/trains-of-europe';

export type Question =
  /** The game to be studied, as its file; the first question of all. */
  | { readonly ask: 'open'; readonly file: string }
  | { readonly ask: 'review'; readonly budget: number; readonly seed: string };

export type Answer =
  /** Positions between phases before they are judged, and how many decisions will be looked at. */
  | { readonly say: 'opened'; readonly stations: readonly Station[]; readonly decisions: number }
  | { readonly say: 'steps'; readonly steps: readonly Progress[] }
  | { readonly say: 'done'; readonly review: Review }
  /** The game cannot be studied. */
  | { readonly say: 'failed' };
