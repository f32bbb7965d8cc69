// What a device keeps of its online games.

import '../support/browser.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { storage } from '../support/browser.ts';
import { forgetGuest, keepGuest, keepTable, keptGuest, keptTableOf } from '../../src/online/state/kept.ts';
import { promiseAt, promiseFor } from '../../src/online/state/promise.ts';

const GUEST = { id: 'g', name: 'Ann', token: 't' };

beforeEach(() => {
  storage.clear();
  forgetGuest();
});

test('token, number and bookmark survive, each table for itself', () => {
  keepGuest(GUEST);
  keepTable('one', { entropy: 'e', promise: 'p' });
  keepTable('one', { bookmark: 7 });
  keepTable('two', { muted: true });
  expect(keptGuest()).toEqual(GUEST);
  expect(keptTableOf('one')).toEqual({ entropy: 'e', promise: 'p', bookmark: 7 });
  expect(keptTableOf('two')).toEqual({ muted: true });
  expect(keptTableOf('three')).toEqual({});
});

test('the oldest tables are forgotten, the one just used never', () => {
  for (let table = 0; table < 100; table++) keepTable(`t${table}`, { bookmark: table });
  keepTable('t50', { bookmark: 1000 });
  for (let table = 100; table < 150; table++) keepTable(`t${table}`, { bookmark: table });
  expect(keptTableOf('t0')).toEqual({});
  expect(keptTableOf('t50')).toEqual({ bookmark: 1000 });
  expect(keptTableOf('t149')).toEqual({ bookmark: 149 });
});

test('what cannot be read is as good as nothing, and what cannot be written lasts as long as the page', () => {
  storage.setItem('branchline-online', '{"guest":7}');
  keepTable('one', { bookmark: 1 });
  expect(keptTableOf('one')).toEqual({ bookmark: 1 });
  const full = vi.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  storage.clear();
  keepTable('one', { bookmark: 2 });
  expect(keptTableOf('one')).toEqual({ bookmark: 2 });
  full.mockRestore();
});

test('a device promises another number each time, and remembers the promise of the server that came first', () => {
  const first = promiseFor('one', 'sha256:theirs');
  expect(first).toMatch(/^sha256:[0-9a-f]{64}$/);
  expect(promiseAt('one')).toBe(first);
  expect(keptTableOf('one')).toMatchObject({
    promise: 'sha256:theirs',
    entropy: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(promiseFor('one', 'sha256:theirs')).not.toBe(first);
});
