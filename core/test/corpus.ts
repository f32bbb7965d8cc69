// A folder of games on record: a folder per version, files with a game a line.

import { readdirSync, readFileSync } from 'node:fs';
import { parseGameFile, type GameFile } from '../src/index.ts';

export interface Recorded {
  /** `1.3/options.jsonl:7`. */
  readonly place: string;
  readonly file: GameFile;
}

export const versionsIn = (folder: URL): string[] => readdirSync(folder);

export const recordedIn = (folder: URL, version: string): Recorded[] =>
  readdirSync(new URL(`${version}/`, folder)).flatMap((name) =>
    readFileSync(new URL(`${version}/${name}`, folder), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line, index) => {
        const place = `${version}/${name}:${index + 1}`;
        const parsed = parseGameFile(line);
        if (!parsed.ok) throw new Error(`${place}: ${JSON.stringify(parsed.error)}`);
        return { place, file: parsed.value };
      }),
  );
