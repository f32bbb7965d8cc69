// The business game's texts in a language, for whoever does not follow the language of the page.

import type { Language } from '../../../prefs/languages.ts';
import { loadIn } from '../../../words/files.ts';
import { listIn } from '../../../words/lists.ts';
import type { Texts } from '../../../words/generated/texts.ts';
import type { Messages } from './catalogue.ts';
import { moneyIn } from './money.ts';

const TABLE = import.meta.glob<Texts['trains-of-europe/table']>('../../../../texts/*/trains-of-europe/table.ftl', {
  import: 'default',
});
const SCREENS = import.meta.glob<Texts['trains-of-europe/screens']>(
  '../../../../texts/*/trains-of-europe/screens.ftl',
  {
    import: 'default',
  },
);

export async function loadMessages(language: Language): Promise<Messages> {
  const [table, screens] = await Promise.all([loadIn(TABLE, language), loadIn(SCREENS, language)]);
  return { ...table, screens, list: listIn(language), money: moneyIn(language) };
}

export type { Messages } from './catalogue.ts';
