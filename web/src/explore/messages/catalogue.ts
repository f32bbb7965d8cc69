// What is said about branches.

import type { Texts } from '../../words/generated/texts.ts';

export type ExploreMessages = Texts['explore'];
