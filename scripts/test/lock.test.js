// A lock file that would install here and fail elsewhere is noticed.

import { expect, test } from 'vitest';
import { missingBindings, outdatedRooms } from '../lib/lock.js';

const bindings = { '@tool/linux': '1.2.3', '@tool/windows': '1.2.3' };
const complete = {
  packages: {
    'node_modules/tool': { version: '1.2.3', optionalDependencies: bindings },
    'node_modules/@tool/linux': { version: '1.2.3' },
    'node_modules/@tool/windows': { version: '1.2.3' },
  },
};

test('every binding has its entry', () => {
  expect(missingBindings(complete)).toEqual([]);
});

test('a binding without an entry', () => {
  const { 'node_modules/@tool/windows': _, ...rest } = complete.packages;
  expect(missingBindings({ packages: rest })).toEqual(['node_modules/tool: @tool/windows@1.2.3']);
});

test('a binding of another version than the tool', () => {
  const packages = { ...complete.packages, 'node_modules/@tool/windows': { version: '1.2.2' } };
  expect(missingBindings({ packages })).toEqual([
    'node_modules/tool: @tool/windows@1.2.3, but the lock file has 1.2.2',
  ]);
});

test('a second copy of a tool has bindings of its own, beside it or above', () => {
  const second = { version: '2.0.0', optionalDependencies: { '@tool/linux': '2.0.0', '@tool/windows': '1.2.3' } };
  const packages = {
    ...complete.packages,
    'cli/node_modules/tool': second,
    'cli/node_modules/@tool/linux': { version: '2.0.0' },
  };
  expect(missingBindings({ packages })).toEqual([]);
  const { 'cli/node_modules/@tool/linux': _, ...rest } = packages;
  expect(missingBindings({ packages: rest })).toHaveLength(1);
});

test('an optional package with a range may have any version', () => {
  const packages = {
    'node_modules/watcher': { version: '1.0.0', optionalDependencies: { fsevents: '~2.3.3' } },
    'node_modules/fsevents': { version: '2.3.4' },
  };
  expect(missingBindings({ packages })).toEqual([]);
});

test('a room that asks for something else than the lock file has', () => {
  const lock = {
    packages: { '': { devDependencies: { tool: '1.2.3' } }, core: { dependencies: { a: '*', b: '*' } }, web: {} },
  };
  const manifests = { '': { devDependencies: { tool: '1.2.3' } }, core: { dependencies: { b: '*', a: '*' } }, web: {} };
  expect(outdatedRooms(lock, manifests)).toEqual([]);
  expect(outdatedRooms(lock, { ...manifests, '': {} })).toEqual(['package.json']);
  expect(outdatedRooms(lock, { ...manifests, web: { dependencies: { c: '*' } } })).toEqual(['web/package.json']);
  expect(outdatedRooms(lock, { ...manifests, server: { dependencies: { c: '*' } } })).toEqual(['server/package.json']);
});
