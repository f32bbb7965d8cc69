// Steps one after the other, and steps beside them.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { beside, runSteps } from '../lib/run-steps.js';
import { newHouse } from './support.js';

afterEach(() => vi.restoreAllMocks());

test('steps run up to the first failure, or all of them', () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const ran = [];
  const step = (name, isGood) => [name, () => (ran.push(name), isGood)];
  const steps = [step('a', true), step('b', false), step('c', true), step('d', false)];
  expect(runSteps(steps)).toEqual(['b']);
  expect(ran.splice(0)).toEqual(['a', 'b']);
  expect(runSteps(steps, { keepGoing: true })).toEqual(['b', 'd']);
  expect(ran).toEqual(['a', 'b', 'c', 'd']);
});

/** Begins the steps `a` and `b` of a module that says this, and waits for their end. */
async function runBeside(text, options = {}) {
  const { home } = newHouse({ 'steps.mjs': text });
  const said = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((words) => said.push(words));
  const failed = await beside(['a', 'b'], { module: pathToFileURL(join(home, 'steps.mjs')), ...options })();
  return { failed, said: said.join('') };
}

test('steps beside others are shown when they have ended, and say which of them failed', async () => {
  const { failed, said } = await runBeside(
    `export const a = ['first', () => { console.log('looked'); return false; }]; export const b = ['second', () => true];`,
  );
  expect(failed).toEqual(['first']);
  expect(said).toMatch(/first\nlooked\n── first: FAILED[^]*second: ok/u);
});

test('steps beside others whose process ends early have failed', async () => {
  const { failed } = await runBeside(`export const a = ['first', () => process.exit(0)]; export const b = a;`);
  expect(failed).toEqual(['beside: a, b']);
});

test('steps beside others stop at the first failure if asked to, for what follows rests on it', async () => {
  const text = `export const a = ['first', () => false]; export const b = ['second', () => true];`;
  expect((await runBeside(text, { keepGoing: false })).said).not.toContain('second');
  vi.restoreAllMocks();
  expect((await runBeside(text)).said).toContain('second: ok');
});
