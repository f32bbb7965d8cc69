// The junctions a tree must join: the own network contracted to one, cities it already reaches left out.
import type { LineGraph } from '@branchline/boards';
import { MAX_TERMINALS, UNREACHED } from './types.ts';
import type { Spreader } from './spread.ts';

export type Terminals = {
  /** How many remain; -1 where some cannot be reached at all. */
  readonly gather: (from: number, targets: ArrayLike<number>) => number;
  readonly junctions: Uint16Array;
  /** Distance map of each remaining terminal, one after the other. */
  readonly maps: Uint16Array;
};

export const makeTerminals = (graph: LineGraph, spreader: Spreader): Terminals => {
  const n = graph.junctionCount;
  const junctions = new Uint16Array(MAX_TERMINALS);
  const maps = new Uint16Array(MAX_TERMINALS * n);

  const gather = (from: number, targets: ArrayLike<number>): number => {
    if (targets.length + (from < 0 ? 0 : 1) > MAX_TERMINALS) throw new Error(`more than ${MAX_TERMINALS} terminals`);
    let count = 0;
    for (let i = from < 0 ? 0 : -1; i < targets.length; i++) {
      const junction = i < 0 ? from : targets[i]!;
      if (!(junction >= 0 && junction < n)) throw new Error(`no junction ${junction}`);
      // Joined by laid tracks to a terminal that already counts: nothing is missing for it.
      let joined = false;
      for (let t = 0; t < count; t++) {
        const distance = maps[t * n + junction]!;
        if (distance === UNREACHED) return -1;
        if (distance === 0) joined = true;
      }
      if (joined) continue;
      junctions[count] = junction;
      spreader.fromJunction(junction, maps, count * n);
      count++;
    }
    return count;
  };
  return { gather, junctions, maps };
};
