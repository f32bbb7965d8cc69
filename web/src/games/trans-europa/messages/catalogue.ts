// What Trans Europa says, beside what the shell says.

import type { Messages as ShellMessages } from '../../../messages/catalogue.ts';
import type { Texts } from '../../../words/generated/texts.ts';

export type GameMessages = Texts['trans-europa/table'];

/** What tells of moves and places: all that a replay in another page says. There `web/vite.embed.config.ts` leaves the rest out. */
export type ToldMessages = Pick<GameMessages, 'directions' | 'sides' | 'waters' | 'places' | 'log'> & {
  readonly table: Pick<GameMessages['table'], 'round' | 'points' | 'prestigeUnit'>;
};

/** What is not needed before the first move. */
export type MoreMessages = Texts['trans-europa/more'];

/** Everything that is said at a running table of this game. */
export type Messages = ShellMessages & GameMessages;
