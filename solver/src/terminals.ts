// The junctions a tree must join: the own network counts as one, cities that laid tracks already join are left out.
import type { JunctionIndex, LineGraph } from '@branchline/boards';
import type { DistanceMaps } from './distance-maps.ts';
import type { Row } from './row.ts';
import { MAX_TERMINALS, UNREACHED } from './types.ts';

export type Terminals = {
  /** How many remain; -1 where some cannot be reached at all. */
  readonly gather: (from: JunctionIndex, targets: ArrayLike<JunctionIndex>) => number;
  readonly junctions: Uint16Array;
  /** The distance map of each remaining terminal. */
  readonly rows: readonly Row[];
  /** Distances between the remaining terminals, `MAX_TERMINALS` to a row. */
  readonly metric: Int32Array;
};

/** Throws on a question that no caller should ask. */
export const checkTerminals = (graph: LineGraph, from: JunctionIndex, targets: ArrayLike<JunctionIndex>): void => {
  if (targets.length + (from < 0 ? 0 : 1) > MAX_TERMINALS) throw new Error(`more than ${MAX_TERMINALS} terminals`);
  for (let i = from < 0 ? 0 : -1; i < targets.length; i++) {
    const junction = i < 0 ? from : targets[i]!;
    if (!(junction >= 0 && junction < graph.junctionCount)) throw new Error(`no junction ${junction}`);
  }
};

export const makeTerminals = (graph: LineGraph, maps: DistanceMaps): Terminals => {
  const junctions = new Uint16Array(MAX_TERMINALS);
  const rows: Row[] = [];
  const metric = new Int32Array(MAX_TERMINALS * MAX_TERMINALS);

  const gather = (from: JunctionIndex, targets: ArrayLike<JunctionIndex>): number => {
    checkTerminals(graph, from, targets);
    let count = 0;
    for (let i = from < 0 ? 0 : -1; i < targets.length; i++) {
      const junction = i < 0 ? from : targets[i]!;
      let joined = false;
      for (let t = 0; t < count; t++) {
        const { values, base } = rows[t]!;
        const distance = values[base + junction]!;
        if (distance === UNREACHED) return -1;
        // Laid tracks join it to a terminal that already counts: nothing is missing for it.
        if (distance === 0) joined = true;
        metric[t * MAX_TERMINALS + count] = distance;
        metric[count * MAX_TERMINALS + t] = distance;
      }
      if (joined) continue;
      junctions[count] = junction;
      rows[count] = maps.mapOf(junction);
      count++;
    }
    return count;
  };
  return { gather, junctions, rows, metric };
};
