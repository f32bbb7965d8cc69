// What the page asks its adviser, and what comes back.

import type { Seat } from '@branchline/core';
import type { Action, View } from '@branchline/trains-of-europe';
import type { Explanation } from './explain.ts';

/** Without an action: what to do. With one: why it was done. */
export interface Question {
  readonly number: number;
  readonly view: View;
  readonly seat: Seat;
  readonly action?: Action;
}

export interface Answer {
  readonly number: number;
  readonly explanation?: Explanation;
}
