// What the page and the study's worker say to each other.

import type { Seat } from '@branchline/core';
import type { Config } from '@branchline/trans-europa';
import type {
  Asked,
  Asking,
  Costliest,
  Explanation,
  GameInsight,
  GoodMove,
  Likelihoods,
  OpenPosition,
  Progress,
  Reading,
  Review,
  Telling,
  Told,
  TurnReview,
} from '@branchline/study/trans-europa';
import type { MovePuzzle, Scene, WhosePuzzle } from '@branchline/study/trans-europa/puzzle';

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
  /** The rounds that have ended of a game that still runs, as all viewers have seen them. */
  | { readonly ask: 'open-seen'; readonly config: Config; readonly told: readonly Told[] }
  /** `viewer`: the viewpoint of the first look; by default with all hands open. */
  | { readonly ask: 'review'; readonly budget: number; readonly seed: string; readonly viewer?: Seat | undefined }
  /** Which turn of the last round cost this player most. */
  | { readonly ask: 'costliest'; readonly seat: Seat; readonly budget: number; readonly seed: string }
  | { readonly ask: 'reading'; readonly round: number; readonly viewer: number }
  /** What a game was like for one player, with its review where there is one. */
  | { readonly ask: 'insight'; readonly file: string; readonly about: Asked }
  /** A position with all hands open: all chances, or the best moves. */
  | { readonly ask: 'chances'; readonly position: OpenPosition }
  | { readonly ask: 'moves'; readonly position: OpenPosition }
  /** An own turn of the open game as a question. */
  | { readonly ask: 'exercise'; readonly turn: TurnReview; readonly id: string }
  /** A position apart from any game, read by one seat. */
  | { readonly ask: 'read'; readonly scene: Scene; readonly viewer: number }
  /** Why the best move of a puzzle is better than another, and both played out. */
  | { readonly ask: 'explain'; readonly about: Asking }
  /** Which turns told whose a city is; -1: that nobody holds it. */
  | { readonly ask: 'tellings'; readonly puzzle: WhosePuzzle; readonly holder: number };

export type Answer =
  | { readonly say: 'opened'; readonly turns: readonly BareTurn[] }
  | { readonly say: 'steps'; readonly steps: readonly Progress[] }
  | { readonly say: 'done'; readonly review: Review }
  /** Nothing where nothing was lost. */
  | { readonly say: 'costliest'; readonly turn?: Costliest | undefined }
  | { readonly say: 'reading'; readonly reading: Reading }
  | { readonly say: 'chances'; readonly chances?: readonly number[] | undefined }
  | { readonly say: 'moves'; readonly moves: readonly GoodMove[] }
  | { readonly say: 'read'; readonly chances: Likelihoods }
  | { readonly say: 'insight'; readonly insight: GameInsight }
  /** Nothing where the turn is not clearly worse in other deals. */
  | { readonly say: 'exercise'; readonly puzzle?: MovePuzzle | undefined }
  | { readonly say: 'explained'; readonly explanation: Explanation }
  | { readonly say: 'tellings'; readonly tellings: readonly Telling[] }
  /** The game cannot be studied. */
  | { readonly say: 'failed' };
