// Books kept by hand (TOE-BOOK): the page tells tokens and conditions, and leaves every sum of a profit to the players.

import type { Seat } from '@branchline/core';
import { bookedProfit, contentOf, type Money, type View } from '@branchline/trains-of-europe';

/** Whether the players work out the profits; at the end of the game all books are opened. */
export const isByHand = ({ config, public: open }: Pick<View, 'config' | 'public'>): boolean =>
  config.options.manualBooks && open.stage.kind !== 'over';

/** What the page tells of a company's profit: where its token is on the track, if the players keep the books. */
export const shownProfit = ({ config, public: open }: Pick<View, 'config' | 'public'>, seat: Seat): Money =>
  bookedProfit(contentOf(config), open, seat);
