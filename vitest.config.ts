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
    // Far beyond what any test needs on a busy machine: limits against hanging, not a measure of speed. A whole test may be
    // long; a single wait in it is lost much sooner.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
