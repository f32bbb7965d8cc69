// The texts of the business game in every language.

import { loadMessages, type Messages } from '../../../../src/games/trains-of-europe/messages/index.ts';
import { LANGUAGES } from '../../../../src/prefs/languages.ts';
import { messagesOf, type InAllLanguages } from '../../../support/texts.ts';

const loaded = LANGUAGES.map(async (language) => [language, await loadMessages(language)] as const);

export const CATALOGUES = Object.fromEntries(await Promise.all(loaded)) as InAllLanguages<Messages>;
export const SETUP = await messagesOf('trains-of-europe/setup');
export const LEARN = await messagesOf('trains-of-europe/learn');
export const FRAME = await messagesOf('trains-of-europe/frame');
