import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{core,protocol,boards,solver,bots,tables,server,cli,bench,web}/test/**/*.test.ts',
      'games/*/test/**/*.test.ts',
      'scripts/test/**/*.test.js',
    ],
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
