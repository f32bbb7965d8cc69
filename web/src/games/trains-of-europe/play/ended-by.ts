// Through whom a game ended: who has completed the target, laid the last stick, or reached the highest profit.

import type { Seat } from '@branchline/core';
import { completedCount, contentOf, uncheckedProfit, type EndReason, type View } from '@branchline/trains-of-europe';

const REACHES: Partial<Record<EndReason, (view: View, seat: Seat) => boolean>> = {
  target: ({ public: open }, seat) => completedCount(open, seat) >= open.target,
  sticks: ({ public: open }, seat) => open.sticks[seat] === 0,
  profit: ({ config, public: open }, seat) => {
    const index = contentOf(config);
    return uncheckedProfit(index, open, seat) >= index.amounts.profitMax;
  },
};

/** Nobody where an end has no author, or where they have sold since what had brought it about. */
export const endedBy = (view: View, reason: EndReason): Seat[] =>
  view.public.left.flatMap((_, seat) => (REACHES[reason]?.(view, seat) ? [seat] : []));
