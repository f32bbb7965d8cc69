// End of the fiscal year: settlement, end test, subsidies, chair, displays (TOE-EOR, TOE-SUB, TOE-END).

import type { Seat } from '@branchline/core';
import { profitOf } from './crediting.ts';
import { discard, pay, receive, type Work } from './draft.ts';
import { displayDraws, reveal } from './display.ts';
import { removeMark } from './insolvency.ts';
import { isTargetReached } from './new-target.ts';
import { clockwiseFrom, leftNeighbour, remainingCount } from './seats.ts';
import { shuffleIn, takeFromSupply } from './supplies.ts';
import { beginYear } from './year.ts';
import type { ContractIndex, DisplayedContract, EndReason, ModelIndex, Money } from './types.ts';

/** No game goes on for longer. */
export const LAST_YEAR = 100;

/** TOE-EOR-2, TOE-EOR-3. Answers whether the seat is insolvent (TOE-INS-3); then nothing is paid yet. */
function settle(work: Work, seat: Seat, profit: Money): boolean {
  const { payoutCap } = work.index.amounts;
  if (profit >= 0) receive(work, seat, Math.min(profit, payoutCap));
  else if (work.secret.cash[seat]! >= -profit) pay(work, seat, -profit);
  else if (work.public.marked[seat]) return true;
  else {
    pay(work, seat, work.secret.cash[seat]!);
    work.public.marked[seat] = true; // TOE-INS-1: the rest is forgiven, once
    return false;
  }
  removeMark(work, seat);
  return false;
}

/** All remaining seats, with the profits of this moment. */
export function settleYear(work: Work): void {
  const { index, public: open } = work;
  const profits = open.left.map((_, seat) => profitOf(index, open, seat));
  open.profits.push(profits);
  open.insolvent = clockwiseFrom(open, open.chair).filter((seat) => settle(work, seat, profits[seat]!));
  open.stage = { kind: 'insolvencies' };
}

/** TOE-END-1; of several reasons the first in the order of END_REASONS. */
function endReason(work: Work): EndReason | undefined {
  const { config, public: open, secret } = work;
  if (isTargetReached(config.options, open)) return 'target';
  if (open.outOfSticks) return 'sticks';
  if (open.topProfit) return 'profit';
  if (config.options.bankLimit && secret.bank <= 0) return 'bank';
  if (remainingCount(open) <= 1) return 'players';
  return open.year >= LAST_YEAR ? 'years' : undefined;
}

/** TOE-SUB-1: a chip on every contract left lying; one that has two goes under the pile without them. */
function subsidise(work: Work): void {
  const { index, public: open } = work;
  const stay: DisplayedContract[] = [];
  for (const { contract, chips } of open.display) {
    if (chips < index.amounts.maxChips) stay.push({ contract, chips: chips + 1 });
    else open.queue.push(contract);
  }
  open.display = stay;
}

/** TOE-EOR-6, TOE-EOR-7. */
function clearVehicles(work: Work): void {
  const { public: open } = work;
  discard(work, open.locos);
  discard(work, open.wagons);
  open.locos = [];
  open.wagons = [];
  if (open.year % work.config.options.reshuffleEvery === 0) {
    shuffleIn(work, 'loco');
    shuffleIn(work, 'wagon');
  }
}

/** After the last insolvency: the game ends, or the board is made ready for the next year. */
export function closeYear(work: Work): void {
  const { public: open, secret } = work;
  secret.cashes.push(secret.cash.slice());
  const reason = endReason(work);
  if (reason) {
    open.stage = { kind: 'over', reason };
    return;
  }
  subsidise(work);
  open.chair = leftNeighbour(open, open.chair); // TOE-EOR-5
  clearVehicles(work);
  open.stage = { kind: 'refill' };
}

export function refill(
  work: Work,
  contracts: readonly ContractIndex[],
  locos: readonly ModelIndex[],
  wagons: readonly ModelIndex[],
): void {
  const draws = displayDraws(work.index, work.public);
  reveal(work, contracts);
  takeFromSupply(work, draws.locos, locos);
  takeFromSupply(work, draws.wagons, wagons);
  work.public.locos = locos.toSorted((a, b) => a - b);
  work.public.wagons = wagons.toSorted((a, b) => a - b);
  beginYear(work);
}
