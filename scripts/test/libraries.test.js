// The libraries as they are released: packed, installed into an empty folder, and the code of their READMEs run there.

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../lib/run.js';
import { apiReport, reportOf } from '../release/api-report.js';
import { stageLibraries } from '../release/libraries.js';
import { pack } from '../release/pack.js';
import { LIBRARIES, nameOf, project } from '../release/packages.js';
import {
  installInto,
  others,
  printedBy,
  printedInBrowser,
  typesFaults,
  writeExamples,
} from '../release/try-libraries.js';

const home = mkdtempSync(join(tmpdir(), 'branchline libraries-'));
const folder = join(home, 'empty folder');
let staged;
let examples;

beforeAll(() => {
  staged = stageLibraries(join(home, 'staged'));
  installInto(folder, pack([...staged, ...others()], join(home, 'packed')));
  examples = writeExamples(folder);
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

test('the examples of READMEs and guide print what these say', () => {
  expect(examples.count).toBeGreaterThan(LIBRARIES.length);
  expect(printedBy(process.execPath, examples.all)).toBe(examples.printed);
});

test('bundled for a page, the examples print the same in a browser', async () => {
  expect(await printedInBrowser(examples.all)).toBe(examples.printed);
});

test('the types of every library are found and whole', () => {
  expect(typesFaults(folder, 'nodenext')).toBe('');
});

test.each(LIBRARIES)(
  'the public API of $folder is the one on record; `npm run api` records a change that is meant',
  (library) => {
    const report = apiReport(staged[LIBRARIES.indexOf(library)], library.doors);
    expect(report).toBe(readFileSync(reportOf(library), 'utf8'));
  },
);

const installed = (library) => join(folder, 'node_modules', nameOf(library));
const manifestOf = (library) => JSON.parse(readFileSync(join(installed(library), 'package.json'), 'utf8'));

test.each(LIBRARIES)('what is packed of $folder is complete and nothing else', (library) => {
  const { name, version, license, engines, exports, private: hidden, dependencies } = manifestOf(library);
  expect({ name, version, license, engines, hidden }).toEqual({
    name: nameOf(library),
    version: project.version,
    license: 'MIT',
    engines: project.engines,
    hidden: undefined,
  });
  expect(readdirSync(installed(library)).sort()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json', 'src']);
  for (const target of Object.values(exports))
    for (const file of [target, target.replace(/\.js$/, '.d.ts'), `${target}.map`])
      expect([file, existsSync(join(installed(library), file))]).toEqual([file, true]);
  expect(Object.entries(dependencies ?? {}).filter(([other]) => other.startsWith('@branchline/'))).toEqual(
    Object.keys(dependencies ?? {})
      .filter((other) => other.startsWith('@branchline/'))
      .map((other) => [other, project.version]),
  );
});

test('every source map leads to a source that is packed', () => {
  for (const library of LIBRARIES) {
    const dist = join(installed(library), 'dist');
    const maps = readdirSync(dist, { recursive: true }).filter((path) => path.endsWith('.map'));
    expect(maps.length).toBeGreaterThan(0);
    for (const path of maps) {
      const { sources } = JSON.parse(readFileSync(join(dist, path), 'utf8'));
      const missing = sources.filter((source) => !existsSync(resolve(dist, path, '..', source)));
      expect([path, missing]).toEqual([path, []]);
    }
  }
});

test('sources are imported without a build in the checkout', () => {
  for (const { folder: at } of LIBRARIES) {
    const { exports, private: hidden } = JSON.parse(readFileSync(join(root, at, 'package.json'), 'utf8'));
    expect([at, hidden, Object.values(exports).every((path) => /^\.\/src\/.*\.ts$/.test(path))]).toEqual([
      at,
      true,
      true,
    ]);
  }
});
