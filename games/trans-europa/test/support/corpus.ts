// The corpus: games on record by the version of the rules they were played by (see scripts/make-corpus.ts).

import { recordedIn, versionsIn, type Recorded } from '../../../../core/test/corpus.ts';
import './shores.ts';

const FOLDER = new URL('../corpus/', import.meta.url);

export const corpusVersions = (): string[] => versionsIn(FOLDER);
export const corpusOf = (version: string): Recorded[] => recordedIn(FOLDER, version);
