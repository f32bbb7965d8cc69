// The faults that are planted on trial fit the sources as they are.

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { roomOf, troubleWith } from '../lib/planting.js';
import { root } from '../lib/run.js';
import { named } from '../lib/trial-tests.js';
import { FAULTS } from '../planted-faults/index.js';

test('every fault can still be planted, at one place only', () => {
  const troubles = FAULTS.map((fault) => [fault.id, troubleWith(fault, root)]);
  expect(troubles.filter(([, trouble]) => trouble !== undefined)).toEqual([]);
});

test('every fault has a name of its own, says what would be noticed, and names tests that exist', () => {
  expect(new Set(FAULTS.map(({ id }) => id)).size).toBe(FAULTS.length);
  for (const { id, what, tests } of FAULTS) {
    expect(what, id).toMatch(/^[“\p{Lu}].*\.$/u);
    expect(tests.length, id).toBeGreaterThan(0);
    for (const one of tests) expect(existsSync(resolve(root, named(one).file)), one).toBe(true);
  }
});

test('there are enough of them, in the client and in the server', () => {
  const inRoom = (room) => FAULTS.filter((fault) => roomOf(fault) === room).length;
  expect(inRoom('web')).toBeGreaterThanOrEqual(42);
  expect(inRoom('server')).toBeGreaterThanOrEqual(18);
  expect(inRoom('web') + inRoom('server')).toBe(FAULTS.length);
});

test('a fault that no longer fits is named', () => {
  const [fault] = FAULTS;
  expect(troubleWith({ ...fault, find: 'there is no such line' }, root)).toContain('occurs 0 times');
  expect(troubleWith({ ...fault, file: 'web/src/gone.ts' }, root)).toBe('web/src/gone.ts does not exist');
  expect(troubleWith({ ...fault, replace: fault.find }, root)).toBe('it changes nothing');
});
