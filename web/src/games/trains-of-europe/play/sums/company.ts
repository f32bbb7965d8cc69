// Sticks and Development Bonus of a company (TOE-LIC-4, TOE-DEV).

import type { Seat } from '@branchline/core';
import { connectedCities, developmentBonus, sectionsOf, type View } from '@branchline/trains-of-europe';
import { officeOf } from '../office.ts';
import { line, total, type Sum } from './sum.ts';

export function sticksSum(view: View, seat: Seat): Sum {
  const { index, open } = officeOf(view, seat);
  const sticks = { unit: 'sticks', rule: 'TOE-LIC-4' } as const;
  return total({ label: 'sticksLeft', about: { seat }, ...sticks }, [
    line({ label: 'sticksAll', ...sticks }, index.amounts.sticks),
    ...sectionsOf(index, open, seat).map((no) => {
      const { id, segments } = index.sections[no]!;
      return line({ label: 'sticksLaid', about: { section: id, count: segments }, ...sticks }, -segments);
    }),
  ]);
}

/** What a call of the Development Bonus by that seat would bring this one. */
export function bonusSum(view: View, seat: Seat, caller: Seat): Sum {
  const { index, open } = officeOf(view, seat);
  const { perCity, caller: extra } = index.amounts.dev;
  const { cities } = developmentBonus({ index, open, seat }, caller);
  const ids = connectedCities(index, open, seat).map((no) => index.cities[no]!);
  const cash = { unit: 'cash' } as const;
  return total({ label: 'developmentBonus', rule: 'TOE-DEV-1', about: { seat }, ...cash }, [
    line(
      { label: 'cities', rule: 'TOE-DEV-1', about: { count: cities, each: perCity, ids }, ...cash },
      cities * perCity,
    ),
    ...(seat === caller ? [line({ label: 'callerExtra', rule: 'TOE-DEV-2', ...cash }, extra)] : []),
  ]);
}
