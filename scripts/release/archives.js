// The product with everything installed, for people without npm: one archive for each platform where SQLite is a native package on
// Node 20, and one for all others, which asks for a Node that brings SQLite along (22.13 or newer).

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, run } from '../lib/run.js';

export const PLATFORMS = [
  { name: 'linux-x64', os: 'linux', cpu: 'x64', libc: 'glibc' },
  { name: 'linux-arm64', os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { name: 'darwin-x64', os: 'darwin', cpu: 'x64' },
  { name: 'darwin-arm64', os: 'darwin', cpu: 'arm64' },
  { name: 'win32-x64', os: 'win32', cpu: 'x64' },
  { name: 'any' },
];

const QUIET = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error', '--prefer-offline', '--omit=dev'];

function wishesOf({ os, cpu, libc }) {
  if (os === undefined) return ['--omit=optional'];
  return [`--os=${os}`, `--cpu=${cpu}`, ...(libc === undefined ? [] : [`--libc=${libc}`])];
}

const expectDone = (done, what) => {
  if (!done) throw new Error(`${what} failed`);
};

/** What the archive for all platforms needs, said where it is needed. */
function askForNewerNode(folder) {
  const path = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, `${JSON.stringify({ ...manifest, engines: { node: '>=22.13' } }, null, 2)}\n`);
}

/** One archive of the packed product, made in `work`; answers with its path. */
export function archive(file, platform, { version, work, into }) {
  const name = `branchline-${version}-${platform.name}`;
  const folder = join(work, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  expectDone(run('tar', ['-xzf', file, '-C', folder, '--strip-components=1']), 'unpacking');
  expectDone(npm(['install', ...QUIET, ...wishesOf(platform)], { cwd: folder }), `installing for ${platform.name}`);
  if (platform.os === undefined) askForNewerNode(folder);
  const target = join(into, `${name}.tar.gz`);
  expectDone(run('tar', ['-czf', target, '-C', work, name]), 'packing');
  return target;
}
