// Runs test files again and again in this process, with the test runner's own parts: its runner, its hooks, its `expect`.

import { resolve } from 'node:path';
import { createLoader } from './loader.js';

/** A wait that is lost anyway. Tests that merely take long are ended from outside, by the processor time they have used. */
const POLL_MS = 30_000;

const anything = new Proxy({}, { get: () => async () => undefined });

async function startRunner(root, loader) {
  const { VitestSnapshotEnvironment } = await import('vitest/runtime');
  const { config } = loader;
  config.snapshotOptions = {
    ...config.snapshotOptions,
    updateSnapshot: 'none',
    snapshotEnvironment: new VitestSnapshotEnvironment(anything),
  };
  config.expect = { ...config.expect, poll: { timeout: POLL_MS } };
  globalThis.__vitest_worker__ = {
    ctx: { pool: 'forks' },
    config,
    environment: { name: 'node' },
    rpc: anything,
    onCleanup: () => {},
  };
  const { TestRunner } = await import('vitest');
  const { startTests } = await import('@vitest/runner');
  return { TestRunner, startTests };
}

const testsIn = (task) => (task.type === 'test' ? [task] : task.tasks.flatMap(testsIn));

const errorsIn = (task) => [...(task.result?.errors ?? []), ...(task.tasks ?? []).flatMap(errorsIn)];

/** Processor time of this process in milliseconds. */
const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

export async function createSession(root) {
  const loader = await createLoader(root);
  const { TestRunner, startTests } = await startRunner(root, loader);
  /** Of the run that is on: what went wrong outside of any test. */
  let stray = [];
  const onStray = (error) => stray.push(String(error?.stack ?? error));
  process.on('uncaughtException', onStray);
  process.on('unhandledRejection', onStray);

  /** One run: the tests of these numbers, or all; the first failure ends it. `around` hears which test begins. */
  class Run extends TestRunner {
    constructor(file, only, around) {
      super(loader.config);
      Object.assign(this, { file, only, around, times: [], failure: undefined });
      this.__setTraces({ $: (_name, ...rest) => rest.at(-1)() });
    }
    importFile() {
      return loader.load(this.file);
    }
    onCollected(files) {
      this.numbers = new Map(files.flatMap(testsIn).map((test, number) => [test, number]));
      for (const [test, number] of this.numbers) if (this.only && !this.only.has(number)) test.mode = 'skip';
    }
    async onBeforeRunTask(test) {
      if (this.failure !== undefined) test.mode = 'skip';
      await super.onBeforeRunTask(test);
      this.around?.(this.numbers.get(test));
      this.began = cpu();
    }
    onAfterRunTask(test) {
      super.onAfterRunTask(test);
      this.around?.(undefined);
      this.times[this.numbers.get(test)] = cpu() - this.began;
      if (test.result?.state === 'fail') this.failure ??= test.fullTestName ?? test.name;
    }
  }

  return {
    exchange: loader.exchange,
    /** Answers with the time of each test, and what failed first, if anything did. */
    async run(file, { only, around } = {}) {
      stray = [];
      const began = cpu();
      const filepath = resolve(root, file);
      globalThis.__vitest_worker__.filepath = filepath;
      const run = new Run(file, only, around);
      const tasks = await startTests([filepath], run);
      await new Promise((done) => setImmediate(done));
      const names = [...run.numbers.keys()].map((test) => test.fullTestName ?? test.name);
      const [error] = tasks.flatMap(errorsIn);
      const failure = run.failure ?? (error === undefined ? undefined : 'outside of its tests');
      return { names, times: run.times, ms: cpu() - began, failure, error: error?.message, stray: stray[0] };
    },
    close: loader.close,
  };
}
