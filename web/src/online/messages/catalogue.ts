// The shape of the online catalogues: what English says, every language must say.

import type { Widened } from '../../messages/catalogue.ts';
import type { en } from './en.ts';

export type OnlineMessages = Widened<typeof en>;
