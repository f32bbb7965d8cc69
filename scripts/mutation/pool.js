// Processes that judge mutants, and the limit for those that hang.

import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { usageOf } from './process-time.js';

const WORKER = fileURLToPath(new URL('worker.js', import.meta.url));
const HEAP = '--max-old-space-size=3000';
const LOOK_MS = 1000;
/** Processor time beyond which a step hangs: many times what it usually takes, and never little. */
const FACTOR = 10;
const LEAST_MS = 20_000;
/** So many looks in a row at a process that sleeps: it waits for what never comes. */
const ASLEEP = 90;
/** Where the system does not tell processor time, time on the clock has to do. */
const CLOCK_FACTOR = 6;

/** Ends a step that hangs. Busy machines make no difference: what counts is what the process itself has used. */
function watch(child, usualMs, onHang) {
  const limit = LEAST_MS + FACTOR * usualMs;
  const began = Date.now();
  const first = usageOf(child.pid);
  let asleep = 0;
  const timer = setInterval(() => {
    const now = usageOf(child.pid);
    asleep = now?.isAsleep ? asleep + 1 : 0;
    const used = now && first ? now.cpuMs - first.cpuMs : (Date.now() - began) / CLOCK_FACTOR;
    if (used > limit || asleep > ASLEEP) onHang();
  }, LOOK_MS);
  return () => clearInterval(timer);
}

/** One process, started when it is first needed and again whenever it was ended. */
export function createWorker(root) {
  let child;
  let isFresh = true;

  async function start() {
    child = fork(WORKER, [root], { cwd: root, execArgv: [HEAP], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    await new Promise((done, fail) => {
      child.once('message', done);
      child.once('exit', () => fail(new Error('a process for tests did not start')));
    });
    child.removeAllListeners('exit');
    isFresh = true;
  }

  function end() {
    child?.kill('SIGKILL');
    child = undefined;
  }
  process.on('exit', end);

  /** The answer to a question, `{ status: 'timed out' }` or `{ status: 'ended' }`. `usual` says how long each step takes else. */
  async function ask(question, usual) {
    if (child === undefined) await start();
    const asked = child;
    return new Promise((done) => {
      let unwatch = () => {};
      const finish = (answer) => {
        unwatch();
        asked.removeAllListeners();
        done(answer);
      };
      asked.on('exit', () => {
        child = undefined;
        finish({ status: 'ended' });
      });
      asked.on('message', ({ step, answer }) => {
        unwatch();
        if (step === undefined) finish(answer);
        else
          unwatch = watch(asked, usual[step], () => {
            end();
            finish({ status: 'timed out', step });
          });
      });
      asked.send(question);
    });
  }

  return {
    ask,
    end,
    /** Judges a mutant. What could be left over from an earlier one, is asked again of a new process. */
    async judge(question, usual) {
      const isFirst = child === undefined || isFresh;
      const answer = await ask({ ask: 'judge', ...question }, usual);
      isFresh = false;
      if (answer.status !== 'stray' && answer.status !== 'ended') return answer;
      end();
      if (isFirst) return { ...answer, status: 'killed', by: answer.by ?? 'the process ended' };
      return this.judge(question, usual);
    },
  };
}
