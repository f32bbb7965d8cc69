// "If I confirm this": what an action would do to the own company, told before it is done.

import type { Illegal, Seat } from '@branchline/core';
import { lotOf, trainsOfEurope, type Action, type Money, type View } from '@branchline/trains-of-europe';
import { differenceOf, type Difference } from './difference.ts';
import { isByHand, officeOf } from './office.ts';
import { rehearse, rehearseWinning } from './rehearse.ts';

export interface Preview extends Difference {
  readonly action: Action;
  /** Why it is not allowed; the figures then show no change. */
  readonly illegal?: Illegal;
  /** Counts only once the seat has confirmed its assignment (TOE-FAIR-4). */
  readonly provisional: boolean;
  /** Of a bid: holds only if nobody raises. */
  readonly ifWon: boolean;
  /** Of a blind contract: the profit a year right after it, over all cards it may be. */
  readonly spread?: { readonly least: Money; readonly most: Money; readonly mean: Money };
}

/** Actions that change nothing for the company by themselves. */
const SILENT: readonly Action['do'][] = [
  'offer',
  'decline',
  'pass',
  'offer-contracts',
  'propose-target',
  'vote',
  'book',
  'audit',
];

function isSilent({ public: { stage } }: View, action: Action): boolean {
  return SILENT.includes(action.do) || (action.do === 'done' && stage.kind === 'new-target');
}

function afterBid(view: View, seat: Seat, action: Extract<Action, { do: 'open' | 'raise' }>): View {
  const { stage } = view.public;
  const { index } = officeOf(view, seat);
  const lot = action.do === 'open' ? lotOf(index, action.lot) : stage.kind === 'bidding' ? stage.lot : undefined;
  return (lot && rehearseWinning(view, seat, lot, action.bid)) ?? view;
}

/** Every card the pile may bring: the unseen ones, or the first of the known queue (TOE-CONF-2). */
export function blindCards(view: View, seat: Seat): string[] {
  const { index, open } = officeOf(view, seat);
  const cards = open.pile.length > 0 ? open.pile : open.queue.slice(0, 1);
  return cards.map((no) => index.contracts[no]!.id);
}

function blindContract(view: View, seat: Seat, action: Action): Preview {
  const all = blindCards(view, seat).map((contract) =>
    differenceOf(view, rehearse(view, seat, action, { do: 'blind-contract', contract }), seat),
  );
  const [first] = all;
  const after = all.map(({ profit }) => profit.after);
  const mean = after.reduce((sum, profit) => sum + profit, 0) / after.length;
  const none = differenceOf(view, view, seat);
  return {
    action,
    ...none,
    ...(first?.cash ? { cash: first.cash } : {}),
    provisional: false,
    ifWon: false,
    ...(isByHand(view) ? {} : { spread: { least: Math.min(...after), most: Math.max(...after), mean } }),
  };
}

export function preview(view: View, seat: Seat, action: Action): Preview {
  const illegal = trainsOfEurope.check(view, seat, action);
  const base = { action, provisional: false, ifWon: false };
  if (illegal) return { ...base, ...differenceOf(view, view, seat), illegal };
  if (action.do === 'take-blind') return blindContract(view, seat, action);
  if (action.do === 'open' || action.do === 'raise')
    return { ...base, ...differenceOf(view, afterBid(view, seat, action), seat), ifWon: true };
  const after = isSilent(view, action) ? view : rehearse(view, seat, action);
  const provisional = action.do === 'assign' || action.do === 'unassign';
  return { ...base, ...differenceOf(view, after, seat), provisional };
}
