// Inputs on record: a file per target, one input a line, in Base64.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const pathOf = (folder: string, target: string): string => `${folder}/${target}.txt`;

export function readCorpus(folder: string, target: string): Uint8Array[] {
  const path = pathOf(folder, target);
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  return lines.map((line) => new Uint8Array(Buffer.from(line, 'base64')));
}

export function writeCorpus(folder: string, target: string, corpus: readonly Uint8Array[]): void {
  const lines = corpus.filter(({ length }) => length > 0).map((bytes) => Buffer.from(bytes).toString('base64'));
  writeFileSync(pathOf(folder, target), `${lines.toSorted().join('\n')}\n`);
}
