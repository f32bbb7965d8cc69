// What the online screens say.

import type { Texts } from '../../words/generated/texts.ts';

export type OnlineMessages = Texts['online'];
