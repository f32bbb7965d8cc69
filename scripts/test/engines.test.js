// Browsers of other engines are found by their programs, and the end of a run says which were not tried.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findEngine, missingEngines, tellMissing } from '../lib/engines.js';

const ending = process.platform === 'win32' ? '.exe' : '';
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'branchline-engines-'));
  vi.stubEnv('PATH', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const put = (name) => {
  const path = join(folder, name + ending);
  writeFileSync(path, '');
  return path;
};

test('an engine is there with all of its programs', () => {
  expect(missingEngines()).toEqual(['Firefox', 'WebKit']);
  const driver = put('WebKitWebDriver');
  expect(findEngine('WebKit')).toBeUndefined();
  const display = put('Xvfb');
  expect(findEngine('WebKit')).toEqual([driver, display]);
  expect(missingEngines()).toEqual(['Firefox']);
});

test('engines that were not tried are named, and nothing is said where all were', () => {
  expect(tellMissing(['Firefox', 'WebKit'])).toEqual([
    'Not tried: Firefox and WebKit, not installed here (docs/browsers.md).',
  ]);
  expect(tellMissing([])).toEqual([]);
});
