// Other versions of Node, fetched as npm packages, which need no download from elsewhere.

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { npm, root } from './run.js';

/** The binary of this major version; undefined where it cannot be had. */
export function nodeBinary(version) {
  if (process.versions.node.startsWith(`${version}.`)) return process.execPath;
  const folder = resolve(root, '.cache', `node-${version}`);
  const isWindows = process.platform === 'win32';
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
  const binary = resolve(folder, 'node_modules', name, isWindows ? 'bin/node.exe' : 'bin/node');
  if (existsSync(binary)) return binary;
  mkdirSync(folder, { recursive: true });
  writeFileSync(resolve(folder, 'package.json'), '{"private":true}');
  npm(['install', '--no-audit', '--no-fund', '--loglevel=error', `${name}@${version}`], { cwd: folder });
  return existsSync(binary) ? binary : undefined;
}
