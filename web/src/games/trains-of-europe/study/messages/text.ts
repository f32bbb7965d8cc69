// The texts of the study of companies.

import type { Texts } from '../../../../words/generated/texts.ts';
import { catalogue } from '../../../../messages/text.ts';
import english from '../../../../../texts/en/trains-of-europe/study.ftl';

export type StudyMessages = Texts['trains-of-europe/study'];

export const words = catalogue<StudyMessages>(
  english,
  import.meta.glob(['../../../../../texts/*/trains-of-europe/study.ftl', '!../../../../../texts/en/**'], {
    import: 'default',
  }),
);
