// The words of the table's frame, of home, set-up and replay, beside those of the game itself.

import { catalogue } from '../../../messages/text.ts';
import type { FrameMessages } from './catalogue.ts';
import { en } from './frame/en.ts';

export const words = catalogue<FrameMessages>(en, {
  de: async () => (await import('./frame/de.ts')).de,
  fr: async () => (await import('./frame/fr.ts')).fr,
  nl: async () => (await import('./frame/nl.ts')).nl,
  pl: async () => (await import('./frame/pl.ts')).pl,
});
