// The rules pages in the language of the page, as soon as they are there.

import { useEffect, useState } from 'preact/hooks';
import { textLanguage } from '../messages/text.ts';
import type { Language } from '../prefs/languages.ts';
import type { HelpBook } from './types.ts';

export function useBook<F>(load: (language: Language) => Promise<HelpBook<F>>): HelpBook<F> | undefined {
  const [book, setBook] = useState<HelpBook<F>>();
  const language = textLanguage.value;
  useEffect(() => {
    let current = true;
    void load(language).then((loaded) => {
      if (current) setBook(loaded);
    });
    return () => {
      current = false;
    };
  }, [language]);
  return book;
}
