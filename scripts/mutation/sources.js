// Which sources get mutants, and which tests look for them.

import { execFileSync } from 'node:child_process';

export const ROOMS = ['core', 'tables', 'protocol', 'games/trans-europa', 'games/trains-of-europe'];

/** Data rather than code: a changed entry is another board or card, and the checks of the content judge the tables as a whole. */
const DATA = new Set(
  ['contracts', 'map', 'places', 'vehicles'].map((name) => `games/trains-of-europe/src/content/${name}.ts`),
);

export const roomOf = (file) => ROOMS.find((room) => file.startsWith(`${room}/`));

const tracked = (root, folder, ending) =>
  execFileSync('git', ['ls-files', '-z', '--', ...ROOMS.map((room) => `${room}/${folder}`)], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => file !== '' && file.endsWith(ending))
    .toSorted();

/** Paths from the root, with slashes. */
export const sourcesOf = (root) => tracked(root, 'src', '.ts').filter((file) => !DATA.has(file));

/** Tests and all that they stand on: builders, fixtures, games on record. */
export const filesOfTests = (root) => tracked(root, 'test', '');

export const testsOf = (root) => filesOfTests(root).filter((file) => file.endsWith('.test.ts'));
