// The cheapest way to a far place: over tracks that lie already for nothing, over free lines at their cost.

import type { JunctionId, LineId } from '@branchline/boards';
import { FORBIDDEN } from '@branchline/solver';
import { has } from '@branchline/trans-europa';
import { weightsOf, type Site } from './site.ts';

export type Route = {
  /** Lines still to be laid, from the network outwards. */
  readonly lines: readonly LineId[];
  readonly cost: number;
};

/**
 * Dijkstra; among equally cheap ways the one with fewer lines. The order of junctions and lines settles the rest, so that
 * the same click always shows the same way. Starts from the whole network, or from one place of it.
 */
export function routeTo(site: Site, goal: JunctionId, from?: JunctionId): Route | undefined {
  const { graph, view, seat } = site;
  const weights = weightsOf(site);
  const target = graph.junctionIndex.get(goal);
  const start = from === undefined ? undefined : graph.junctionIndex.get(from);
  if (target === undefined) return undefined;
  const network = view.public.tracks.networks[seat]!;
  const n = graph.junctionCount;
  // One key per junction: cost first, number of lines second.
  const keys = new Float64Array(n).fill(Infinity);
  const via = new Int32Array(n).fill(-1);
  const done = new Uint8Array(n);
  for (let j = 0; j < n; j++) if (start === undefined ? has(network, j) : j === start) keys[j] = 0;
  for (;;) {
    let at = -1;
    for (let j = 0; j < n; j++) if (!done[j] && (at < 0 || keys[j]! < keys[at]!)) at = j;
    if (at < 0 || keys[at] === Infinity) return undefined;
    if (at === target) break;
    done[at] = 1;
    for (let p = graph.offsets[at]!; p < graph.offsets[at + 1]!; p++) {
      const line = graph.line[p]!;
      const weight = weights[line]!;
      // A ferry that others have closed costs on paper, but can never be built (AMB-TE-23).
      if (weight === FORBIDDEN || (weight > 0 && has(view.public.tracks.laid, line))) continue;
      const key = keys[at]! + weight * 1024 + 1;
      const to = graph.neighbour[p]!;
      if (key < keys[to]!) {
        keys[to] = key;
        via[to] = line;
      }
    }
  }
  return walkBack(site, weights, via, target);
}

function walkBack({ graph }: Site, weights: Uint8Array, via: Int32Array, target: number): Route {
  const lines: LineId[] = [];
  let cost = 0;
  for (let at = target, line = via[at]!; line >= 0; line = via[at]!) {
    if (weights[line]! > 0) {
      lines.push(graph.lineIds[line]!);
      cost += weights[line]!;
    }
    at = graph.lineA[line] === at ? graph.lineB[line]! : graph.lineA[line]!;
  }
  return { lines: lines.reverse(), cost };
}
