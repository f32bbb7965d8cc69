// The way to the nearest city: a search from the cities outwards until it meets the network, kept as long as it holds.

import type { Graph } from '@branchline/boards';
import type { Seat } from '@branchline/core';
import type { View } from '@branchline/trans-europa';
import { groundOf, type Ground } from './ground.ts';

export interface Wayfinder {
  readonly ground: Ground;
  /** Brings the ground up to date and drops a way for which there may now be a cheaper one. */
  look(view: View): void;
  /** The next line of the way to the nearest target; undefined where it has to be found first. */
  next(): number | undefined;
  /**
   * The first line of a cheapest way from the network to one of the targets among those that begin with a line that
   * passes `first`, as long as it costs at most `slack` more than the cheapest of all.
   */
  find(targets: readonly number[], first: (line: number) => boolean, slack: number): number | undefined;
  /** To be told when a track is laid on the line that `next` or `find` named. */
  laid(): void;
}

const UNSEEN = 255;
const ANY = (): boolean => true;

/** Junctions waiting in a search, by layer: reached now, one farther, two farther. Every seat on a board shares them. */
type Layers = readonly [Uint16Array, Uint16Array, Uint16Array];

const layersOf = new WeakMap<Graph, Layers>();

function sharedLayers(graph: Graph): Layers {
  let layers = layersOf.get(graph);
  if (layers === undefined) {
    const size = graph.junctionCount + 2 * graph.lineCount;
    layers = [new Uint16Array(size), new Uint16Array(size), new Uint16Array(size)];
    layersOf.set(graph, layers);
  }
  return layers;
}

export function wayfinder(graph: Graph, seat: Seat): Wayfinder {
  const { lineA, lineB } = graph;
  const layers = sharedLayers(graph);
  /** What it costs from each junction to the nearest target; certain below `remaining`, at least that elsewhere. */
  const distance = new Uint8Array(graph.junctionCount);
  /** Towards the target: the line to take, and where it leads. */
  const viaLine = new Uint16Array(graph.junctionCount);
  const viaJunction = new Uint16Array(graph.junctionCount);
  /** The junction of the network at which the way goes on, and what the rest of it costs; 0 where there is no way. */
  let end = 0;
  let remaining = 0;

  const drop = (): void => void (remaining = 0);

  const ground = groundOf(graph, seat, {
    // A line matters only if it leads from a junction nearer than the way's beginning to one that was farther off.
    cheaper(line) {
      const near = distance[lineA[line]!]! < distance[lineB[line]!]! ? lineA[line]! : lineB[line]!;
      const far = near === lineA[line]! ? lineB[line]! : lineA[line]!;
      const reached = distance[near]! + ground.weights[line]!;
      if (reached >= distance[far]! || reached >= remaining) return;
      distance[far] = reached;
      viaLine[far] = line;
      viaJunction[far] = near;
      layers[0][0] = far;
      const met = ground.inNetwork[far] === 1 ? far : spread(1, reached, remaining - 1, ANY, 0);
      if (met === undefined) return;
      end = met;
      remaining = distance[met]!;
      goOn();
    },
    joined(junction) {
      if (distance[junction]! < remaining) drop();
    },
    closed: drop,
    cleared: drop,
  });

  /** Follows the way over tracks that lie already. */
  function goOn(): void {
    if (remaining === 0) return;
    while (ground.weights[viaLine[end]!] === 0) end = viaJunction[end]!;
  }

  /**
   * Spreads from the first `count` junctions of the first layer, all `reached`, until no cheaper way into the network
   * can be left, and gives the junction at which the cheapest one meets it. Every distance below that way's is certain.
   */
  function spread(
    count: number,
    reached: number,
    limit: number,
    first: (line: number) => boolean,
    slack: number,
  ): number | undefined {
    const { offsets, neighbour, line: lineAt } = graph;
    const { weights, inNetwork } = ground;
    let [now, one, two] = layers;
    let [nowCount, oneCount, twoCount] = [count, 0, 0];
    let last = limit;
    let meets = 0;
    let best = Infinity;
    for (let cost = reached; cost <= last && cost < best; cost++) {
      while (nowCount > 0) {
        const from = now[--nowCount]!;
        if (distance[from] !== cost) continue; // reached earlier by a cheaper way
        const stop = offsets[from + 1]!;
        for (let i = offsets[from]!; i < stop; i++) {
          const to = neighbour[i]!;
          if (distance[to]! <= cost) continue;
          const line = lineAt[i]!;
          const weight = weights[line]!;
          const sum = cost + weight;
          if (sum >= distance[to]!) continue; // so is every line that is closed
          if (inNetwork[to] === 1) {
            if (sum >= best) continue;
            if (!first(line)) {
              last = Math.min(last, sum + slack);
              continue;
            }
            best = sum;
            meets = to;
          } else if (weight === 1) one[oneCount++] = to;
          else if (weight === 2) two[twoCount++] = to;
          else now[nowCount++] = to;
          distance[to] = sum;
          viaLine[to] = line;
          viaJunction[to] = from;
        }
      }
      if (oneCount === 0 && twoCount === 0) break;
      [now, one, two] = [one, two, now];
      [nowCount, oneCount, twoCount] = [oneCount, twoCount, 0];
    }
    return best <= last ? meets : undefined;
  }

  function find(targets: readonly number[], first: (line: number) => boolean, slack: number): number | undefined {
    drop();
    distance.fill(UNSEEN);
    for (let i = 0; i < targets.length; i++) {
      distance[targets[i]!] = 0;
      layers[0][i] = targets[i]!;
    }
    let refused = false;
    const passes = (line: number): boolean => {
      const passed = first(line);
      if (!passed) refused = true;
      return passed;
    };
    const found = spread(targets.length, 0, Infinity, passes, slack);
    if (found === undefined) return undefined;
    end = found;
    // Second best, since the budget did not reach for the best, is not a way to hold on to.
    if (!refused) remaining = distance[found]!;
    return viaLine[found]!; // leads out of the network, so no track lies there
  }

  return {
    ground,
    look: (view) => ground.look(view),
    find,
    next: () => (remaining > 0 ? viaLine[end]! : undefined),
    laid() {
      if (remaining === 0) return;
      const line = viaLine[end]!;
      const step = graph.isFerry[line] === 1 ? 1 : ground.weights[line]!; // a ferry takes its two tracks one by one
      remaining -= step;
      ground.weights[line]! -= step;
      distance[end] = remaining;
      goOn();
    },
  };
}
