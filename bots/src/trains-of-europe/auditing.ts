// The year end where books are kept by hand: the own profit is booked right, and a rival's wrong booking is audited.

import type { Seat } from '@branchline/core';
import {
  auditable,
  bookedProfit,
  contentOf,
  rightBooking,
  type Action,
  type Money,
  type State,
} from '@branchline/trains-of-europe';

export const bookRight = ({ config, public: open }: State, seat: Seat): Action => ({
  do: 'book',
  profit: rightBooking(contentOf(config), open, seat),
});

/** What an audit brings: the rival's payment, and what a profit booked too high would have brought the rival. */
interface Finding {
  readonly company: Seat;
  readonly paid: Money;
  readonly tooHigh: Money;
}

function findings({ config, public: open, secret }: State, seat: Seat): Finding[] {
  const index = contentOf(config);
  return auditable(open, seat).map((company) => {
    const tooHigh = bookedProfit(index, open, company) - rightBooking(index, open, company);
    return { company, tooHigh, paid: Math.min(Math.abs(tooHigh), secret.cash[company]!) };
  });
}

/** The dearest error in sight. A company without cash that has booked too little is left with its mistake. */
export function auditOrPass(state: State, seat: Seat): Action {
  const wrong = findings(state, seat).filter(({ paid, tooHigh }) => paid > 0 || tooHigh > 0);
  const [worst] = wrong.sort((a, b) => b.paid - a.paid || b.tooHigh - a.tooHigh);
  return worst ? { do: 'audit', seat: worst.company } : { do: 'pass' };
}
