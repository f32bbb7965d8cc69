// When a choice is as good as the best one.

import type { Doubtful } from '../analysis.ts';

/** Who gives away less of the chance to win has chosen well. */
const RIGHT = 0.04;

export const isRight = ({ behind }: { readonly behind: Doubtful }): boolean =>
  behind.value < RIGHT || behind.value < behind.doubt;
