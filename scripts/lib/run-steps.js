// Runs the checks of the project, some beside others, and says how each went.

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './run.js';

const THIS = fileURLToPath(import.meta.url);
const KEEP_GOING = '--keep-going';
const SHOWN_EVERY_MS = 500;

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
 * Begins steps, by their names in a module, in a separate process: all of them, or up to the first failure. Call the answer to
 * wait for their end: it shows what they have said so far and what they go on to say, and answers with the names of those that
 * failed. A process that ends before it can tell has failed as a whole.
 */
export function beside(names, { keepGoing = true, module = new URL('steps.js', import.meta.url) } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'branchline-steps-'));
  const path = join(folder, 'said.txt');
  const said = openSync(path, 'w+');
  let failed = [`beside: ${names.join(', ')}`];
  const given = [String(module), keepGoing ? KEEP_GOING : '', ...names];
  const child = fork(THIS, given, { cwd: root, stdio: ['ignore', said, said, 'ipc'] });
  child.once('message', (told) => (failed = told));
  const ended = once(child, 'exit');
  return async () => {
    const show = showing(said);
    const timer = setInterval(show, SHOWN_EVERY_MS);
    await ended;
    clearInterval(timer);
    show();
    closeSync(said);
    rmSync(folder, { recursive: true, force: true });
    return failed;
  };
}

/** Each call shows what was added to an open file since the last one. */
function showing(file) {
  const chunk = Buffer.alloc(64 * 1024);
  let shown = 0;
  return () => {
    for (let length; (length = readSync(file, chunk, 0, chunk.length, shown)) > 0; shown += length)
      process.stdout.write(Buffer.from(chunk.subarray(0, length)));
  };
}

/** The closing line of a run that began then. */
export const tellSteps = (failed, begin) =>
  failed.length > 0
    ? `\nFailed: ${failed.join(', ')} (${secondsSince(begin)} s)`
    : `\nAll steps passed (${secondsSince(begin)} s)`;

if (process.argv[1] === THIS) {
  const [module, keepGoing, ...names] = process.argv.slice(2);
  const steps = await import(module);
  process.send(
    runSteps(
      names.map((name) => steps[name]),
      { keepGoing: keepGoing === KEEP_GOING },
    ),
    () => process.disconnect(),
  );
}
