// The business game's texts in a language, for whoever does not follow the language of the page.

import type { Language } from '../../../prefs/languages.ts';
import { listIn } from '../../../words/lists.ts';
import type { Texts } from '../../../words/generated/texts.ts';
import type { Messages } from './catalogue.ts';
import { moneyIn } from './money.ts';

const FILES = import.meta.glob('../../../../texts/*/trains-of-europe/{table,screens}.ftl', { import: 'default' });

const load = async (language: Language, area: 'table' | 'screens'): Promise<unknown> => {
  const fileOf = (folder: string) => FILES[`../../../../texts/${folder}/trains-of-europe/${area}.ftl`];
  return (fileOf(language) ?? fileOf('en')!)();
};

export async function loadMessages(language: Language): Promise<Messages> {
  const [table, screens] = await Promise.all([load(language, 'table'), load(language, 'screens')]);
  return {
    ...(table as Texts['trains-of-europe/table']),
    screens: screens as Texts['trains-of-europe/screens'],
    list: listIn(language),
    money: moneyIn(language),
  };
}

export type { Messages } from './catalogue.ts';
