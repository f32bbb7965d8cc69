// Cheapest trees for every subset of a hand from every junction at once: answers "what would I still miss if …" without solving again.

import type { Seat } from '@branchline/core';
import { exclusiveUsers } from '../playout/lay.ts';
import { EXCLUSIVE, MAX_HAND, UNSEEN, type Position } from '../playout/position.ts';

export interface TreeTable {
  /** How many targets, and the set of all of them. */
  readonly count: number;
  readonly all: number;
  /** Cost of joining a set of targets with a junction; `UNSEEN` where no way leads. */
  cost(set: number, junction: number): number;
  /** Fills `out[set]` with the cost of joining each set with one network that holds all of these junctions. */
  fromNetwork(junctions: readonly number[], out: Uint8Array): void;
  /** Adds a junction to such a network. */
  joined(network: Uint8Array, junction: number, out: Uint8Array): void;
  /** Cost of joining all targets once a junction joins such a network. */
  allJoined(network: Uint8Array, junction: number): number;
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

/** A maker of tables for positions on one board; the table it gives is good until the next one is asked for. */
export function treeTables(junctionCount: number, offsets: Uint16Array, neighbour: Uint16Array) {
  const costs = Array.from({ length: SETS }, () => new Uint8Array(junctionCount));
  const waiting = 8 * junctionCount;
  const layers: [Uint16Array, Uint16Array, Uint16Array] = [
    new Uint16Array(waiting),
    new Uint16Array(waiting),
    new Uint16Array(waiting),
  ];
  /** Junctions by their first cost: counting sort. */
  const order = new Uint16Array(junctionCount);
  const starts = new Uint16Array(UNSEEN + 2);

  /** Lets the costs of one set run along the lines until nothing gets cheaper. */
  function settle(cost: Uint8Array, weights: Uint8Array): void {
    starts.fill(0);
    for (let j = 0; j < junctionCount; j++) starts[cost[j]! + 1]!++;
    for (let value = 0; value <= UNSEEN; value++) starts[value + 1]! += starts[value]!;
    for (let j = 0; j < junctionCount; j++) order[starts[cost[j]!]!++] = j;
    let [now, one, two] = layers;
    let inNow = 0;
    let inOne = 0;
    let inTwo = 0;
    let next = 0;
    for (let reached = cost[order[0]!]!; reached < UNSEEN; reached++) {
      // `starts` has moved on by one: it now holds where each value ends.
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
      const spent = now;
      now = one;
      inNow = inOne;
      one = two;
      inOne = inTwo;
      two = spent;
      inTwo = 0;
    }
  }

  return function tableOf(weights: Uint8Array, targets: ArrayLike<number>): TreeTable {
    const count = targets.length;
    const all = (1 << count) - 1;
    for (let set = 1; set <= all; set++) {
      const cost = costs[set]!;
      cost.fill(UNSEEN);
      if ((set & (set - 1)) === 0) cost[targets[31 - Math.clz32(set)]!] = 0;
      else merge(costs, set, junctionCount);
      settle(cost, weights);
    }
    costs[0]!.fill(0);
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
        for (let set = all; set > 0; set--) {
          let least = network[set]!;
          for (let part = set; part > 0; part = (part - 1) & set) {
            const sum = costs[part]![junction]! + network[set ^ part]!;
            if (sum < least) least = sum;
          }
          out[set] = least;
        }
        out[0] = 0;
      },
      allJoined(network, junction) {
        let least = network[all]!;
        for (let part = all; part > 0; part = (part - 1) & all) {
          const sum = costs[part]![junction]! + network[all ^ part]!;
          if (sum < least) least = sum;
        }
        return least;
      },
    };
  };
}

/** First costs of a set: two trees over its parts that meet in a junction. */
function merge(costs: readonly Uint8Array[], set: number, junctionCount: number): void {
  const cost = costs[set]!;
  for (let part = (set - 1) & set; part > 0; part = (part - 1) & set) {
    if (part > (set ^ part)) mergeParts(cost, costs[part]!, costs[set ^ part]!, junctionCount);
  }
}

function mergeParts(cost: Uint8Array, one: Uint8Array, other: Uint8Array, junctionCount: number): void {
  for (let j = 0; j < junctionCount; j++) {
    const sum = one[j]! + other[j]!;
    if (sum < cost[j]!) cost[j] = sum;
  }
}
