// A search from cities outwards until it meets a network: what every junction costs from there, and the way back.

import type { Graph, JunctionIndex } from '@branchline/boards';
import type { Survey } from './survey.ts';

/** What a turn can still pay for. */
export interface Means {
  /** Budget left. */
  readonly left: number;
  /** Whether a ferry track may be laid (TE-FERRY-5). */
  readonly ferry: boolean;
}

export const UNSEEN = 255;
/** More than any way costs. */
export const NO_LIMIT = 0xffff;

/** No line costs more than two: junctions reached at a cost c wait in row c % 3. */
const ROWS = 3;

/** Junctions waiting in a search. Every seat on a board shares the rows: they are scratch, empty before each search. */
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
    waiting = { junctions: new Uint16Array(ROWS * size), begins: [0, size, 2 * size], ends: new Int32Array(ROWS) };
    waitingOn.set(graph, waiting);
  }
  return waiting;
}

export interface Trail {
  readonly graph: Graph;
  readonly survey: Survey;
  readonly waiting: Waiting;
  /** What it costs from each junction to the nearest target; certain below what the way costs, at least that elsewhere. */
  readonly distance: Uint8Array;
  /** Towards the target: the line to take, and where it leads. */
  readonly viaLine: Uint16Array;
  readonly viaJunction: Uint16Array;
  /** Whether the latest search came upon a way that was cheap enough but began with a line beyond the means. */
  refused: boolean;
}

export const trailOn = (graph: Graph, survey: Survey): Trail => ({
  graph,
  survey,
  waiting: sharedWaiting(graph),
  distance: new Uint8Array(graph.junctionCount),
  viaLine: new Uint16Array(graph.junctionCount),
  viaJunction: new Uint16Array(graph.junctionCount),
  refused: false,
});

/** Nobody waits yet. */
export function beginSearch({ waiting: { begins, ends } }: Trail): void {
  for (let row = 0; row < ROWS; row++) ends[row] = begins[row]!;
}

/** A junction from which a search goes on at that cost. */
export function waitAt({ waiting: { junctions, ends } }: Trail, junction: JunctionIndex, cost: number): void {
  junctions[ends[cost % ROWS]!++] = junction;
}

interface Bounds {
  /** What the junctions waiting have cost so far, and the most a way may cost. */
  readonly from: number;
  readonly limit: number;
  /** A way into the network must begin with a line these pay for; else the next best may cost `slack` more. */
  readonly means: Means;
  readonly slack: number;
}

/**
 * Spreads from the junctions waiting until no cheaper way into the network can be left, and gives the junction at which
 * the cheapest one meets it. Every distance below that way's is certain.
 */
export function spread(trail: Trail, { from: first, limit, means, slack }: Bounds): JunctionIndex | undefined {
  const { distance, viaLine, viaJunction } = trail;
  const { offsets, neighbour, line: lineAt, isFerry } = trail.graph;
  const { weights, inNetwork } = trail.survey;
  const { junctions, begins, ends } = trail.waiting;
  let last = limit;
  let meets: JunctionIndex | undefined;
  let best = NO_LIMIT;
  for (let cost = first; cost <= last && cost < best; cost++) {
    const row = cost % ROWS;
    const begin = begins[row]!;
    while (ends[row]! > begin) {
      const from = junctions[--ends[row]!]!;
      if (distance[from] !== cost) continue; // reached earlier by a cheaper way
      const stop = offsets[from + 1]!;
      for (let i = offsets[from]!; i < stop; i++) {
        const to = neighbour[i]!;
        const line = lineAt[i]!;
        const weight = weights[line]!;
        const sum = cost + weight;
        if (sum >= distance[to]! || sum >= best) continue; // so is every line that is closed
        if (inNetwork[to] === 1) {
          if (isFerry[line] === 1 ? !means.ferry : weight > means.left) {
            trail.refused = true;
            if (sum + slack < last) last = sum + slack;
            continue;
          }
          best = sum;
          meets = to;
        } else junctions[ends[sum % ROWS]!++] = to;
        distance[to] = sum;
        viaLine[to] = line;
        viaJunction[to] = from;
      }
    }
    if (ends[0] === begins[0] && ends[1] === begins[1] && ends[2] === begins[2]) break; // nowhere left to go
  }
  return best <= last ? meets : undefined;
}
