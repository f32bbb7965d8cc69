// When the client is built again: its fingerprint follows the sources and nothing else.

import { renameSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fingerprint } from '../lib/build-web.js';
import { compressFolder } from '../lib/compress.js';
import { newHouse } from './support.js';

const SOURCES = ['core', 'web', 'package.json'];
const newSources = () =>
  newHouse({ 'core/src/a.ts': 'a', 'core/src/deep/b.ts': 'b', 'web/index.html': '<p>', 'cli/src/c.ts': 'c' });

test('nothing changed, nothing to build', () => {
  const { home } = newSources();
  expect(fingerprint(home, SOURCES)).toBe(fingerprint(home, SOURCES));
});

test.each([
  ['other words of another length', ({ write }) => write('core/src/a.ts', 'aa')],
  ['a later time', ({ home }) => utimesSync(join(home, 'core/src/deep/b.ts'), new Date(0), new Date(1000))],
  ['one file more', ({ write }) => write('web/src/new.ts', '')],
  ['one file less', ({ home }) => rmSync(join(home, 'web/index.html'))],
  ['another name', ({ home }) => renameSync(join(home, 'core/src/a.ts'), join(home, 'core/src/c.ts'))],
  ['a single file that is named', ({ write }) => write('package.json', '{"type":"module", "name":"other"}')],
])('%s: built anew', (_, change) => {
  const house = newSources();
  const before = fingerprint(house.home, SOURCES);
  change(house);
  expect(fingerprint(house.home, SOURCES)).not.toBe(before);
});

test('what is no source does not matter', () => {
  const house = newSources();
  const before = fingerprint(house.home, SOURCES);
  for (const path of [
    'cli/src/c.ts',
    'web/dist/x.js',
    'web/test/x.ts',
    'core/test/fixtures/y',
    'web/node_modules/z.js',
  ])
    house.write(path, 'changed');
  expect(fingerprint(house.home, SOURCES)).toBe(before);
});

test('files that get smaller have compressed copies, in folders too', () => {
  const words = 'tracks and cities '.repeat(100);
  const { home } = newHouse({
    'dist/a.js': words,
    'dist/assets/b.css': words,
    'dist/c.js': 'x',
    'dist/d.woff2': words,
  });
  compressFolder(join(home, 'dist'));
  for (const name of ['dist/a.js', 'dist/assets/b.css']) {
    expect(gunzipSync(readFileSync(join(home, `${name}.gz`))).toString()).toBe(words);
    expect(brotliDecompressSync(readFileSync(join(home, `${name}.br`))).toString()).toBe(words);
  }
  for (const name of ['dist/c.js.gz', 'dist/d.woff2.gz', 'dist/d.woff2.br'])
    expect(existsSync(join(home, name))).toBe(false);
});
