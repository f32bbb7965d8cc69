// A good tree to begin with: shortest paths between terminals (minimum spanning tree), then the two best places where two
// neighbouring paths are replaced by the cheapest tree of their three terminals.
import { d } from './bounds';
import { base } from './gather';
import { leastSum3 } from './vectors';

/** u8 per path: its two terminals. */
const ENDS = memory.data(16);
/** i32 per two paths: what joining their three terminals in one junction saves. */
const SAVED = memory.data(4 * 32);

// @ts-ignore: decorator
@inline
function end(path: i32, side: i32): i32 {
  return <i32>load<u8>(ENDS + (path << 1) + side);
}

// @ts-ignore: decorator
@inline
function saved(i: i32, j: i32): i32 {
  return load<i32>(SAVED + (((j << 2) | i) << 2));
}

function spanningTree(count: i32): i32 {
  let inTree = 1;
  let total = 0;
  for (let path = 0; path < count - 1; path++) {
    let nearest = i32.MAX_VALUE;
    for (let t = 1; t < count; t++) {
      if ((inTree >> t) & 1) continue;
      for (let some = inTree; some != 0; some &= some - 1) {
        const s = ctz(some);
        if (d(s, t) >= nearest) continue;
        nearest = d(s, t);
        store<u8>(ENDS + (path << 1), s);
        store<u8>(ENDS + (path << 1), t, 1);
      }
    }
    inTree |= 1 << end(path, 1);
    total += nearest;
  }
  return total;
}

function measureSaving(i: i32, j: i32): i32 {
  const joint = (1 << end(i, 0)) | (1 << end(i, 1)) | (1 << end(j, 0)) | (1 << end(j, 1));
  if (popcnt(joint) != 3) return 0;
  const a = ctz(joint);
  const b = ctz(joint & (joint - 1));
  const c = 31 - clz(joint);
  const tree = leastSum3(base(a), base(b), base(c));
  return d(end(i, 0), end(i, 1)) + d(end(j, 0), end(j, 1)) - tree;
}

export function firstTree(count: i32): i32 {
  const total = spanningTree(count);
  const paths = count - 1;
  let most = 0;
  for (let j = 1; j < paths; j++) {
    for (let i = 0; i < j; i++) {
      const saving = measureSaving(i, j);
      store<i32>(SAVED + (((j << 2) | i) << 2), saving);
      most = max(most, saving);
      // Together with an earlier replacement of two other paths.
      for (let l = 1; l < j; l++) {
        for (let k = 0; k < l; k++) if (k != i && l != i) most = max(most, saving + saved(k, l));
      }
    }
  }
  return total - most;
}
