// The shapes made of pairs that meet in one junction, each with its bound and the way to find its cheapest tree.
import { boundOfFive, boundOfFour, boundOfStar } from './bounds.ts';
import { cheapestMeeting } from './meeting.ts';
import { improve, joinPair } from './search.ts';
import type { Search } from './search.ts';
import { FIVES, FOURS, STARS } from './subsets.ts';
import { UNREACHED } from './types.ts';

/** All shapes of one kind. */
export type Shapes = {
  readonly count: number;
  /** What trees of this shape cost at least. */
  readonly bound: (search: Search, shape: number) => number;
  /** Lowers the best tree to the cheapest one of this shape. */
  readonly attempt: (search: Search, shape: number) => void;
};

/** Two pairs at the ends of a path. */
export const FOUR_SHAPES: Shapes = {
  count: FOURS.length,
  bound: ({ terminals }, shape) => boundOfFour(terminals.metric, FOURS[shape]!),
  attempt: (search, shape) => {
    const [ab, [c, d]] = FOURS[shape]!;
    const { rows } = search.terminals;
    improve(search, cheapestMeeting([joinPair(search, ab), rows[c]!, rows[d]!], search.junctionCount));
  },
};

/** Two pairs and a single terminal around one junction. */
export const FIVE_SHAPES: Shapes = {
  count: FIVES.length,
  bound: ({ terminals }, shape) => boundOfFive(terminals.metric, FIVES[shape]!),
  attempt: (search, shape) => {
    const { pairs, single } = FIVES[shape]!;
    const last = search.terminals.rows[single]!;
    const [ab, cd] = [joinPair(search, pairs[0]), joinPair(search, pairs[1])];
    improve(search, cheapestMeeting([ab, cd, last], search.junctionCount));
  },
};

/** Three pairs around one junction. */
export const STAR_SHAPES: Shapes = {
  count: STARS.length,
  bound: ({ terminals }, shape) => boundOfStar(terminals.metric, STARS[shape]!),
  attempt: (search, shape) => {
    const [ab, cd, ef] = STARS[shape]!;
    const rows = [joinPair(search, ab), joinPair(search, cd), joinPair(search, ef)] as const;
    improve(search, cheapestMeeting(rows, search.junctionCount));
  },
};

/** Of the shapes not yet tried the one with the lowest bound, or -1 when none can beat the best tree. */
const mostPromising = (bounds: Int32Array, count: number, best: number): number => {
  let lowest = best;
  let shape = -1;
  for (let i = 0; i < count; i++) {
    if (bounds[i]! >= lowest) continue;
    lowest = bounds[i]!;
    shape = i;
  }
  return shape;
};

/** Tries shapes, most promising first, as long as their bounds are below the best tree. `bounds` is scratch. */
export const tryShapes = (search: Search, { count, bound, attempt }: Shapes, bounds: Int32Array): void => {
  for (let i = 0; i < count; i++) bounds[i] = bound(search, i);
  for (;;) {
    const shape = mostPromising(bounds, count, search.best);
    if (shape < 0) return;
    bounds[shape] = UNREACHED;
    attempt(search, shape);
  }
};
