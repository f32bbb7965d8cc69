// One cheapest tree, read off exact numbers by the rule that src/tree.ts writes down (TE-MISS-6), so that both solvers
// lay the same lines.
import { boundOfRest } from './bounds';
import { firstTree } from './first-tree';
import { base, gather } from './gather';
import { clearLanes, enterLane, spreadLanes } from './lanes';
import {
  ARCS,
  ARCS_FROM,
  FOUND,
  KNOWN,
  MOST_JUNCTIONS,
  MOST_LINES,
  SETS,
  SET_MAPS,
  SPARE,
  TERMINALS,
  lineCount,
  stride,
} from './memory';
import { lower } from './vectors';

const REACHED = memory.data(MOST_JUNCTIONS, 16);
/** One byte per line: 1 where the tree lays it. */
const LAID = memory.data(MOST_LINES, 16);

/** Cheapest trees that join each junction with a set of the terminals after the first (terminal t counts 2^(t-1)). */
// @ts-ignore: decorator
@inline
function mapOfSet(set: i32): usize {
  return load<usize>(SET_MAPS + (set << 2));
}

// @ts-ignore: decorator
@inline
function best(set: i32, junction: i32): i32 {
  return <i32>load<u8>(mapOfSet(set) + junction);
}

/** The trees of a set that part at each junction, entered to be spread. */
function partSet(set: i32, limit: i32): void {
  const map = SETS + set * MOST_JUNCTIONS;
  store<usize>(SET_MAPS + (set << 2), map);
  memory.fill(map, 255, stride);
  const first = set & -set;
  const others = set ^ first;
  for (let rest = others; rest > 0; rest = (rest - 1) & others) lower(map, mapOfSet(set ^ rest), mapOfSet(rest));
  enterLane(map, limit);
}

/** The maps of all sets, right wherever a tree of at most that cost can use them. */
function fillSets(count: i32, cost: i32): void {
  const all = (1 << (count - 1)) - 1;
  for (let t = 1; t < count; t++) store<usize>(SET_MAPS + (4 << (t - 1)), base(t));
  clearLanes();
  for (let size = 2; size < count; size++) {
    for (let set = 3; set <= all; set++) {
      if (popcnt(set) == size) partSet(set, cost + 1 - boundOfRest((2 * all + 1) & ~(set << 1)));
    }
    spreadLanes();
  }
}

/** The first part of a set, holding its first terminal, that can be taken off at a junction without loss; else 0. */
function partAt(set: i32, junction: i32): i32 {
  const first = set & -set;
  const others = set ^ first;
  const value = best(set, junction);
  // Every part but the set itself, in rising order.
  for (let more = 0; more != others; more = (more - others) & others) {
    if (best(first | more, junction) + best(others ^ more, junction) == value) return first | more;
  }
  return 0;
}

/** Lays the line with the lowest number that leaves the junction's laid tracks and leads on; returns its far end. */
function layLine(map: usize, junction: i32): i32 {
  const value = <i32>load<u8>(map + junction);
  // SPARE lists the junctions that laid tracks join to this one; REACHED marks them.
  let line = i32.MAX_VALUE;
  let end = junction;
  let joined = 1;
  memory.fill(REACHED, 0, stride);
  store<u8>(REACHED + junction, 1);
  store<u8>(SPARE, junction);
  for (let i = 0; i < joined; i++) {
    const from = ARCS_FROM + (<usize>load<u8>(SPARE + i) << 1);
    for (let p = <i32>load<u16>(from); p < <i32>load<u16>(from, 2); p++) {
      const arc = load<i32>(ARCS + (p << 2));
      const to = arc & 255;
      const weight = <i32>load<u8>(KNOWN + (arc >> 8));
      if (weight == 0) {
        if (load<u8>(REACHED + to) != 0) continue;
        store<u8>(REACHED + to, 1);
        store<u8>(SPARE + joined++, to);
      } else if (arc >> 8 < line && <i32>load<u8>(map + to) + weight == value) {
        line = arc >> 8;
        end = to;
      }
    }
  }
  store<u8>(LAID + line, 1);
  return end;
}

function readOff(set: i32, junction: i32): void {
  while (best(set, junction) != 0) {
    const part = partAt(set, junction);
    if (part != 0) {
      readOff(part, junction);
      set ^= part;
    } else junction = layLine(mapOfSet(set), junction);
  }
}

/** Lists the lines that are laid at FOUND, ascending; returns how many. */
function listLaid(): i32 {
  let found = 0;
  for (let at = 0; at < lineCount; at += 16) {
    const laid = v128.load(LAID + at);
    for (let mask = i8x16.bitmask(i8x16.ne(laid, i8x16.splat(0))); mask != 0; mask &= mask - 1) {
      store<u16>(FOUND + (found++ << 1), at + ctz(mask));
    }
  }
  return found;
}

/** Lines at FOUND (how many << 8) and cost of the cheapest tree of that many terminals; 255 for none. */
export function tree(terminals: i32): i32 {
  const count = gather(terminals);
  if (count < 0) return 255;
  if (count <= 1) return 0;
  const atMost = firstTree(count);
  if (atMost >= 254) return 255;
  fillSets(count, atMost);
  memory.fill(LAID, 0, lineCount);
  const all = (1 << (count - 1)) - 1;
  const root = <i32>load<u8>(TERMINALS);
  readOff(all, root);
  return (listLaid() << 8) | best(all, root);
}
