// What the documents name is there, and their links lead somewhere.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { expect, test } from 'vitest';
import { GAMES, ROOMS } from '../lint/rooms.js';

const root = resolve(import.meta.dirname, '../..');
const FOLDERS = 'core|protocol|boards|solver|games|bots|study|gym|tables|server|web|cli|bench|e2e|docs|scripts';

/** Paths in backticks that begin with a room; patterns and placeholders are not paths, and what is built may not be there yet. */
const pathsIn = (text) =>
  [...text.matchAll(new RegExp(`\`((?:${FOLDERS})/[^\`\\s]*)\``, 'g'))]
    .map(([, path]) => path)
    .filter((path) => !/[*<>{}…]|\/dist(?:\/|$)/.test(path));

const textOf = (document) => readFileSync(resolve(root, document), 'utf8');

const inRoot = (path) => relative(root, path).split(sep).join('/');

/** Folders that are not part of the project: packages, build output, caches of tools. */
const IGNORED = new Set(['.git', ...textOf('.gitignore').split(/\/?\n/)]);
const isIgnored = (path) => IGNORED.has(basename(path)) || IGNORED.has(`/${inRoot(path)}`);

const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .map((entry) => ({ path: join(folder, entry.name), isFolder: entry.isDirectory() }))
    .filter(({ path }) => !isIgnored(path))
    .flatMap(({ path, isFolder }) => (isFolder ? filesIn(path) : [path]));

const files = filesIn(root).map(inRoot);
const everyDocument = files.filter((path) => path.endsWith('.md'));

/** Decisions, changes and measurements tell how things were, so they may name files that are gone. */
const isHistory = (document) => /^(?:docs\/adr\/|bench\/results\/|CHANGELOG\.md$)/.test(document);
const documents = everyDocument.filter((document) => !isHistory(document));

test('documents are read wherever they lie', () => {
  for (const one of ['README.md', 'docs/formats.md', 'games/trans-europa/SPEC.md', 'web/public/fonts/README.md'])
    expect(documents).toContain(one);
  expect(everyDocument.filter(isHistory)).toContain('docs/adr/0001-typescript-sources-without-a-build-step.md');
  expect(everyDocument.filter((path) => path.includes('node_modules'))).toEqual([]);
});

/** Files by the ends of their paths: a document about a room leaves out the way there, `live/healing.ts`. */
const ends = new Set(files.flatMap((path) => path.split('/').map((_, at, parts) => parts.slice(at).join('/'))));
const sourcesIn = (text) =>
  [...text.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.(?:css|js|json|jsonl|md|mjs|py|sql|ts|tsx))`/g)]
    .map(([, path]) => path)
    .filter((path) => !/(?:^|\/)dist\//.test(path));

test.each(documents)('%s names only files that exist', (document) => {
  const text = textOf(document);
  expect(pathsIn(text).filter((path) => !existsSync(resolve(root, path)))).toEqual([]);
  expect(sourcesIn(text).filter((path) => !ends.has(path))).toEqual([]);
});

/** Examples of code and of moves may look like links. */
const withoutCode = (text) => text.replaceAll(/^```.*?^```/gms, '').replaceAll(/`[^`\n]*`/g, '');

/** Links within the project. */
const linksIn = (text) =>
  [...withoutCode(text).matchAll(/\]\(([^)\s]+)[^)]*\)|\b(?:href|src)="([^"]+)"/g)]
    .map(([, link, attribute]) => link ?? attribute)
    .filter((link) => !/^[a-z][a-z+.-]*:/i.test(link));

/** How headings are called in links: small letters and hyphens, signs left out, a number behind what comes again. */
function anchorsIn(text) {
  const seen = new Map();
  return text
    .replaceAll(/^```.*?^```/gms, '')
    .split('\n')
    .flatMap((line) => /^#{1,6} +(.*?) *#*$/.exec(line)?.[1] ?? [])
    .map((heading) => {
      const plain = heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
      const anchor = plain.replaceAll(/[^\p{L}\p{N}\p{M}_ -]/gu, '').replaceAll(' ', '-');
      const before = seen.get(anchor) ?? 0;
      seen.set(anchor, before + 1);
      return before === 0 ? anchor : `${anchor}-${before}`;
    });
}

/** Whether the file of a link is there, and the heading where one is named. */
function leads(document, link) {
  const [path, anchor] = link.split('#').map(decodeURIComponent);
  const target = path === '' ? resolve(root, document) : resolve(root, dirname(document), path);
  if (relative(root, target).startsWith('..') || !existsSync(target)) return false;
  return anchor === undefined || !target.endsWith('.md') || anchorsIn(readFileSync(target, 'utf8')).includes(anchor);
}

test.each(everyDocument)('every link of %s leads somewhere', (document) => {
  expect(linksIn(textOf(document)).filter((link) => !leads(document, link))).toEqual([]);
});

test('a link that leads nowhere is found', () => {
  const text = '# One [way](x)\n## Two, and 3\n## Two, and 3\n[a](b.md#c "d") `[e](f)` ![g](h.png) [i](https://j)';
  expect(anchorsIn(text)).toEqual(['one-way', 'two-and-3', 'two-and-3-1']);
  expect(linksIn(text)).toEqual(['x', 'b.md#c', 'h.png']);
  expect(leads('docs/cli.md', 'formats.md#versions')).toBe(true);
  expect(leads('docs/cli.md', 'formats.md#no-such-heading')).toBe(false);
  expect(leads('docs/cli.md', 'no-such-file.md')).toBe(false);
  expect(leads('docs/cli.md', '../..')).toBe(false);
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
  const told = namesIn(textOf(document));
  expect(told.filter(({ name, at }) => !isNamed(name, sourceAt(resolve(root, at))))).toEqual([]);
});

test('the way of a track passes each layer, and every file on it exists', () => {
  const text = textOf('docs/architecture.md');
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
  const text = textOf('docs/architecture.md');
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

test('the file names that games share are those that the documents list', () => {
  const namesOf = (game) => readdirSync(resolve(root, 'games', game, 'src')).filter((name) => name.endsWith('.ts'));
  const [first, ...others] = Object.keys(GAMES).map(namesOf);
  const shared = first.filter((name) => others.every((names) => names.includes(name))).toSorted();
  const guide = /file names of its sisters: `([^`]*)`/.exec(textOf('docs/adding-a-game.md'))[1];
  expect(guide.split(/,\s+/).toSorted()).toEqual(shared);
  const style = /Same file, same concept\.\*\*(.*?)Besides/s.exec(
    textOf('docs/adr/0008-one-style-for-both-games.md'),
  )[1];
  const listed = [...style.matchAll(/`([a-z-]+)`/g)].map(([, name]) => `${name}.ts`);
  expect(listed.toSorted()).toEqual(shared);
});
