// Two hidden hands drawn again together: which of the two holds what, out of the cities they hold now.

import type { Rng } from '@branchline/core';
import { drawPlace, type Chain } from './hand-draws.ts';

const MOST_EXCHANGES = 256;

/** All ways to exchange: the two hands afterwards, and running sums of their weights together. */
export interface Exchanges {
  readonly inOne: Int32Array;
  readonly inOther: Int32Array;
  readonly together: Float64Array;
}

export const newExchanges = (): Exchanges => ({
  inOne: new Int32Array(MOST_EXCHANGES),
  inOther: new Int32Array(MOST_EXCHANGES),
  together: new Float64Array(MOST_EXCHANGES),
});

/** Lists them, region by region: the cities of a region stay or change places. How many there are. */
function listExchanges(one: Chain, other: Chain, { inOne, inOther }: Exchanges): number {
  let count = 1;
  inOne[0] = one.current;
  inOther[0] = other.current;
  for (let region = 0; region < one.space.regions.length && 2 * count <= MOST_EXCHANGES; region++) {
    const first = one.space.regions[region]!;
    const second = other.space.regions[region]!;
    const mine = Math.floor(one.current / first.stride) % first.onlyCity.length;
    const theirs = Math.floor(other.current / second.stride) % second.onlyCity.length;
    const given = first.onlyCity[mine]!;
    const taken = second.onlyCity[theirs]!;
    if (given < 0 || taken < 0 || first.optionOf[taken]! < 0 || second.optionOf[given]! < 0) continue;
    const stepOne = (first.optionOf[taken]! - mine) * first.stride;
    const stepOther = (second.optionOf[given]! - theirs) * second.stride;
    for (let i = 0; i < count; i++) {
      inOne[count + i] = inOne[i]! + stepOne;
      inOther[count + i] = inOther[i]! + stepOther;
    }
    count *= 2;
  }
  return count;
}

/** Two seats draw again which of them holds what. */
export function exchange([one, other]: readonly [Chain, Chain], exchanges: Exchanges, rng: Rng): void {
  if (one.current < 0 || other.current < 0) return;
  const { inOne, inOther, together } = exchanges;
  const count = listExchanges(one, other, exchanges);
  if (count === 1) return;
  let sum = 0;
  for (let i = 0; i < count; i++) together[i] = sum += one.weights[inOne[i]!]! * other.weights[inOther[i]!]!;
  if (sum === 0) return;
  const place = drawPlace(together, count, rng);
  one.current = inOne[place]!;
  other.current = inOther[place]!;
}
