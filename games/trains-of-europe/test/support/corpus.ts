// The corpus: games on record by the version of the content they were played with (see scripts/make-corpus.ts).

import { readdirSync, readFileSync } from 'node:fs';
import { parseGameFile, type GameFile } from '@branchline/core';
import { archive } from '../../src/archive/index.ts';
import { registerArchive } from '../../src/index.ts';

registerArchive(archive);

export interface Recorded {
  /** `1.3/options.jsonl:7`. */
  readonly place: string;
  readonly file: GameFile;
}

const FOLDER = new URL('../corpus/', import.meta.url);

export const corpusVersions = (): string[] => readdirSync(FOLDER);

export const corpusOf = (version: string): Recorded[] =>
  readdirSync(new URL(`${version}/`, FOLDER)).flatMap((name) =>
    readFileSync(new URL(`${version}/${name}`, FOLDER), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line, index) => {
        const place = `${version}/${name}:${index + 1}`;
        const parsed = parseGameFile(line);
        if (!parsed.ok) throw new Error(`${place}: ${JSON.stringify(parsed.error)}`);
        return { place, file: parsed.value };
      }),
  );
