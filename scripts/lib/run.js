// Running the project's own tools.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Tools whose package has another name than their command. */
const PACKAGES = { tsc: 'typescript', playwright: '@playwright/test' };

/** Runs a program with its output shown; answers whether it succeeded. */
export function run(program, args = [], options = {}) {
  const { status, error } = spawnSync(program, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) console.error(`${program}: ${error.message}`);
  return status === 0;
}

/** Runs a script of ours. */
export const script = (path, args = []) => run(process.execPath, [path, ...args]);

/** The JavaScript a tool starts with. Its shim in node_modules/.bin is a batch file on Windows, which cannot be spawned. */
export function entryOf(name) {
  const folder = resolve(root, 'node_modules', PACKAGES[name] ?? name);
  const { bin } = JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8'));
  return resolve(folder, typeof bin === 'string' ? bin : bin[name]);
}

/** Runs an installed tool. */
export const tool = (name, args = [], options = {}) => run(process.execPath, [entryOf(name), ...args], options);

/** How npm is started: by its JavaScript, which it names to its own children, else next to Node, else by its name. */
export function npmCommand({ env = process.env, execPath = process.execPath, platform = process.platform } = {}) {
  const beside = ['node_modules/npm/bin/npm-cli.js', '../lib/node_modules/npm/bin/npm-cli.js'];
  const places = [env.npm_execpath ?? '', ...beside.map((path) => resolve(dirname(execPath), path))];
  const found = places.find((path) => basename(path) === 'npm-cli.js' && existsSync(path));
  if (found !== undefined) return { program: execPath, args: [found], options: {} };
  return { program: 'npm', args: [], options: { shell: platform === 'win32' } };
}

export function npm(args, options = {}) {
  const command = npmCommand();
  return run(command.program, [...command.args, ...args], { ...command.options, ...options });
}
