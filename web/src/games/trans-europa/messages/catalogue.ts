// What Trans Europa says, beside what the shell says.

import type { Messages as ShellMessages, Widened } from '../../../messages/catalogue.ts';
import type { en } from './en.ts';
import type { en as moreEn } from './more/en.ts';

export type GameMessages = Widened<typeof en>;

/** What tells of moves and places: all that a replay in another page says. There `web/vite.embed.config.ts` leaves the rest out. */
export type ToldMessages = Pick<GameMessages, 'directions' | 'waters' | 'places' | 'log'> & {
  readonly table: Pick<GameMessages['table'], 'round' | 'points' | 'prestigeUnit'>;
};

/** What is not needed before the first move. */
export type MoreMessages = Widened<typeof moreEn>;

/** Everything that is said at a running table of this game. */
export type Messages = ShellMessages & GameMessages;
