// A good tree to begin with: shortest paths between terminals (minimum spanning tree), then the two best places where two
// neighbouring paths are replaced by the cheapest tree of their three terminals.
import type { Terminals } from './terminals.ts';
import { MAX_TERMINALS } from './types.ts';

export type FirstTree = (count: number) => number;

export const makeFirstTree = (terminals: Terminals, table: Uint16Array, junctionCount: number): FirstTree => {
  const { metric, bases } = terminals;
  const from = new Uint8Array(MAX_TERMINALS);
  const to = new Uint8Array(MAX_TERMINALS);
  /** What joining the three terminals of two paths in one junction saves; row of the later path. */
  const saved = new Int32Array(MAX_TERMINALS * MAX_TERMINALS);

  const length = (path: number): number => metric[from[path]! * MAX_TERMINALS + to[path]!]!;

  const spanningTree = (count: number): number => {
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

  const threeJoined = (a: number, b: number, c: number): number => {
    const x = bases[a]!;
    const y = bases[b]!;
    const z = bases[c]!;
    let least = 0xffff;
    for (let v = 0; v < junctionCount; v++) {
      const sum = table[x + v]! + table[y + v]! + table[z + v]!;
      if (sum < least) least = sum;
    }
    return least;
  };

  const saving = (i: number, j: number): number => {
    const a = from[i]!;
    const b = to[i]!;
    const c = from[j]!;
    const d = to[j]!;
    const third = c === a || c === b ? d : d === a || d === b ? c : -1;
    return third < 0 ? 0 : length(i) + length(j) - threeJoined(a, b, third);
  };

  /** The most that an earlier replacement of two other paths saves. */
  const mostBefore = (i: number, j: number): number => {
    let most = 0;
    for (let l = 1; l < j; l++) {
      for (let k = 0; k < l; k++) if (k !== i && l !== i) most = Math.max(most, saved[l * MAX_TERMINALS + k]!);
    }
    return most;
  };

  return (count) => {
    const total = spanningTree(count);
    let most = 0;
    for (let j = 1; j < count - 1; j++) {
      for (let i = 0; i < j; i++) {
        const here = saving(i, j);
        saved[j * MAX_TERMINALS + i] = here;
        const both = here + mostBefore(i, j);
        if (both > most) most = both;
      }
    }
    return total - most;
  };
};
