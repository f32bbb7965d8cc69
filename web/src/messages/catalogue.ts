// The shape of a message catalogue: what English says, every language must say, with the same parameters.

import type { en } from './en.ts';
import type { en as moreEn } from './more/en.ts';

export type Widened<T> = T extends string
  ? string
  : T extends (...args: infer A) => infer R
    ? (...args: A) => Widened<R>
    : { readonly [K in keyof T]: Widened<T[K]> };

/** What the shell says on every visit, whatever the game. */
export type Messages = Widened<typeof en>;

/** What it says on screens that are not shown at first. */
export type MoreMessages = Widened<typeof moreEn>;
