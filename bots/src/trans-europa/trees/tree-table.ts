// Cheapest trees for every subset of a hand from every junction at once: answers "what would I still miss if …" without solving again.

import type { JunctionIndex, LineGraph } from '@branchline/boards';
import type { Seat } from '@branchline/core';
import { exclusiveUsers } from '../playout/lay.ts';
import { EXCLUSIVE, MAX_HAND, UNSEEN, type Position } from '../playout/position.ts';
import { newSettling, settle, type Settling } from './settle.ts';

export interface TreeTable {
  /** How many targets, and the set of all of them. */
  readonly count: number;
  readonly all: number;
  /** Cost of joining a set of targets with a junction; `UNSEEN` where no way leads. */
  cost(set: number, junction: JunctionIndex): number;
  /** Fills `out[set]` with the cost of joining each set with one network that holds all of these junctions. */
  fromNetwork(junctions: readonly JunctionIndex[], out: Uint8Array): void;
  /** Adds a junction to such a network. */
  joined(network: Uint8Array, junction: JunctionIndex, out: Uint8Array): void;
  /** Cost of joining all targets once a junction joins such a network. */
  allJoined(network: Uint8Array, junction: JunctionIndex): number;
}

export const SETS = 1 << MAX_HAND;

/** What each place of the adjacency costs one seat: a ferry closed to it cannot be passed. */
export function weightsOfSeat(position: Position, seat: Seat, out: Uint8Array): Uint8Array {
  out.set(position.weight);
  for (const line of position.field.ferryLines) {
    const slot = position.field.slotA[line]!;
    if (out[slot] !== EXCLUSIVE) continue;
    const closed = ((exclusiveUsers(position, slot) >> seat) & 1) === 0 ? UNSEEN : 0;
    out[slot] = closed;
    out[position.field.slotB[line]!] = closed;
  }
  return out;
}

/** Costs of all sets on one board. */
interface Sets {
  readonly graph: LineGraph;
  readonly costs: readonly Uint8Array[];
  readonly settling: Settling;
}

/** A maker of tables for positions on one board; the table it gives is good until the next one is asked for. */
export function treeTables(graph: LineGraph): (weights: Uint8Array, targets: ArrayLike<JunctionIndex>) => TreeTable {
  const costs = Array.from({ length: SETS }, () => new Uint8Array(graph.junctionCount));
  const sets: Sets = { graph, costs, settling: newSettling(graph) };
  return (weights, targets) => {
    fill(sets, weights, targets);
    return tableOf(costs, targets.length);
  };
}

function fill({ graph, costs, settling }: Sets, weights: Uint8Array, targets: ArrayLike<JunctionIndex>): void {
  for (let set = 1; set < 1 << targets.length; set++) {
    const cost = costs[set]!;
    cost.fill(UNSEEN);
    if ((set & (set - 1)) === 0) cost[targets[31 - Math.clz32(set)]!] = 0;
    else merge(costs, set);
    settle({ graph, weights }, cost, settling);
  }
  costs[0]!.fill(0);
}

/** First costs of a set: two trees over its parts that meet in a junction. */
function merge(costs: readonly Uint8Array[], set: number): void {
  for (let part = (set - 1) & set; part > 0; part = (part - 1) & set) {
    if (part > (set ^ part)) mergeParts(costs[set]!, costs[part]!, costs[set ^ part]!);
  }
}

function mergeParts(cost: Uint8Array, one: Uint8Array, other: Uint8Array): void {
  for (let j = 0; j < cost.length; j++) {
    const sum = one[j]! + other[j]!;
    if (sum < cost[j]!) cost[j] = sum;
  }
}

function tableOf(costs: readonly Uint8Array[], count: number): TreeTable {
  const all = (1 << count) - 1;
  /** The cheapest way to join a set: some part of it at the junction, the rest where the network is. */
  const leastJoined = (network: Uint8Array, junction: JunctionIndex, set: number): number => {
    let least = network[set]!;
    for (let part = set; part > 0; part = (part - 1) & set) {
      const sum = costs[part]![junction]! + network[set ^ part]!;
      if (sum < least) least = sum;
    }
    return least;
  };
  return {
    count,
    all,
    cost: (set, junction) => costs[set]![junction]!,
    fromNetwork(junctions, out) {
      for (let set = 0; set <= all; set++) out[set] = set === 0 ? 0 : UNSEEN;
      for (const junction of junctions) this.joined(out, junction, out);
    },
    joined(network, junction, out) {
      // Downwards, so that `out` may be `network`: a set only reads its own subsets.
      for (let set = all; set > 0; set--) out[set] = leastJoined(network, junction, set);
      out[0] = 0;
    },
    allJoined: (network, junction) => leastJoined(network, junction, all),
  };
}
