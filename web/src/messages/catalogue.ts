// What the shell says.

import type { Texts } from '../words/generated/texts.ts';

/** What the shell says on every visit, whatever the game, and how its language joins a list: "A, B and C". */
export type Messages = Texts['shell'] & { readonly list: (items: readonly string[]) => string };

/** What it says on screens that are not shown at first. */
export type MoreMessages = Texts['shell-more'];
