// Folders made into the files that npm installs.

import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { npmCommand, root } from '../lib/run.js';

/** Runs npm and answers with what it wrote; its complaints become an error. */
export function npmText(args, options = {}) {
  const command = npmCommand();
  const ended = spawnSync(command.program, [...command.args, ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    ...command.options,
    ...options,
  });
  if (ended.status !== 0) throw new Error(`npm ${args.join(' ')}: ${ended.stderr || ended.error?.message}`);
  return ended.stdout;
}

/** The paths of the packed files, in the order of the folders. */
export function pack(folders, into) {
  mkdirSync(into, { recursive: true });
  const told = npmText([
    'pack',
    '--json',
    '--ignore-scripts',
    '--loglevel=error',
    '--pack-destination',
    into,
    ...folders,
  ]);
  const packed = JSON.parse(told);
  return (Array.isArray(packed) ? packed : Object.values(packed)).map(({ filename }) => join(into, filename));
}
