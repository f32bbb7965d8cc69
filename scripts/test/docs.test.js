// What the documents name is there.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { GAMES, ROOMS } from '../lint/rooms.js';

const root = resolve(import.meta.dirname, '../..');
const FOLDERS = 'core|protocol|boards|solver|games|bots|study|tables|server|web|cli|bench|e2e|docs|scripts';

/** Paths in backticks that begin with a room; patterns and placeholders are not paths, and what is built may not be there yet. */
const pathsIn = (text) =>
  [...text.matchAll(new RegExp(`\`((?:${FOLDERS})/[^\`\\s]*)\``, 'g'))]
    .map(([, path]) => path)
    .filter((path) => !/[*<>{}…]|\/dist(?:\/|$)/.test(path));

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

/** Names that a text says stand in a path: `NAME` in `path`, `NAME` (`path`), `path` (`NAME`). */
const namesIn = (text) => {
  const path = `\`((?:${FOLDERS})/[^\`\\s*<>{}…]*)\``;
  const before = text.matchAll(new RegExp(`\`(\\w+)\` (?:in |of |from |\\()${path}`, 'g'));
  const behind = text.matchAll(new RegExp(`${path} \\(\`(\\w+)\``, 'g'));
  return [...[...before].map(([, name, at]) => ({ name, at })), ...[...behind].map(([, at, name]) => ({ name, at }))];
};

const sourceAt = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => name !== 'node_modules' && name !== 'dist')
        .map((name) => sourceAt(join(path, name)))
        .join('\n')
    : readFileSync(path, 'utf8');

/** Declared there or a key; that a sentence has the same word is not enough. */
const isNamed = (name, source) =>
  new RegExp(`\\b(?:const|function|type|interface|class) ${name}\\b|\\b${name}['"]?:`).test(source);

test.each(documents)('%s finds what it names where it says', (document) => {
  const told = namesIn(readFileSync(resolve(root, document), 'utf8'));
  expect(told.filter(({ name, at }) => !isNamed(name, sourceAt(resolve(root, at))))).toEqual([]);
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

test('the dependencies drawn are those that the linter allows, and none of them runs both ways', () => {
  const text = readFileSync(resolve(root, 'docs/architecture.md'), 'utf8');
  const drawn = /Dependencies point one way: (.*?)\. Games/s.exec(text)[1];
  const chains = [...drawn.matchAll(/`([^`]+)`/g)].map(([, chain]) => chain.split('←').map((link) => link.split('|')));
  const roomsOf = (name) => (name.trim() === 'games' ? Object.keys(GAMES) : [name.trim()]);
  const uses = (users, used) =>
    roomsOf(users).some((room) => roomsOf(used).some((of) => ROOMS[room].uses.includes(of)));
  const pairs = chains.flatMap((links) =>
    links.slice(1).flatMap((users, at) => users.flatMap((user) => links[at].map((used) => [user.trim(), used.trim()]))),
  );
  expect(pairs.length).toBeGreaterThan(10);
  for (const [user, used] of pairs)
    expect([user, used, uses(user, used), uses(used, user)]).toEqual([user, used, true, false]);
  // All rooms stand in it but the one that only measures.
  const named = new Set(pairs.flat().flatMap(roomsOf));
  expect(Object.keys(ROOMS).filter((room) => !named.has(room))).toEqual(['bench']);
});
