// What npm run release writes when it is given a number.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/run.js';
import { examplesIn } from '../release/examples.js';
import { changelogWith, isVersion } from '../release/versions.js';

test('a number has three parts', () => {
  expect(['0.2.0', '1.0.0-rc.1'].every(isVersion)).toBe(true);
  expect(['0.2', 'v0.2.0', '', '1.0.0 --force'].some(isVersion)).toBe(false);
});

const TEXT = '# Changelog\n\n## Unreleased\n### Rules\n- One.\n\n## 0.1.0 (2026-01-01)\n- Zero.\n';

test('what was unreleased comes under the number, and the next changes have a place', () => {
  expect(changelogWith(TEXT, '0.2.0', '2026-02-01')).toBe(
    '# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-02-01)\n### Rules\n- One.\n\n## 0.1.0 (2026-01-01)\n- Zero.\n',
  );
});

test('a number given before, and a release without changes, are refused', () => {
  expect(() => changelogWith(TEXT, '0.1.0', '2026-02-01')).toThrow('knows 0.1.0');
  expect(() => changelogWith(changelogWith(TEXT, '0.2.0', '2026-02-01'), '0.3.0', '2026-03-01')).toThrow(
    'no unreleased',
  );
});

test('the changelog as it is can be released, and every workspace has the number of the project', () => {
  const read = (path) => readFileSync(join(root, path), 'utf8');
  expect(changelogWith(read('CHANGELOG.md'), '99.0.0', '2026-02-01')).toContain('## 99.0.0 (2026-02-01)\n');
  const { version, workspaces } = JSON.parse(read('package.json'));
  const lock = JSON.parse(read('package-lock.json'));
  expect(lock.version).toBe(version);
  for (const folder of workspaces) {
    expect([folder, JSON.parse(read(`${folder}/package.json`)).version]).toEqual([folder, version]);
    expect([folder, lock.packages[folder].version]).toEqual([folder, version]);
  }
});

test('examples are found with what they print', () => {
  const text = 'a\n```js\none();\n```\nIt prints:\n\n```text\n1\n```\n```\nnot one\n```\n```js\ntwo();\n```\n';
  expect(examplesIn(text)).toEqual([
    { code: 'one();\n', printed: '1\n' },
    { code: 'two();\n', printed: undefined },
  ]);
});
