// The way to the nearest city: a search from the cities outwards until it meets the network, kept as long as it holds.

import type { Graph } from '@branchline/boards';
import type { Seat } from '@branchline/core';
import type { View } from '@branchline/trans-europa';
import { groundOf, type Ground } from './ground.ts';

/** What a turn can still pay for. */
export interface Means {
  /** Budget left. */
  readonly left: number;
  /** Whether a ferry track may be laid (TE-FERRY-5). */
  readonly ferry: boolean;
}

export interface Wayfinder {
  readonly ground: Ground;
  /** Brings the ground up to date and drops a way for which there may now be a cheaper one. */
  look(view: View): void;
  /** The next line of the way to the nearest target; undefined where it has to be found first. */
  next(): number | undefined;
  /** Whether a turn with these means can lay a track on the line. */
  isPayable(line: number, means: Means): boolean;
  /**
   * The first line of a cheapest way from the network to one of the targets among those that begin with a payable line,
   * as long as it costs at most `slack` more than the cheapest of all.
   */
  find(targets: readonly number[], means: Means, slack: number): number | undefined;
  /** To be told when a track is laid on the line that `next` or `find` named. */
  laid(): void;
}

const UNSEEN = 255;
/** More than any way costs. */
export const NO_LIMIT = 0xffff;
export const ANY_MEANS: Means = { left: NO_LIMIT, ferry: true };

/**
 * Junctions waiting in a search: those reached at a cost c lie in row c % 3, as no line costs more than two. Every seat
 * on a board shares the rows.
 */
interface Waiting {
  readonly junctions: Uint16Array;
  /** Where each row begins, and where it is filled to. */
  readonly begins: readonly [number, number, number];
  readonly ends: Int32Array;
}

const waitingOn = new WeakMap<Graph, Waiting>();

function sharedWaiting(graph: Graph): Waiting {
  let waiting = waitingOn.get(graph);
  if (waiting === undefined) {
    const size = graph.junctionCount + 2 * graph.lineCount;
    waiting = { junctions: new Uint16Array(3 * size), begins: [0, size, 2 * size], ends: new Int32Array(3) };
    waitingOn.set(graph, waiting);
  }
  return waiting;
}

export function wayfinder(graph: Graph, seat: Seat): Wayfinder {
  const { lineA, lineB, isFerry } = graph;
  const { junctions: waiting, begins, ends } = sharedWaiting(graph);
  /** What it costs from each junction to the nearest target; certain below `remaining`, at least that elsewhere. */
  const distance = new Uint8Array(graph.junctionCount);
  /** Towards the target: the line to take, and where it leads. */
  const viaLine = new Uint16Array(graph.junctionCount);
  const viaJunction = new Uint16Array(graph.junctionCount);
  /** The junction of the network at which the way goes on, and what the rest of it costs; 0 where there is no way. */
  let end = 0;
  let remaining = 0;
  /** Whether the latest search came upon a way that was cheap enough but began with a line beyond the means. */
  let refused = false;

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
      waiting[begins[reached % 3]!] = far;
      const met = ground.inNetwork[far] === 1 ? far : spread(1, reached, remaining - 1, ANY_MEANS, 0);
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
   * Spreads from the first `count` junctions in the row of those `reached` until no cheaper way into the network
   * can be left, and gives the junction at which the cheapest one meets it. Every distance below that way's is certain.
   */
  function spread(
    count: number,
    reached: number,
    limit: number,
    { left, ferry }: Means,
    slack: number,
  ): number | undefined {
    const { offsets, neighbour, line: lineAt } = graph;
    const { weights, inNetwork } = ground;
    for (let row = 0; row < 3; row++) ends[row] = begins[row]!;
    ends[reached % 3]! += count;
    let last = limit;
    let meets = 0;
    let best = NO_LIMIT;
    for (let cost = reached; cost <= last && cost < best; cost++) {
      const row = cost % 3;
      const begin = begins[row]!;
      while (ends[row]! > begin) {
        const from = waiting[--ends[row]!]!;
        if (distance[from] !== cost) continue; // reached earlier by a cheaper way
        const stop = offsets[from + 1]!;
        for (let i = offsets[from]!; i < stop; i++) {
          const to = neighbour[i]!;
          const line = lineAt[i]!;
          const weight = weights[line]!;
          const sum = cost + weight;
          if (sum >= distance[to]! || sum >= best) continue; // so is every line that is closed
          if (inNetwork[to] === 1) {
            if (isFerry[line] === 1 ? !ferry : weight > left) {
              refused = true;
              if (sum + slack < last) last = sum + slack;
              continue;
            }
            best = sum;
            meets = to;
          } else waiting[ends[sum % 3]!++] = to;
          distance[to] = sum;
          viaLine[to] = line;
          viaJunction[to] = from;
        }
      }
      if (ends[0] === begins[0] && ends[1] === begins[1] && ends[2] === begins[2]) break; // nowhere left to go
    }
    return best <= last && best < NO_LIMIT ? meets : undefined;
  }

  function find(targets: readonly number[], means: Means, slack: number): number | undefined {
    drop();
    distance.fill(UNSEEN);
    for (let i = 0; i < targets.length; i++) {
      distance[targets[i]!] = 0;
      waiting[i] = targets[i]!;
    }
    refused = false;
    const found = spread(targets.length, 0, NO_LIMIT, means, slack);
    if (found === undefined) return undefined;
    end = found;
    // Second best, since the budget did not reach for the best, is not a way to hold on to.
    if (!refused) remaining = distance[found]!;
    return viaLine[found]!; // leads out of the network, so no track lies there
  }

  return {
    ground,
    look: (view) => ground.look(view),
    isPayable: (line, { left, ferry }) => (isFerry[line] === 1 ? ferry : ground.weights[line]! <= left),
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
