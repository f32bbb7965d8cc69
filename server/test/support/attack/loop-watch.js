// Loaded into a server before its own program: notes every turn of the main loop that took long, and how much of it was work. On
// Linux a thread knows for how long it has waited for a processor; that is no work. Plain JavaScript, because Node loads it.

import { appendFileSync, openSync, readSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/** In milliseconds: shorter turns are not noted. */
const LEAST = 3;

const { LOOP_TURNS } = process.env;
const isServer = isMainThread && process.argv.includes('serve');

/** Milliseconds for which this thread has waited for a processor so far. */
function waiting() {
  let file;
  try {
    file = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r');
  } catch {
    return () => 0;
  }
  const said = Buffer.alloc(80);
  return () => Number(said.toString('latin1', 0, readSync(file, said, 0, said.length, 0)).split(' ')[1]) / 1e6;
}

if (isServer && LOOP_TURNS) {
  const waited = waiting();
  let [ran, before] = [performance.now(), waited()];
  // A timer comes once in each turn.
  setInterval(() => {
    const [now, after] = [performance.now(), waited()];
    const work = now - ran - (after - before);
    if (now - ran >= LEAST) appendFileSync(LOOP_TURNS, `${Date.now()} ${work.toFixed(2)}\n`);
    [ran, before] = [performance.now(), waited()];
  }, 1).unref();
}
