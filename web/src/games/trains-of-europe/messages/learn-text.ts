// What the rules screen and the lessons say beside the table's own words; fetched with them.

import { catalogue } from '../../../messages/text.ts';
import type { Texts } from '../../../words/generated/texts.ts';
import english from '../../../../texts/en/trains-of-europe/learn.ftl';

export type LearnMessages = Texts['trains-of-europe/learn'];

export const learnText = catalogue<LearnMessages>(
  english,
  import.meta.glob(['../../../../texts/*/trains-of-europe/learn.ftl', '!../../../../texts/en/**'], {
    import: 'default',
  }),
);
