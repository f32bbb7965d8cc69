// What the replay says in a language; each language comes in a file.

import type { Texts } from '../../words/generated/texts.ts';
import { loadIn } from '../../words/files.ts';

export type EmbedMessages = Texts['embed'];

const FILES = import.meta.glob<EmbedMessages>('../../../texts/*/embed.ftl', { import: 'default' });

export const messagesIn = (language: string): Promise<EmbedMessages> => loadIn(FILES, language);
