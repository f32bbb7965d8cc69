// Style sheets stay in their folders: styles of one game are in that game's folder, and styles of all screens are
// independent of any game.

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/run.js';

const SRC = join(root, 'web/src');
const TOKENS = 'ui/theme/tokens.css';

const withoutRemarks = (css) => css.replaceAll(/\/\*[\s\S]*?\*\//g, '');

const sources = readdirSync(SRC, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(css|tsx?)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((file) => {
    const path = relative(SRC, file).split(sep).join('/');
    const content = readFileSync(file, 'utf8');
    return { path, content: path.endsWith('.css') ? withoutRemarks(content) : content };
  });
const sheets = sources.filter(({ path }) => path.endsWith('.css'));

/** The game whose folder contains a file. */
const gameOf = ({ path }) => /^games\/([^/]+)\//.exec(path)?.[1];

/** The classes that the selectors of a sheet name. */
const classesIn = ({ content }) =>
  [...content.matchAll(/([^{};]+)\{/g)].flatMap(([, selector]) =>
    [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name),
  );

/** Whole words in the class attributes of a component; a word that goes on in `${}` is not known here. */
const classesOf = ({ content }) =>
  [...content.matchAll(/\bclass=(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\})/g)]
    .flatMap(([, plain, code]) =>
      plain === undefined ? [...code.matchAll(/(['`])(.*?)\1/g)].map(([, , words]) => words) : [plain],
    )
    .flatMap((words) => words.replaceAll(/\S*\$\{[^}]*\}\S*/g, ' ').split(/\s+/))
    .filter((word) => word !== '');

test('a token of the house is used by a room of the house or by more than one game', () => {
  const { content } = sheets.find(({ path }) => path === TOKENS);
  const users = new Map([...content.matchAll(/(?<=[\s{;])(--[\w-]+):/g)].map(([, token]) => [token, new Set()]));
  expect(users.size).toBeGreaterThan(0);
  for (const source of sources.filter(({ path }) => path !== TOKENS))
    for (const [word] of source.content.matchAll(/--[a-z][\w-]*/g)) users.get(word)?.add(gameOf(source));
  const ofOneGame = [...users].filter(([, rooms]) => !rooms.has(undefined) && rooms.size < 2);
  expect(ofOneGame.map(([token]) => token)).toEqual([]);
});

test('what a component of the house wears is dressed by a sheet of the house, if by any', () => {
  const ofHouse = new Set(sheets.filter((sheet) => !gameOf(sheet)).flatMap(classesIn));
  const ofGames = new Set(sheets.filter((sheet) => gameOf(sheet)).flatMap(classesIn));
  const worn = sources
    .filter((source) => source.path.endsWith('.tsx') && !gameOf(source))
    .flatMap((source) => classesOf(source).map((name) => `${source.path}: ${name}`));
  const nameOf = (found) => found.split(': ')[1];
  expect(worn.some((found) => ofHouse.has(nameOf(found)))).toBe(true);
  expect(worn.filter((found) => ofGames.has(nameOf(found)) && !ofHouse.has(nameOf(found)))).toEqual([]);
});
