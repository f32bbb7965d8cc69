// End of the fiscal year: settlement, end test, subsidies, chair, displays (TOE-EOR, TOE-SUB, TOE-END).

import type { Seat } from '@branchline/core';
import { bookedProfit, checkAllBooks } from './books.ts';
import { discard, pay, receive, replaced } from './changes.ts';
import { atStage, withPublic, withSecret } from './position.ts';
import { contentOf } from './contents.ts';
import { displayVehicles, reveal } from './display.ts';
import { removeMark } from './insolvency.ts';
import { isTargetReached } from './new-target.ts';
import { clockwiseFrom, leftNeighbour, remainingCount } from './seats.ts';
import { shuffleIn } from './supplies.ts';
import { beginYear } from './year.ts';
import type { ContractIndex, EndReason, ModelIndex, Money, State } from './types.ts';

/** No game goes on for longer. */
export const LAST_YEAR = 100;

/**
 * Profit becomes cash (TOE-MONEY-3): TOE-EOR-2, TOE-EOR-3; undefined where the seat is insolvent (TOE-INS-3) and nothing is
 * paid yet.
 */
function settled(state: State, seat: Seat, profit: Money): State | undefined {
  const { payoutCap } = contentOf(state.config).amounts;
  const cash = state.secret.cash[seat]!;
  if (profit >= 0) return removeMark(receive(state, seat, Math.min(profit, payoutCap)), seat);
  if (cash >= -profit) return removeMark(pay(state, seat, -profit), seat);
  const { marked } = state.public;
  if (marked[seat]) return undefined;
  // TOE-INS-1: the rest is forgiven, once; nothing is sold for it (TOE-INS-4).
  return withPublic(pay(state, seat, cash), { marked: replaced(marked, seat, true) });
}

/** All remaining seats, with the profits of this moment. */
export function settleYear(state: State): State {
  const index = contentOf(state.config);
  const { public: open } = state;
  const profits = open.left.map((_, seat) => bookedProfit(index, open, seat));
  const insolvent: Seat[] = [];
  let paid = state;
  for (const seat of clockwiseFrom(open, open.chair)) {
    const after = settled(paid, seat, profits[seat]!);
    if (after) paid = after;
    else insolvent.push(seat);
  }
  return withPublic(paid, { profits: [...open.profits, profits], insolvent, stage: { kind: 'insolvencies' } });
}

/** TOE-END-1; of several reasons the first in the order of END_REASONS. */
function endReason({ config, public: open, secret }: State): EndReason | undefined {
  if (isTargetReached(config.options, open)) return 'target';
  if (open.outOfSticks) return 'sticks';
  if (open.topProfit) return 'profit';
  if (config.options.bankLimit && secret.bank <= 0) return 'bank';
  if (remainingCount(open) <= 1) return 'players'; // TOE-INS-6
  return open.year >= LAST_YEAR ? 'years' : undefined;
}

/** TOE-SUB-1: a chip on every contract left lying; one that has two goes under the pile without them. */
function subsidise(state: State): State {
  const { display, queue } = state.public;
  const { maxChips } = contentOf(state.config).amounts;
  const stays = display.filter(({ chips }) => chips < maxChips);
  const goes = display.filter(({ chips }) => chips >= maxChips);
  return withPublic(state, {
    display: stays.map(({ contract, chips }) => ({ contract, chips: chips + 1 })),
    queue: [...queue, ...goes.map(({ contract }) => contract)],
  });
}

/** TOE-EOR-6, TOE-EOR-7. */
function clearVehicles(state: State): State {
  const { locos, wagons, year } = state.public;
  const cleared = withPublic(discard(state, [...locos, ...wagons]), { locos: [], wagons: [] });
  const isDue = year % state.config.options.reshuffleEvery === 0;
  return isDue ? shuffleIn(shuffleIn(cleared, 'loco'), 'wagon') : cleared;
}

/** After the settlement (TOE-END-4) and the last insolvency: the game ends (TOE-EOR-4), or the board is prepared for the next year. */
export function closeYear(state: State): State {
  const { cash, cashes } = state.secret;
  const booked = withSecret(state, { cashes: [...cashes, cash] });
  const reason = endReason(booked);
  if (reason) return atStage(checkAllBooks(booked), { kind: 'over', reason });
  const cleared = clearVehicles(subsidise(booked));
  const chair = leftNeighbour(state.public, state.public.chair); // TOE-EOR-5
  return withPublic(cleared, { chair, stage: { kind: 'refill' } });
}

export interface Refill {
  readonly contracts: readonly ContractIndex[];
  readonly locos: readonly ModelIndex[];
  readonly wagons: readonly ModelIndex[];
}

export const refill = (state: State, drawn: Refill): State =>
  beginYear(displayVehicles(reveal(state, drawn.contracts), drawn));
