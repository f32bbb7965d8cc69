// What the documents name is there.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const ROOMS = 'core|protocol|boards|solver|games|bots|tables|server|web|cli|bench|e2e|docs|scripts';

/** Paths in backticks that begin with a room; patterns and placeholders are not paths. */
const pathsIn = (text) =>
  [...text.matchAll(new RegExp(`\`((?:${ROOMS})/[^\`\\s]*)\``, 'g'))]
    .map(([, path]) => path)
    .filter((path) => !/[*<>{}…]/.test(path));

const documents = [
  ...readdirSync(resolve(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  'README.md',
  'CONTRIBUTING.md',
];

test.each(documents)('%s names only files that exist', (document) => {
  const named = pathsIn(readFileSync(resolve(root, document), 'utf8'));
  expect(named.filter((path) => !existsSync(resolve(root, path)))).toEqual([]);
});

test('the way of a track passes each layer, and every file on it exists', () => {
  const text = readFileSync(resolve(root, 'docs/architecture.md'), 'utf8');
  const way = text.slice(text.indexOf('## The way of a track'), text.indexOf('## The client'));
  const steps = way.split('\n').filter((line) => /^\d+\. /.test(line));
  expect(steps.map((line) => Number.parseInt(line, 10))).toEqual(steps.map((_, index) => index + 1));
  for (const step of steps) expect([step, pathsIn(step).length > 0]).toEqual([step, true]);
  const rooms = new Set(pathsIn(way).map((path) => path.replace(/^(web\/src\/[^/]+|[^/]+).*/, '$1')));
  for (const room of [
    'core',
    'protocol',
    'tables',
    'web/src/map',
    'web/src/table',
    'web/src/link',
    'web/src/worker',
    'web/src/storage',
  ])
    expect(rooms).toContain(room);
});
