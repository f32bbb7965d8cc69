// The few words that a list of games needs before Trains of Europe itself is loaded.

import english from '../../../texts/en/trains-of-europe/row.ftl';
import { catalogue } from '../../messages/text.ts';
import type { Texts } from '../../words/generated/texts.ts';

export const rowText = catalogue<Texts['trains-of-europe/row']>(
  english,
  import.meta.glob(['../../../texts/*/trains-of-europe/row.ftl', '!../../../texts/en/**'], { import: 'default' }),
);
