// Development Bonus: cash for every connected city, and the caller's extra (TOE-DEV).

import type { Seat } from '@branchline/core';
import type { ContentIndex } from './content-index.ts';
import { receive, type Work } from './draft.ts';
import { connectedCities } from './network.ts';
import { callerNow } from './phase.ts';
import { remainingSeats } from './seats.ts';
import type { Money, Public } from './types.ts';

export function developmentBonus(
  index: ContentIndex,
  open: Public,
  seat: Seat,
  caller: Seat,
): { readonly cities: number; readonly amount: Money } {
  const { perCity, caller: extra } = index.amounts.dev;
  const cities = connectedCities(index, open, seat).length;
  return { cities, amount: cities * perCity + (seat === caller ? extra : 0) };
}

export function payDevelopmentBonus(work: Work): void {
  const caller = callerNow(work.public);
  for (const seat of remainingSeats(work.public)) {
    receive(work, seat, developmentBonus(work.index, work.public, seat, caller).amount);
  }
  work.public.stage = { kind: 'phase-over' };
}
