// One company as its plans see it: what it owns and what licences would cost it.

import type { Seat } from '@branchline/core';
import {
  contentOf,
  type ContentIndex,
  type ModelIndex,
  type Money,
  type Options,
  type Public,
  type State,
} from '@branchline/trains-of-europe';

export interface Company {
  readonly index: ContentIndex;
  readonly options: Options;
  readonly open: Public;
  readonly seat: Seat;
  readonly cash: Money;
  readonly idle: readonly ModelIndex[];
  /** Cash and unassigned vehicles by seat, as they are thought to be. */
  readonly cashes: readonly Money[];
  readonly idles: readonly (readonly ModelIndex[])[];
}

export const companyOf = ({ config, public: open, secret }: State, seat: Seat): Company => ({
  index: contentOf(config),
  options: config.options,
  open,
  seat,
  cash: secret.cash[seat]!,
  idle: secret.idle[seat]!,
  cashes: secret.cash,
  idles: secret.idle,
});

export const BLOCKED = 1e9;

/** By section: what the licence costs this company now; 0 if it holds it, BLOCKED if every track is taken. */
export function licenceCosts({
  index,
  options,
  open,
  seat,
}: Pick<Company, 'index' | 'options' | 'open' | 'seat'>): Float64Array {
  const { feePerSegment, trackFactor } = index.amounts;
  const costs = new Float64Array(index.sections.length);
  for (let no = 0; no < costs.length; no++) {
    const bits = open.holders[no]!;
    if ((bits >> seat) & 1) continue;
    let companies = 0;
    for (let other = 0; bits >> other !== 0; other++) {
      if ((bits >> other) & 1 && !(options.releaseLicences && open.left[other])) companies++;
    }
    const { segments, tracks } = index.sections[no]!;
    const free = companies < tracks && segments <= open.sticks[seat]!;
    costs[no] = free ? segments * feePerSegment * trackFactor[Math.min(companies, trackFactor.length - 1)]! : BLOCKED;
  }
  return costs;
}
