// The cost of reaching every junction from some of them, on the present board.

import type { JunctionIndex, LineGraph } from '@branchline/boards';
import { UNSEEN } from '../playout/position.ts';
import { newSettling, settle, type Settling } from '../trees/settle.ts';

const settlings = new WeakMap<LineGraph, Settling>();

/** `weights` by place in the adjacency. */
export function costsFrom(graph: LineGraph, weights: Uint8Array, from: readonly JunctionIndex[]): Uint8Array {
  let settling = settlings.get(graph);
  if (settling === undefined) settlings.set(graph, (settling = newSettling(graph)));
  const costs = new Uint8Array(graph.junctionCount).fill(UNSEEN);
  for (const junction of from) costs[junction] = 0;
  if (from.length > 0) settle({ graph, weights }, costs, settling);
  return costs;
}
