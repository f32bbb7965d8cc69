// The corpus: games on record by the version of the content they were played with (see scripts/make-corpus.ts).

import { recordedIn, versionsIn, type Recorded } from '../../../../core/test/corpus.ts';
import { archive } from '../../src/archive/index.ts';
import { registerArchive } from '../../src/index.ts';

registerArchive(archive);

const FOLDER = new URL('../corpus/', import.meta.url);

export const corpusVersions = (): string[] => versionsIn(FOLDER);
export const corpusOf = (version: string): Recorded[] => recordedIn(FOLDER, version);
