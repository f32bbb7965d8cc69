import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{core,protocol,boards,solver,bots,study,tables,server,cli,bench,web}/test/**/*.test.ts',
      'games/*/test/**/*.test.ts',
      'scripts/test/**/*.test.js',
    ],
    // One more than there are cores: tests of the server wait for deadlines and for processes of their own.
    maxWorkers: availableParallelism() + 1,
    // The limit of a test follows from its usual time (scripts/testing/limited.js), so there is none for all of them.
    runner: './scripts/testing/limited.js',
    testTimeout: 0,
    hookTimeout: 60_000,
  },
});
