import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import LongestFirst from './scripts/testing/longest-first.js';
import { texts } from './web/scripts/texts/plugin.ts';

/** What a test file says that changes the process it runs in: modules, timers, globals, the solver, what a browser would have. */
const CHANGES_ITS_PROCESS =
  /in a process of its own|\bvi\.|globalThis|countInWasm|fake-indexeddb|support\/(browser|tables|lesson-table|fake-worker)|private-files/u;

/** The test files of these rooms that this holds for. */
const testsOf = (rooms: readonly string[], holds: (text: string) => boolean): string[] =>
  rooms.flatMap((room) =>
    readdirSync(join(import.meta.dirname, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(^|[/\\])test[/\\].*\.test\.ts$/u.test(file) && !file.includes('node_modules'))
      .map((file) => `${room}/${file.replaceAll('\\', '/')}`)
      .filter((file) => holds(readFileSync(join(import.meta.dirname, file), 'utf8'))),
  );

const isPure = (text: string): boolean => !CHANGES_ITS_PROCESS.test(text);

const withPostgres = testsOf(['server'], (text) => text.includes('postgresCluster'));
// Bots bring the solver in WebAssembly, the rules are tested with the plain one.
const rules = testsOf(['core', 'protocol', 'boards', 'tables', 'games'], isPure);
const bots = testsOf(['solver', 'bots', 'gym', 'study', 'web'], isPure);

export default defineConfig({
  plugins: [texts()],
  test: {
    // One more than there are cores: tests of the server wait for deadlines and for other processes.
    maxWorkers: availableParallelism() + 1,
    // The limit of a test follows from its usual time (scripts/testing/limited.js), so there is none for all of them.
    runner: './scripts/testing/limited.js',
    sequence: { sequencer: LongestFirst },
    setupFiles: ['./scripts/testing/chance.js'],
    testTimeout: 0,
    // Tests of one file that run beside each other wait for deadlines: the more of them wait at once, the sooner all are over.
    maxConcurrency: 20,
    hookTimeout: 60_000,
    // Bundles are run as they are.
    server: { deps: { external: [/\/cli\/dist\//u] } },
    projects: [
      // A process for every file. First by its name, and so in time: these wait most.
      {
        extends: true,
        test: {
          name: 'apart',
          include: [
            '{core,protocol,boards,solver,bots,gym,study,tables,fuzz,cli,bench}/test/**/*.test.ts',
            'games/*/test/**/*.test.ts',
            'scripts/test/**/*.test.js',
          ],
          exclude: [...rules, ...bots],
          globalSetup: 'cli/test/bundle-once.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/test/**/*.test.ts'],
          exclude: withPostgres,
          globalSetup: 'cli/test/bundle-once.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'server, with Postgres',
          include: withPostgres,
          globalSetup: ['cli/test/bundle-once.ts', 'server/test/support/postgres-once.ts'],
        },
      },
      // A thread for every file is enough for what runs in a page: its globals, modules and timers are all that it changes.
      {
        extends: true,
        test: {
          name: 'apart, in threads',
          include: ['web/test/**/*.test.ts'],
          exclude: bots,
          pool: 'threads',
        },
      },
      // Workers that go on from file to file: modules, boards and contents are loaded once in each.
      { extends: true, test: { name: 'bots', include: bots, isolate: false } },
      { extends: true, test: { name: 'rules', include: rules, isolate: false } },
    ],
  },
});
