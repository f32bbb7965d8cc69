// All texts of a language, as they are said at a table of Trans Europa.

import type { Language } from '../../../../src/prefs/languages.ts';
import type { Messages, MoreMessages } from '../../../../src/games/trans-europa/messages/catalogue.ts';
import { messagesOf } from '../../../support/texts.ts';
import * as shell from '../../../support/texts.ts';

export const TABLE = await messagesOf('trans-europa/table');
export const MORE = await messagesOf('trans-europa/more');

export const textsIn = (language: Language): Messages & MoreMessages => ({
  ...shell.FIRST[language],
  ...TABLE[language],
  ...MORE[language],
});
