// The texts of the business game in the chosen language.

import { computed } from '@preact/signals';
import english from '../../../../texts/en/trains-of-europe/table.ftl';
import englishScreens from '../../../../texts/en/trains-of-europe/screens.ftl';
import { catalogue, textLanguage } from '../../../messages/text.ts';
import { listIn } from '../../../words/lists.ts';
import type { Texts } from '../../../words/generated/texts.ts';
import type { Messages } from './catalogue.ts';
import { moneyIn } from './money.ts';

const table = catalogue<Texts['trains-of-europe/table']>(
  english,
  import.meta.glob(['../../../../texts/*/trains-of-europe/table.ftl', '!../../../../texts/en/**'], {
    import: 'default',
  }),
);
const screens = catalogue<Texts['trains-of-europe/screens']>(
  englishScreens,
  import.meta.glob(['../../../../texts/*/trains-of-europe/screens.ftl', '!../../../../texts/en/**'], {
    import: 'default',
  }),
);

export const text = computed<Messages>(() => ({
  ...table.value,
  screens: screens.value,
  list: listIn(textLanguage.value),
  money: moneyIn(textLanguage.value),
}));

export { textLanguage } from '../../../messages/text.ts';
