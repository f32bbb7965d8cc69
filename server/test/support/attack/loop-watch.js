// Loaded into a server before its own program: notes every turn of the main loop that took long, and how much of it was work. On
// Linux a thread knows for how long it has run and has waited for a processor. Plain JavaScript, because Node loads it.

import { appendFileSync, openSync, readSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/** In milliseconds: shorter turns are not noted. */
const LEAST = 3;
/** In milliseconds: so much of what a thread has run may not have been counted yet (a tick of the system). */
const TICK = 4;

const { LOOP_TURNS } = process.env;
const isServer = isMainThread && process.argv.includes('serve');

/** How long this thread has run, and has waited for a processor, in milliseconds; nothing where the system does not say so. */
function counting() {
  let file;
  try {
    file = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r');
  } catch {
    return () => undefined;
  }
  const said = Buffer.alloc(80);
  return () => {
    const [run, waited] = said.toString('latin1', 0, readSync(file, said, 0, said.length, 0)).split(' ');
    return { run: Number(run) / 1e6, waited: Number(waited) / 1e6 };
  };
}

if (isServer && LOOP_TURNS) {
  const counted = counting();
  let [since, before] = [performance.now(), counted()];
  // A timer comes once in each turn.
  setInterval(() => {
    const [now, after] = [performance.now(), counted()];
    const took = now - since;
    // A thread that waits for another one, of the collector of garbage for example, does not work either.
    const work = after ? Math.min(took - (after.waited - before.waited), after.run - before.run + TICK) : took;
    if (took >= LEAST) appendFileSync(LOOP_TURNS, `${Date.now()} ${work.toFixed(2)}\n`);
    [since, before] = [performance.now(), counted()];
  }, 1).unref();
}
