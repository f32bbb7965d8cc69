import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{core,protocol,boards,solver,bots,tables,server,cli,bench,web}/test/**/*.test.ts',
      'games/*/test/**/*.test.ts',
      'scripts/test/**/*.test.js',
    ],
    maxWorkers: '100%',
    // Only for what hangs: a busy machine may take ten times as long as an idle one.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
