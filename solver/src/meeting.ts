// Where trees meet: the cheapest sum of several rows at one junction.
import type { Row } from './row.ts';
import { UNREACHED } from './types.ts';

/** The cheapest sum of two rows. */
export const cheapestSum = (p: Row, q: Row, junctionCount: number): number => {
  const { values: u, base: x } = p;
  const { values: v, base: y } = q;
  let least = UNREACHED;
  for (let j = 0; j < junctionCount; j++) {
    const sum = u[x + j]! + v[y + j]!;
    if (sum < least) least = sum;
  }
  return least;
};

/** The cheapest sum of three rows. */
export const cheapestMeeting = ([p, q, r]: readonly [Row, Row, Row], junctionCount: number): number => {
  const { values: u, base: x } = p;
  const { values: v, base: y } = q;
  const { values: w, base: z } = r;
  let least = UNREACHED;
  for (let j = 0; j < junctionCount; j++) {
    const sum = u[x + j]! + v[y + j]! + w[z + j]!;
    if (sum < least) least = sum;
  }
  return least;
};
