import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{core,protocol,boards,solver,bots,tables,cli,bench,web}/test/**/*.test.ts', 'games/*/test/**/*.test.ts'],
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
