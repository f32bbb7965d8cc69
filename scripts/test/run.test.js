// How tools are started, on every platform.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { entryOf, npmCommand } from '../lib/run.js';
import { newHouse } from './support.js';

test.each(['oxfmt', 'oxlint', 'tsc', 'knip', 'vitest', 'playwright'])('%s has JavaScript to start with', (name) => {
  const { status } = spawnSync(process.execPath, ['--check', entryOf(name)]);
  expect(existsSync(entryOf(name))).toBe(true);
  expect(status).toBe(0);
});

test('npm runs by the JavaScript it names to its children', () => {
  const { home } = newHouse({ 'npm/bin/npm-cli.js': '' });
  const path = join(home, 'npm/bin/npm-cli.js');
  const command = npmCommand({ env: { npm_execpath: path }, execPath: '/nowhere/node', platform: 'linux' });
  expect(command).toEqual({ program: '/nowhere/node', args: [path], options: {} });
});

test.each([
  ['Windows', 'node.exe', 'node_modules/npm/bin/npm-cli.js'],
  ['other systems', 'bin/node', 'lib/node_modules/npm/bin/npm-cli.js'],
])('without a name it is found beside Node on %s', (_, node, path) => {
  const { home } = newHouse({ [path]: '' });
  const { program, args } = npmCommand({ env: {}, execPath: join(home, node), platform: 'win32' });
  expect([program, args]).toEqual([join(home, node), [join(home, path)]]);
});

test('another package manager is not taken for npm', () => {
  const { home } = newHouse({ 'pnpm.cjs': '' });
  const asked = { env: { npm_execpath: join(home, 'pnpm.cjs') }, execPath: join(home, 'bin/node') };
  expect(npmCommand({ ...asked, platform: 'linux' })).toEqual({ program: 'npm', args: [], options: { shell: false } });
  expect(npmCommand({ ...asked, platform: 'win32' }).options).toEqual({ shell: true });
});

test('the npm that is found here runs', () => {
  const { program, args } = npmCommand();
  const { status, stdout } = spawnSync(program, [...args, '--version'], { encoding: 'utf8' });
  expect([status, stdout.trim()]).toEqual([0, expect.stringMatching(/^\d+\.\d+\.\d+/)]);
});
