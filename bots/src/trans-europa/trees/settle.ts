// Costs that run along the lines of a board until nothing gets cheaper.

import type { LineGraph } from '@branchline/boards';
import { UNSEEN } from '../playout/position.ts';

/** Room for one run at a time. */
export interface Settling {
  /** Junctions waiting, by cost: now, one and two more expensive. */
  readonly layers: readonly [Uint16Array, Uint16Array, Uint16Array];
  /** Junctions by their first cost, and where each cost begins: counting sort. */
  readonly order: Uint16Array;
  readonly starts: Uint16Array;
}

export function newSettling({ junctionCount }: LineGraph): Settling {
  const waiting = 8 * junctionCount;
  return {
    layers: [new Uint16Array(waiting), new Uint16Array(waiting), new Uint16Array(waiting)],
    order: new Uint16Array(junctionCount),
    starts: new Uint16Array(UNSEEN + 2),
  };
}

/** Afterwards `starts` holds where each cost ends. */
function sortByCost(cost: Uint8Array, { order, starts }: Settling): void {
  starts.fill(0);
  for (let j = 0; j < cost.length; j++) starts[cost[j]! + 1]!++;
  for (let value = 0; value <= UNSEEN; value++) starts[value + 1]! += starts[value]!;
  for (let j = 0; j < cost.length; j++) order[starts[cost[j]!]!++] = j;
}

/** What a run goes along: the lines, and what each place of the adjacency costs. */
interface Lines {
  readonly graph: LineGraph;
  readonly weights: Uint8Array;
}

/** Lets the costs of one set run along the lines. */
export function settle({ graph, weights }: Lines, cost: Uint8Array, settling: Settling): void {
  const { offsets, neighbour } = graph;
  const { order, starts } = settling;
  sortByCost(cost, settling);
  let [now, one, two] = settling.layers;
  let inNow = 0;
  let inOne = 0;
  let inTwo = 0;
  let next = 0;
  for (let reached = cost[order[0]!]!; reached < UNSEEN; reached++) {
    const end = starts[reached]!;
    for (; next < end; next++) if (cost[order[next]!] === reached) now[inNow++] = order[next]!;
    for (let i = 0; i < inNow; i++) {
      const from = now[i]!;
      if (cost[from]! < reached) continue;
      const last = offsets[from + 1]!;
      for (let slot = offsets[from]!; slot < last; slot++) {
        const step = weights[slot]!;
        const to = neighbour[slot]!;
        const value = reached + step;
        if (value >= cost[to]!) continue;
        cost[to] = value;
        if (step === 1) one[inOne++] = to;
        else if (step === 2) two[inTwo++] = to;
        else now[inNow++] = to;
      }
    }
    if (inOne + inTwo === 0 && next >= starts[UNSEEN - 1]!) break;
    [now, one, two] = [one, two, now];
    [inNow, inOne, inTwo] = [inOne, inTwo, 0];
  }
}
