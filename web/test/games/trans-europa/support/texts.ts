// All texts of a language, as they are said at a table of Trans Europa.

import type { Language } from '../../../../src/prefs/languages.ts';
import * as shell from '../../../support/texts.ts';
import { de } from '../../../../src/games/trans-europa/messages/de.ts';
import { en } from '../../../../src/games/trans-europa/messages/en.ts';
import { fr } from '../../../../src/games/trans-europa/messages/fr.ts';
import { nl } from '../../../../src/games/trans-europa/messages/nl.ts';
import { pl } from '../../../../src/games/trans-europa/messages/pl.ts';
import type { GameMessages, Messages, MoreMessages } from '../../../../src/games/trans-europa/messages/catalogue.ts';
import { de as moreDe } from '../../../../src/games/trans-europa/messages/more/de.ts';
import { en as moreEn } from '../../../../src/games/trans-europa/messages/more/en.ts';
import { fr as moreFr } from '../../../../src/games/trans-europa/messages/more/fr.ts';
import { nl as moreNl } from '../../../../src/games/trans-europa/messages/more/nl.ts';
import { pl as morePl } from '../../../../src/games/trans-europa/messages/more/pl.ts';

export const TABLE: Readonly<Record<Language, GameMessages>> = { en, de, fr, nl, pl };
export const MORE: Readonly<Record<Language, MoreMessages>> = {
  en: moreEn,
  de: moreDe,
  fr: moreFr,
  nl: moreNl,
  pl: morePl,
};

export const textsIn = (language: Language): Messages & MoreMessages => ({
  ...shell.FIRST[language],
  ...TABLE[language],
  ...MORE[language],
});
