// The language of the page, each under its own name; where there is no room for names, by its two letters.

import { LANGUAGE_NAMES, LANGUAGES } from '../prefs/languages.ts';
import { text } from '../messages/text.ts';
import { language } from '../prefs/language.ts';
import { change } from '../prefs/settings.ts';

export function LanguageMenu() {
  return (
    <span class="language-menu">
      <span class="language-code" aria-hidden="true">
        {language.value.toUpperCase()}
      </span>
      <select
        aria-label={text.value.common.language}
        value={language.value}
        onChange={(event) =>
          change({ language: LANGUAGES.find((known) => known === event.currentTarget.value) ?? 'en' })
        }
      >
        {LANGUAGES.map((known) => (
          <option key={known} value={known} lang={known}>
            {LANGUAGE_NAMES[known]}
          </option>
        ))}
      </select>
    </span>
  );
}
