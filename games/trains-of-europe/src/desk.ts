// What a seat decides from: the public part of the position and its own company, whether taken from a view or a draft.

import { invariant, type Illegal, type Seat } from '@branchline/core';
import { contentOf } from './contents.ts';
import type { ContentIndex } from './content-index.ts';
import type { Work } from './draft.ts';
import type { ModelIndex, Money, Options, Public, View } from './types.ts';

export interface Desk {
  readonly index: ContentIndex;
  readonly options: Options;
  readonly open: Public;
  readonly seat: Seat;
  readonly cash: Money;
  /** Own unassigned vehicles. */
  readonly idle: readonly ModelIndex[];
}

export function deskOf(view: View, seat: Seat): Desk {
  const company = view.companies[seat];
  invariant(company?.cash !== undefined && company.idle !== undefined, 'a seat decides from its own view');
  const { config, public: open } = view;
  return { index: contentOf(config), options: config.options, open, seat, cash: company.cash, idle: company.idle };
}

export const deskIn = ({ index, config, public: open, secret }: Work, seat: Seat): Desk => ({
  index,
  options: config.options,
  open,
  seat,
  cash: secret.cash[seat]!,
  idle: secret.idle[seat]!,
});

/** TOE-MONEY-5: a purchase or bid needs the cash in hand. */
export const cashShort = (needs: Money, has: Money): Illegal => ({
  code: 'trains-of-europe/cash-short',
  rule: 'TOE-MONEY-5',
  detail: { needs, has },
});

export const unknownId = (what: string, id: string): Illegal => ({
  code: `trains-of-europe/unknown-${what}`,
  rule: 'TOE-COMP-1',
  at: id,
});
