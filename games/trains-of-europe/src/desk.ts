// The basis of a seat's decisions: the public part of the position and its own company, whether taken from a view or a state.

import { invariant, type Seat } from '@branchline/core';
import { contentOf } from './contents.ts';
import type { ContentIndex } from './content-index.ts';
import type { ModelIndex, Money, Options, Public, State, View } from './types.ts';

/** The public part of one company. */
export interface Holding {
  readonly index: ContentIndex;
  readonly open: Public;
  readonly seat: Seat;
}

export interface Desk extends Holding {
  readonly options: Options;
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

export const deskIn = ({ config, public: open, secret }: State, seat: Seat): Desk => ({
  index: contentOf(config),
  options: config.options,
  open,
  seat,
  cash: secret.cash[seat]!,
  idle: secret.idle[seat]!,
});

export const holdingIn = ({ config, public: open }: Pick<State, 'config' | 'public'>, seat: Seat): Holding => ({
  index: contentOf(config),
  open,
  seat,
});
