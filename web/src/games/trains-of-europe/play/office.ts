// What a screen looks at: a view, its content, and one company in it as far as the viewer may see it.

import type { Seat } from '@branchline/core';
import {
  bookedProfit,
  contentOf,
  type ContentIndex,
  type ContractIndex,
  type HeldContract,
  type ModelIndex,
  type Money,
  type Options,
  type Public,
  type View,
} from '@branchline/trains-of-europe';

export interface Office {
  readonly view: View;
  readonly index: ContentIndex;
  readonly options: Options;
  readonly open: Public;
  readonly seat: Seat;
  /** Absent where the table hides it from the viewer. */
  readonly cash?: Money;
  readonly idle?: readonly ModelIndex[];
}

export function officeOf(view: View, seat: Seat): Office {
  const { config, public: open, companies } = view;
  return { view, index: contentOf(config), options: config.options, open, seat, ...companies[seat] };
}

export const marketOf = ({ index, options, open }: Office): Pick<Office, 'index' | 'options' | 'open'> => ({
  index,
  options,
  open,
});

export const contractsOf = ({ open, seat }: Office): readonly HeldContract[] => open.contracts[seat] ?? [];

export const activeContracts = (office: Office): HeldContract[] =>
  contractsOf(office).filter(({ complete }) => !complete);

export const heldContract = (office: Office, contract: ContractIndex): HeldContract | undefined =>
  contractsOf(office).find((held) => held.contract === contract);

/** Whether the viewer knows everything a decision of this seat rests on. */
export const seesOwn = (view: View, seat: Seat): boolean => {
  const company = view.companies[seat];
  return company?.cash !== undefined && company.idle !== undefined;
};

/**
 * Whether the players work out the profits (TOE-BOOK): then the page tells tokens and conditions, and no sum. At the end of
 * the game all books are opened.
 */
export const isByHand = ({ config, public: open }: Pick<View, 'config' | 'public'>): boolean =>
  config.options.manualBooks && open.stage.kind !== 'over';

/** What the page tells of a company's profit: where its token is on the track, if the players keep the books. */
export const shownProfit = ({ config, public: open }: Pick<View, 'config' | 'public'>, seat: Seat): Money =>
  bookedProfit(contentOf(config), open, seat);
