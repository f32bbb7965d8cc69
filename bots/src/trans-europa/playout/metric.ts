// The cost of building from any junction to any other on an empty board. Computed once for a field.

import type { Field } from './field.ts';
import { UNSEEN } from './position.ts';

/** Distance between a and b at `a << 8 | b`: junctions are bytes here. */
export type Metric = Uint8Array;

/** More than these do not fit. */
export const MOST_JUNCTIONS = 255;

const metrics = new WeakMap<Field, Metric>();

export function metricOf(field: Field): Metric {
  let metric = metrics.get(field);
  if (metric === undefined) metrics.set(field, (metric = makeMetric(field)));
  return metric;
}

function makeMetric({ graph, slotWeight }: Field): Metric {
  const { junctionCount, offsets, neighbour } = graph;
  const metric = new Uint8Array(junctionCount << 8).fill(UNSEEN);
  for (let from = 0; from < junctionCount; from++) {
    const row = metric.subarray(from << 8, (from << 8) + junctionCount);
    const layers: number[][] = [[from]];
    row[from] = 0;
    for (let cost = 0; cost < layers.length; cost++) {
      for (const at of layers[cost] ?? []) {
        if (row[at] !== cost) continue;
        for (let slot = offsets[at]!; slot < offsets[at + 1]!; slot++) {
          const to = neighbour[slot]!;
          const reached = cost + slotWeight[slot]!;
          if (reached >= row[to]!) continue;
          row[to] = reached;
          (layers[reached] ??= []).push(to);
        }
      }
    }
  }
  return metric;
}
