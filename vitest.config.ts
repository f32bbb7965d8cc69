import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{core,boards,solver,bots,tables,protocol,cli,bench,web}/test/**/*.test.ts', 'games/*/test/**/*.test.ts'],
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
