// Programs on this machine, and Debian's packages where we may install them.

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.js';

/** Looks for a program on the search path, on Windows too, which has no `which`. */
export function onPath(name) {
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, file)).find((path) => existsSync(path));
}

export const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const quiet = {
  env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  stdio: ['ignore', 'ignore', 'inherit'],
};

/** Installs packages; answers whether all of them are there. */
export function installPackages(names) {
  console.log(`Installing ${names.join(', ')} …`);
  run('apt-get', ['update', '-qq'], quiet);
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], quiet);
}
