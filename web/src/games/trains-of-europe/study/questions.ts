// What the page and the study's worker say to each other.

import type { Seat } from '@branchline/core';
import type { CompanyInsight, Progress, Review, Station } from '@branchline/study/trains-of-europe';

export type Question =
  /** The game to be studied, as its file; the first question of all. */
  | { readonly ask: 'open'; readonly file: string }
  | { readonly ask: 'review'; readonly budget: number; readonly seed: string }
  /** What insight counts of a game that is over. */
  | {
      readonly ask: 'insight';
      readonly file: string;
      readonly about: { readonly seat: Seat; readonly review?: Review };
    };

export type Answer =
  /** Positions between phases before they are judged, and how many decisions will be looked at. */
  | { readonly say: 'opened'; readonly stations: readonly Station[]; readonly decisions: number }
  | { readonly say: 'steps'; readonly steps: readonly Progress[] }
  | { readonly say: 'done'; readonly review: Review }
  | { readonly say: 'insight'; readonly insight: CompanyInsight }
  /** The game cannot be studied. */
  | { readonly say: 'failed' };
