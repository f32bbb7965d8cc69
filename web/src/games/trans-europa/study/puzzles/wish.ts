// What a player wants to solve: a day, or a kind to train; and what the screen is to begin with where a page leads to it.

import { signal } from '@preact/signals';
import type { PuzzleKind } from '@branchline/study/trans-europa/puzzle';
import type { Day } from '../../../../study/streak.ts';

/** Besides puzzles: reading the table, and own mistakes. */
export type TrainedKind = PuzzleKind | 'read' | 'mine';

export type Wish = { readonly day: Day } | { readonly kind: TrainedKind };

/** Taken once, by the next screen that opens. */
export const firstWish = signal<Wish | undefined>(undefined);
