// When the dependencies are installed, and when not.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isNewEnough, stampOf } from '../lib/install.js';
import { newHouse } from './support.js';

// The one dependency is a folder of the project itself, so that nothing is fetched.
const manifest = (version) => ({ name: 'house', version, type: 'module', dependencies: { leaf: 'file:leaf' } });
const leaf = { name: 'leaf', version: '1.0.0' };
const lock = (version, packages) => ({ name: 'house', version, lockfileVersion: 3, requires: true, packages });
const fullLock = (version) =>
  lock(version, { '': manifest(version), leaf, 'node_modules/leaf': { resolved: 'leaf', link: true } });

function houseWith(packageLock) {
  const house = newHouse({
    'package.json': manifest('1.0.0'),
    'package-lock.json': packageLock,
    'leaf/package.json': leaf,
    'go.js': "import { install } from './scripts/lib/install.js';\ninstall();",
  });
  return { ...house, go: () => spawnSync(process.execPath, ['go.js'], { cwd: house.home, encoding: 'utf8' }) };
}

test('npm is asked once per lock file', () => {
  const { home, go, write } = houseWith(fullLock('1.0.0'));
  const first = go();
  expect([first.status, first.stdout]).toEqual([0, expect.stringContaining('Installing dependencies')]);
  expect(existsSync(join(home, 'node_modules/leaf/package.json'))).toBe(true);
  expect(go().stdout).toBe('');
  write('package.json', manifest('1.0.1'));
  write('package-lock.json', fullLock('1.0.1'));
  expect(go().stdout).toContain('Installing dependencies');
  expect(go().stdout).toBe('');
});

test('a lock file that lacks what is asked for is refused, each time', () => {
  const { home, go } = houseWith(lock('1.0.0', { '': { name: 'house', version: '1.0.0' } }));
  for (const { status, stdout, stderr } of [go(), go()]) {
    expect([status, stdout]).toEqual([1, expect.stringContaining('Installing dependencies')]);
    expect(stderr).toContain('could not be installed');
  }
  expect(existsSync(join(home, 'node_modules'))).toBe(false);
});

test('another lock file, Node or machine wants another tree', () => {
  const here = { lock: 'a', version: 'v20.20.2', platform: 'linux', arch: 'x64' };
  const others = [
    { ...here, lock: 'b' },
    { ...here, version: 'v24.1.0' },
    { ...here, platform: 'win32' },
    { ...here, arch: 'arm64' },
  ];
  expect(stampOf({ ...here })).toBe(stampOf(here));
  expect(new Set([here, ...others].map(stampOf)).size).toBe(5);
});

test('Node 20.19 is the floor', () => {
  expect(['20.19.0', '20.20.2', '22.0.0', '24.11.1'].filter(isNewEnough)).toHaveLength(4);
  expect(['18.20.8', '20.18.3', '20.9.0', '19.99.0'].filter(isNewEnough)).toEqual([]);
});
