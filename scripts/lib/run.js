// Running the project's own tools one after the other, and saying how each went.

import { spawnSync } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Runs a command with its output shown; answers whether it succeeded. */
export function run(command, args = [], options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) console.error(`${command}: ${error.message}`);
  return status === 0;
}

/** A tool from node_modules/.bin. */
export const tool = (name, args = [], options = {}) => run(resolve(root, 'node_modules/.bin', name), args, options);

/** Runs named steps in order, all of them or up to the first failure; answers with the names of those that failed. */
export function runSteps(steps, { keepGoing = false } = {}) {
  const failed = [];
  const begin = Date.now();
  for (const [name, step] of steps) {
    const start = Date.now();
    console.log(`\n── ${name}`);
    const good = step();
    console.log(`── ${name}: ${good ? 'ok' : 'FAILED'} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
    if (!good) failed.push(name);
    if (!good && !keepGoing) break;
  }
  const seconds = ((Date.now() - begin) / 1000).toFixed(0);
  console.log(failed.length ? `\nFailed: ${failed.join(', ')} (${seconds} s)` : `\nAll steps passed (${seconds} s)`);
  return failed;
}
