// The turn of a year for a page that was loaded too late to see it settled: the view before is drawn up again from all that
// was told since the table was set up.

import type { Event, View } from '@branchline/trains-of-europe';
import { cashSum } from '../sums/cash.ts';

const isSettled = ({ kind }: Event): boolean => kind === 'settled';

/** Where the latest settlement begins among all events; years begin with their number, and end with a settlement. */
function settlementIn(told: readonly Event[]): number {
  const last = told.findLastIndex(isSettled);
  const begun = told.findLastIndex(({ kind }, at) => kind === 'year' && at < last);
  return last < 0 ? -1 : told.findIndex((event, at) => at > begun && isSettled(event));
}

/** `view`: after the settlement, before the next year. Without a settlement to take back it stays as it is. */
export function missedTurn(view: View, told: readonly Event[]): { before: View; events: readonly Event[] } {
  const { profits, year } = view.public;
  const from = settlementIn(told);
  if (from < 0 || profits.length < year) return { before: view, events: told.slice(Math.max(0, from)) };
  const earlier = told.slice(0, from);
  const companies = view.companies.map((company, seat) =>
    company.cash === undefined ? company : { ...company, cash: cashSum(view, seat, earlier).amount },
  );
  // The chair has already moved on; the first caller had it.
  const begun = earlier.findLast((event) => event.kind === 'year');
  const { callers = view.public.callers } = begun ?? {};
  const open = { ...view.public, profits: profits.slice(0, -1), callers, chair: callers[0] ?? view.public.chair };
  return { before: { ...view, companies, public: open }, events: told.slice(from) };
}
