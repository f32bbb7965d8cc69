// What a list of games says of Trans Europa: boards and editions are known here before they are loaded.

import { text } from './messages/text.ts';

/** What is not known by its id is called by it. */
const titleIn = (titles: Readonly<Record<string, string>>, id: string): string =>
  Object.hasOwn(titles, id) ? titles[id]! : id;

export const boardTitle = (id: string): string => titleIn(text.value.boards, id);

export const editionTitle = (id: string): string => titleIn(text.value.editions, id);
