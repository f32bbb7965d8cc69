// Runs the checks of the project, some beside others, and says how each went.

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './run.js';

const THIS = fileURLToPath(import.meta.url);

const secondsSince = (start) => ((Date.now() - start) / 1000).toFixed(1);

/** Runs named steps in order, all of them or up to the first failure; answers with the names of those that failed. */
export function runSteps(steps, { keepGoing = false } = {}) {
  const failed = [];
  for (const [name, step] of steps) {
    const start = Date.now();
    console.log(`\n── ${name}`);
    const isGood = step();
    console.log(`── ${name}: ${isGood ? 'ok' : 'FAILED'} (${secondsSince(start)} s)`);
    if (!isGood) failed.push(name);
    if (!isGood && !keepGoing) break;
  }
  return failed;
}

/**
 * Begins steps, by their names in a module, in a process of their own. Call the answer to wait for their end: it shows what they
 * have said, and answers with the names of those that failed. A process that ends before it can tell has failed as a whole.
 */
export function beside(names, module = new URL('steps.js', import.meta.url)) {
  const folder = mkdtempSync(join(tmpdir(), 'branchline-steps-'));
  const path = join(folder, 'said.txt');
  const said = openSync(path, 'w');
  let failed = [`beside: ${names.join(', ')}`];
  const child = fork(THIS, [String(module), ...names], { cwd: root, stdio: ['ignore', said, said, 'ipc'] });
  child.once('message', (told) => (failed = told));
  const ended = once(child, 'exit');
  return async () => {
    await ended;
    process.stdout.write(readFileSync(path, 'utf8'));
    rmSync(folder, { recursive: true, force: true });
    return failed;
  };
}

/** The closing line of a run that began then. */
export const tellSteps = (failed, begin) =>
  failed.length > 0
    ? `\nFailed: ${failed.join(', ')} (${secondsSince(begin)} s)`
    : `\nAll steps passed (${secondsSince(begin)} s)`;

if (process.argv[1] === THIS) {
  const [module, ...names] = process.argv.slice(2);
  const steps = await import(module);
  process.send(
    runSteps(
      names.map((name) => steps[name]),
      { keepGoing: true },
    ),
    () => process.disconnect(),
  );
}
