// What the form for a table of one's own says beside the game's own words; fetched with it.

import { catalogue } from '../../../messages/text.ts';
import type { Widened } from '../../../messages/catalogue.ts';
import { en } from './setup/en.ts';

export type SetupMessages = Widened<typeof en>;

export const setupText = catalogue<SetupMessages>(en, {
  de: async () => (await import('./setup/de.ts')).de,
  fr: async () => (await import('./setup/fr.ts')).fr,
  nl: async () => (await import('./setup/nl.ts')).nl,
  pl: async () => (await import('./setup/pl.ts')).pl,
});
