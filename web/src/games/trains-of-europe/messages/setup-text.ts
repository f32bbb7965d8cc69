// What the form for a table of one's own says beside the game's own words; fetched with it.

import { catalogue } from '../../../messages/text.ts';
import type { Texts } from '../../../words/generated/texts.ts';
import english from '../../../../texts/en/trains-of-europe/setup.ftl';

export type SetupMessages = Texts['trains-of-europe/setup'];

export const setupText = catalogue<SetupMessages>(
  english,
  import.meta.glob(['../../../../texts/*/trains-of-europe/setup.ftl', '!../../../../texts/en/**'], {
    import: 'default',
  }),
);
