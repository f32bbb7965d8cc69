// Development Bonus: cash for every connected city, and the caller's extra (TOE-DEV).

import type { Seat } from '@branchline/core';
import { receive } from './changes.ts';
import { holdingIn, type Holding } from './desk.ts';
import { connectedCities } from './network.ts';
import { callerNow } from './phase.ts';
import { remainingSeats } from './seats.ts';
import { atStage } from './position.ts';
import type { Money, State } from './types.ts';

export function developmentBonus(
  { index, open, seat }: Holding,
  caller: Seat,
): { readonly cities: number; readonly amount: Money } {
  const { perCity, caller: extra } = index.amounts.dev;
  const cities = connectedCities(index, open, seat).length;
  return { cities, amount: cities * perCity + (seat === caller ? extra : 0) };
}

export function payDevelopmentBonus(state: State): State {
  const caller = callerNow(state.public);
  const paid = remainingSeats(state.public).reduce(
    (before, seat) => receive(before, seat, developmentBonus(holdingIn(before, seat), caller).amount),
    state,
  );
  return atStage(paid, { kind: 'phase-over' });
}
