// A table on the page alone, for tests of what the player does at it.

import '../../../support/browser.ts';
import { transEuropa } from '@branchline/trans-europa';
import type { Action, State, TransEuropa } from '@branchline/trans-europa';
import { stopsAfter } from '../../../../src/games/trans-europa/play/pace.ts';
import { localTable, type LocalTable } from '../../../../src/table/local-table.ts';

type Wish = { readonly reply?: (state: State, seat: number) => Action | undefined };

/** Seat 0 plays; the other does nothing unless told. */
export const tableAt = (state: State, { reply = () => undefined }: Wish = {}): LocalTable<TransEuropa> =>
  localTable({
    game: transEuropa,
    state,
    seats: [
      { name: 'Mara', kind: 'human' },
      { name: 'Inês', kind: 'bot:apprentice' },
    ],
    you: 0,
    reply,
    stopsAfter,
    pause: 0,
  });
