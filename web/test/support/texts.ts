// The shell's texts in every language.

import type { Messages, MoreMessages } from '../../src/messages/catalogue.ts';
import { de } from '../../src/messages/de.ts';
import { en } from '../../src/messages/en.ts';
import { fr } from '../../src/messages/fr.ts';
import { de as moreDe } from '../../src/messages/more/de.ts';
import { en as moreEn } from '../../src/messages/more/en.ts';
import { fr as moreFr } from '../../src/messages/more/fr.ts';
import { nl as moreNl } from '../../src/messages/more/nl.ts';
import { pl as morePl } from '../../src/messages/more/pl.ts';
import { nl } from '../../src/messages/nl.ts';
import { pl } from '../../src/messages/pl.ts';
import type { Language } from '../../src/prefs/languages.ts';

export const FIRST: Readonly<Record<Language, Messages>> = { en, de, fr, nl, pl };
export const MORE: Readonly<Record<Language, MoreMessages>> = {
  en: moreEn,
  de: moreDe,
  fr: moreFr,
  nl: moreNl,
  pl: morePl,
};
