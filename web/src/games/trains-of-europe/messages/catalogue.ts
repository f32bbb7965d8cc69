// The shape of the business game's catalogue: what English says, every language must say, with the same parameters.

import type { en } from './en.ts';
import type { en as frame } from './frame/en.ts';

type Widened<T> = T extends string
  ? string
  : T extends (...args: infer A) => infer R
    ? (...args: A) => Widened<R>
    : { readonly [K in keyof T]: Widened<T[K]> };

export type Messages = Widened<typeof en>;

/** What the frame around the game says. */
export type FrameMessages = Widened<typeof frame>;
