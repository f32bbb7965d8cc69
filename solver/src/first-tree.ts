// A good tree to begin with: shortest paths between terminals (minimum spanning tree), then the two best places where two
// neighbouring paths are replaced by the cheapest tree of their three terminals.
import { cheapestMeeting } from './meeting.ts';
import type { Terminals } from './terminals.ts';
import { MAX_TERMINALS } from './types.ts';

/** What the tree costs that joins the first `count` terminals. */
export type FirstTree = (count: number) => number;

type Paths = {
  readonly terminals: Terminals;
  /** Number of junctions. */
  readonly n: number;
  /** Ends of each path, as numbers of terminals. */
  readonly from: Uint8Array;
  readonly to: Uint8Array;
  /** What joining the three terminals of two paths in one junction saves; row of the later path. */
  readonly saved: Int32Array;
};

/** Finds the shortest paths that join the terminals; returns their length altogether. */
const findPaths = ({ terminals: { metric }, from, to }: Paths, count: number): number => {
  let inTree = 1;
  let total = 0;
  for (let path = 0; path < count - 1; path++) {
    let nearest = 0x7fffffff;
    for (let t = 1; t < count; t++) {
      if ((inTree >> t) & 1) continue;
      for (let s = 0; s < count; s++) {
        if (!((inTree >> s) & 1) || metric[s * MAX_TERMINALS + t]! >= nearest) continue;
        nearest = metric[s * MAX_TERMINALS + t]!;
        from[path] = s;
        to[path] = t;
      }
    }
    inTree |= 1 << to[path]!;
    total += nearest;
  }
  return total;
};

const lengthOf = ({ terminals: { metric }, from, to }: Paths, path: number): number =>
  metric[from[path]! * MAX_TERMINALS + to[path]!]!;

/** What is saved by joining the terminals of two paths in one junction; 0 where the paths have no end in common. */
const saving = (paths: Paths, i: number, j: number): number => {
  const { terminals, n, from, to } = paths;
  const a = from[i]!;
  const b = to[i]!;
  const c = from[j]!;
  const d = to[j]!;
  const third = c === a || c === b ? d : d === a || d === b ? c : -1;
  if (third < 0) return 0;
  const { rows } = terminals;
  return lengthOf(paths, i) + lengthOf(paths, j) - cheapestMeeting([rows[a]!, rows[b]!, rows[third]!], n);
};

/** The most that an earlier replacement of two other paths saves. */
const mostBefore = ({ saved }: Paths, i: number, j: number): number => {
  let most = 0;
  for (let l = 1; l < j; l++) {
    for (let k = 0; k < l; k++) if (k !== i && l !== i) most = Math.max(most, saved[l * MAX_TERMINALS + k]!);
  }
  return most;
};

const mostSaved = (paths: Paths, count: number): number => {
  let most = 0;
  for (let j = 1; j < count - 1; j++) {
    for (let i = 0; i < j; i++) {
      const here = saving(paths, i, j);
      paths.saved[j * MAX_TERMINALS + i] = here;
      most = Math.max(most, here + mostBefore(paths, i, j));
    }
  }
  return most;
};

export const makeFirstTree = (terminals: Terminals, junctionCount: number): FirstTree => {
  const paths: Paths = {
    terminals,
    n: junctionCount,
    from: new Uint8Array(MAX_TERMINALS),
    to: new Uint8Array(MAX_TERMINALS),
    saved: new Int32Array(MAX_TERMINALS * MAX_TERMINALS),
  };
  return (count) => findPaths(paths, count) - mostSaved(paths, count);
};
