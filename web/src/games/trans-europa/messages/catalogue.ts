// What Trans Europa says, beside what the shell says.

import type { Messages as ShellMessages, Widened } from '../../../messages/catalogue.ts';
import type { en } from './en.ts';
import type { en as moreEn } from './more/en.ts';

export type GameMessages = Widened<typeof en>;

/** What is not needed before the first move. */
export type MoreMessages = Widened<typeof moreEn>;

/** Everything that is said at a running table of this game. */
export type Messages = ShellMessages & GameMessages;
