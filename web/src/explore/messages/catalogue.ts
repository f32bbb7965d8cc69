// The shape of the catalogues about branches: what English says, every language must say.

import type { Widened } from '../../messages/catalogue.ts';
import type { en } from './en.ts';

export type ExploreMessages = Widened<typeof en>;
