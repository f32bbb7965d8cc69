// What something is called and what it says, as the language shown sets it.

import { textLanguage } from './text.ts';

/** "Round 3: Ada", in French with a space that does not break before the colon. */
export const labelled = (label: string, value: string): string =>
  `${label}${textLanguage.value === 'fr' ? '\u00a0' : ''}: ${value}`;
