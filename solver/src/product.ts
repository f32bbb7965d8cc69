// All combinations of one junction per slot at once: what bots ask about every hand an opponent may hold.
import type { JunctionIndex, LineGraph } from '@branchline/boards';
import type { CostSolver } from './cost.ts';
import { BEYOND_BYTES, MOST_PER_SLOT, SLOTS } from './faster.ts';
import type { FastSolver } from './faster.ts';
import { checkTerminals } from './terminals.ts';
import { UNREACHED } from './types.ts';
import type { Weights } from './types.ts';

export type ProductSolver = (
  weights: Weights,
  from: JunctionIndex,
  slots: readonly ArrayLike<JunctionIndex>[],
) => Uint16Array;

export const makeProductSolver = (
  graph: LineGraph,
  missingCost: CostSolver,
  faster: () => FastSolver | undefined,
): ProductSolver => {
  /** The combination of that number. */
  const pick = (slots: readonly ArrayLike<number>[], number: number, out: number[]): number[] => {
    let rest = number;
    for (let slot = slots.length - 1; slot >= 0; slot--) {
      const { length } = slots[slot]!;
      out[slot] = slots[slot]![rest % length]!;
      rest = Math.floor(rest / length);
    }
    return out;
  };

  const oneByOne: ProductSolver = (weights, from, slots) => {
    const total = slots.reduce((product, slot) => product * slot.length, 1);
    const hand: number[] = [];
    const costs = new Uint16Array(total);
    // A missing way is Infinity, which the array cannot hold.
    for (let i = 0; i < total; i++) costs[i] = Math.min(UNREACHED, missingCost(weights, from, pick(slots, i, hand)));
    return costs;
  };

  return (weights, from, slots) => {
    checkTerminals(
      graph,
      from,
      slots.map((slot) => slot[0] ?? 0),
    );
    for (const slot of slots) for (let i = 0; i < slot.length; i++) checkTerminals(graph, -1, [slot[i]!]);
    const shared = slots.every((slot) => slot.length > 0 && slot.length <= MOST_PER_SLOT) && slots.length <= SLOTS;
    const fast = faster();
    if (fast === undefined || from < 0 || !shared) return oneByOne(weights, from, slots);
    // An empty slot is one that asks for the marker's own junction.
    const padded = Array.from({ length: SLOTS }, (_, slot) => slots[slot] ?? [from]);
    const costs = Uint16Array.from(fast.product(weights, from, padded));
    costs.forEach((cost, i) => {
      if (cost === BEYOND_BYTES) costs[i] = Math.min(UNREACHED, missingCost(weights, from, pick(slots, i, [])));
    });
    return costs;
  };
};
