// What the page and the study's worker say to each other.

import type { Seat } from '@branchline/core';
import type {
  CompanyInsight,
  DecisionExercise,
  DecisionReview,
  GoodChoice,
  Progress,
  Review,
  Station,
} from '@branchline/study/trains-of-europe';
import type { View } from '@branchline/trains-of-europe';

export type Question =
  /** The game to be studied, as its file; the first question of all. */
  | { readonly ask: 'open'; readonly file: string }
  | { readonly ask: 'review'; readonly budget: number; readonly seed: string }
  /** An own decision of the open game as a question. */
  | {
      readonly ask: 'exercise';
      readonly decision: Pick<DecisionReview, 'sequence' | 'better'>;
      readonly budget: number;
      readonly seed: string;
    }
  /** A position as each seat sees it: everybody's chances with all books open, or the best choices. */
  | { readonly ask: 'chances'; readonly views: readonly View[] }
  | { readonly ask: 'choices'; readonly views: readonly View[] }
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
  /** Nothing where the decision makes no question. */
  | { readonly say: 'exercise'; readonly exercise?: DecisionExercise | undefined }
  | { readonly say: 'chances'; readonly chances: readonly number[] }
  | { readonly say: 'choices'; readonly choices: readonly GoodChoice[] }
  /** The game cannot be studied. */
  | { readonly say: 'failed' };
