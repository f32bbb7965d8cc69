// The container file and the compose file name what there is: a room that is added later must not be forgotten there.

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const read = (path: string): string => readFileSync(at(path), 'utf8');

test('the packages of every room are installed in a layer of their own', () => {
  const { workspaces } = JSON.parse(read('package.json')) as { readonly workspaces: readonly string[] };
  const copied = [...read('server/Dockerfile').matchAll(/^COPY (\S+)\/package\.json \1\/$/gm)].map(([, room]) => room);
  expect(copied).toEqual(workspaces);
});

test('every file that is named exists, and the server is no root', () => {
  const text = read('server/Dockerfile');
  for (const [, path] of text.matchAll(/(?:node |import\('\.\/)([\w./-]+\.js)/g))
    expect(existsSync(at(path!))).toBe(true);
  for (const [, path] of read('server/compose.yaml').matchAll(/- \.\/(\w+):/g)) {
    expect(existsSync(at(`server/${path}`))).toBe(true);
  }
  expect(text).toMatch(/^USER node$/m);
});
