// The way to the nearest of some junctions: a search from them outwards until it meets the network.

import { CLOSED, type Ground } from './ground.ts';

/** A way found: its lines from the network outwards, those with usable track left out. */
export type Way = readonly number[];

export interface NearestSearch {
  /**
   * A cheapest way from the network to one of the targets whose first line passes `first`, as long as it costs at most
   * `slack` more than the cheapest of all; `undefined` where there is none.
   */
  find(targets: readonly number[], first: (line: number) => boolean, slack: number): Way | undefined;
}

const UNSEEN = 255;
/** Lines weigh 0, 1 or 2, so the junctions still to be looked at lie in three layers. */
const LAYERS = 3;

export function nearestSearch(ground: Ground): NearestSearch {
  const { graph, weights, inNetwork } = ground;
  const { offsets, neighbour, line: lineAt, junctionCount, lineCount } = graph;
  const distance = new Uint8Array(junctionCount);
  /** Towards the target: the line to take, and where it leads. */
  const viaLine = new Uint16Array(junctionCount);
  const viaJunction = new Uint16Array(junctionCount);
  const layers = Array.from({ length: LAYERS }, () => new Uint16Array(junctionCount + 2 * lineCount));
  const sizes = new Uint16Array(LAYERS);

  function wayFrom(junction: number): Way {
    const lines: number[] = [];
    for (let at = junction; distance[at]! > 0; at = viaJunction[at]!) {
      const line = viaLine[at]!;
      if (weights[line]! > 0) lines.push(line);
    }
    return lines;
  }

  function spread(from: number, reached: number): void {
    for (let i = offsets[from]!; i < offsets[from + 1]!; i++) {
      const line = lineAt[i]!;
      const weight = weights[line]!;
      if (weight === CLOSED) continue;
      const to = neighbour[i]!;
      const cost = reached + weight;
      if (cost >= distance[to]!) continue;
      distance[to] = cost;
      viaLine[to] = line;
      viaJunction[to] = from;
      const layer = cost % LAYERS;
      layers[layer]![sizes[layer]!++] = to;
    }
  }

  function find(targets: readonly number[], first: (line: number) => boolean, slack: number): Way | undefined {
    distance.fill(UNSEEN);
    sizes.fill(0);
    for (const target of targets) {
      distance[target] = 0;
      layers[0]![sizes[0]!++] = target;
    }
    let limit = UNSEEN - LAYERS;
    for (let reached = 0, empty = 0; empty < LAYERS && reached <= limit; reached++) {
      const layer = reached % LAYERS;
      empty++;
      while (sizes[layer]! > 0) {
        empty = 0;
        const junction = layers[layer]![--sizes[layer]!]!;
        if (distance[junction] !== reached) continue; // reached earlier by a cheaper way
        if (inNetwork[junction] === 0) spread(junction, reached);
        else if (first(viaLine[junction]!)) return wayFrom(junction);
        else limit = Math.min(limit, reached + slack);
      }
    }
    return undefined;
  }

  return { find };
}
