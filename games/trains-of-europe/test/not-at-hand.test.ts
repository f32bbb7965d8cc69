// Published contents that are not loaded. Tested in a process of its own: once loaded, the archive stays.

import { expect, test } from 'vitest';
import { contentByHash, PUBLISHED, trainsOfEurope } from '../src/index.ts';
import { configOf } from './support/scene.ts';

const [newest, ...older] = PUBLISHED;

test.each(older)('version $version is known, and refused as not at hand', ({ hash }) => {
  expect(trainsOfEurope.configure({ seats: 2, boardHash: hash })).toEqual({
    ok: false,
    error: { code: 'archived-version', field: 'boardHash', value: hash, allowed: [newest!.hash] },
  });
  expect(contentByHash(hash)).toBeUndefined();
});

test('the newest is at hand by its hash', () => {
  expect(configOf({ seats: 2, boardHash: newest!.hash })).toEqual(configOf({ seats: 2 }));
});
