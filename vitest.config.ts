import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const ROOMS = ['core', 'protocol', 'boards', 'solver', 'bots', 'study', 'tables', 'web'];
const GAMES = readdirSync('games').map((game) => `games/${game}`);

/** What a test file says that changes the process it runs in: modules, timers, globals, what a browser would have. */
const CHANGES_ITS_PROCESS = /\bvi\.|globalThis|fake-indexeddb|support\/browser|private-files/u;

/** Tests of pure code leave nothing behind. */
const pure = [...ROOMS, ...GAMES].flatMap((room) =>
  readdirSync(join(room, 'test'), { recursive: true, encoding: 'utf8' })
    .map((file) => join(room, 'test', file))
    .filter((file) => file.endsWith('.test.ts') && !CHANGES_ITS_PROCESS.test(readFileSync(file, 'utf8'))),
);

export default defineConfig({
  test: {
    // One more than there are cores: tests of the server wait for deadlines and for processes of their own.
    maxWorkers: availableParallelism() + 1,
    // The limit of a test follows from its usual time (scripts/testing/limited.js), so there is none for all of them.
    runner: './scripts/testing/limited.js',
    testTimeout: 0,
    hookTimeout: 60_000,
    // The one with a process for every file comes first, by its name: its files wait most.
    projects: [
      {
        extends: true,
        test: {
          name: 'apart',
          include: [
            '{core,protocol,boards,solver,bots,study,tables,server,cli,bench,web}/test/**/*.test.ts',
            'games/*/test/**/*.test.ts',
            'scripts/test/**/*.test.js',
          ],
          exclude: pure,
          globalSetup: 'cli/test/bundle-once.ts',
          // Bundles are run as they are.
          server: { deps: { external: [/\/cli\/dist\//u] } },
        },
      },
      // Modules, boards and contents are loaded once for all files that a worker runs.
      { extends: true, test: { name: 'pure', include: pure, isolate: false } },
    ],
  },
});
