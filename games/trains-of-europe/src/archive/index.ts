// Contents that newer ones have replaced, for games on record. A browser loads this door only when such a game turns up.

import type { Content } from '../content/types.ts';
import type { ArchivedContent } from '../contents.ts';
import { hashOfVersion } from '../published.ts';
import version1x1 from './1.1.json';
import version1x2 from './1.2.json';
import version1x3 from './1.3.json';
import version2x1 from './2.1.json';

/** To the compiler the texts of a JSON file are any texts; a test judges every document by the shapes it claims to have. */
const archived = (version: string, document: unknown): ArchivedContent => ({
  hash: hashOfVersion(version),
  content: document as Content,
});

/** For `registerArchive`. */
export const archive: readonly ArchivedContent[] = [
  archived('2.1', version2x1),
  archived('1.3', version1x3),
  archived('1.2', version1x2),
  archived('1.1', version1x1),
];
