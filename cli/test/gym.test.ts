// The gym over its pipe: a program in another language plays, and a policy sits down in the arena.

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { branchline, branchlineProcess, temporaryFolder } from './run.ts';

const PYTHON = fileURLToPath(new URL('../../gym/python', import.meta.url));
const LAUNCHER = fileURLToPath(new URL('../bin/branchline.js', import.meta.url));

/** Without Python there is nothing to run; the tests of its package say so themselves where only its packages are missing. */
const hasPython = spawnSync('python3', ['--version']).status === 0;

test('the Python package plays both games over the pipe', { timeout: 60_000 }, () => {
  if (!hasPython) return console.warn('not run: there is no python3 here');
  const run = spawnSync('python3', ['-m', 'unittest', 'tests.test_engine', 'tests.test_pettingzoo'], {
    cwd: PYTHON,
    encoding: 'utf8',
    env: { ...process.env, BRANCHLINE: `node ${LAUNCHER}` },
  });
  if (run.stderr.includes('skipped='))
    console.warn('PettingZoo’s own tests were not run: its packages are not installed');
  expect(run.stderr).toMatch(/^OK/mu);
  expect(run.stderr).toMatch(/^Ran 7 tests/mu);
});

test('a request that makes no sense is refused in words', async () => {
  const { out } = await branchlineProcess(['gym', '--players', '2', '--tables', '1'], { input: 'x' });
  expect(out).toContain('no request "x"');
  expect(await branchline(['gym', '--players', '2', '--board', 'moon'])).toMatchObject({ code: 2 });
});

const POLICY = `
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const { observation, legal } = JSON.parse(line);
  console.log(observation.length > 1000 ? legal[0] : -1);
});`;

test('a policy that answers with numbers is rated in the arena', async () => {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, 'policy.cjs'), POLICY);
  const bot = `cmd:node ${LAUNCHER} gym --policy 'node policy.cjs'`;
  const ended = await branchline(['arena', '--bot', bot, '--bot', 'random', '--players', '2', '--rounds', '2'], {
    cwd,
  });
  expect(ended).toMatchObject({ code: 0 });
  expect(ended.out).toContain('random');
  expect(ended.out).not.toMatch(/forfeit/u);
});
