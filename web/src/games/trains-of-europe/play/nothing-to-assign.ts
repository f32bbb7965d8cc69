// Whether an assignment window leaves a company anything to do: nothing in its yard has a place, and no vehicle of a contract
// has one in another.

import type { Seat } from '@branchline/core';
import { checkAssign, type View } from '@branchline/trains-of-europe';
import { deskFor } from './contract/vehicles.ts';
import { activeContracts, officeOf, seesOwn } from './office.ts';
import { usesOf } from './vehicle-use.ts';
import { whatIf } from './what-if.ts';

export function nothingToAssign(view: View, seat: Seat): boolean {
  if (!seesOwn(view, seat)) return false;
  const office = officeOf(view, seat);
  const hasUse = [...new Set(office.idle)].some((model) =>
    usesOf(view, seat, model, { owned: true }).some(({ fits }) => fits),
  );
  if (hasUse) return false;
  const active = activeContracts(office);
  return !active.some(({ contract, vehicles }) =>
    [...new Set(vehicles)].some((model) => {
      const freed = deskFor(officeOf(whatIf(view, seat, { unassign: [{ model, contract }] }), seat));
      return active.some((other) => other.contract !== contract && !checkAssign(freed, model, other.contract));
    }),
  );
}
