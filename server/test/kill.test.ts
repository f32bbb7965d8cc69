// kill -9 at random moments: all confirmed moves are there, none twice, and every game verifies.

import { expect, test } from 'vitest';
import { killAndCheck } from './support/killing.ts';
import { temporaryFolder } from './support/storages.ts';

test('a server killed four times while six people play loses nothing that was confirmed and doubles nothing', async () => {
  const report = await killAndCheck({ storage: { data: temporaryFolder() }, kills: 4, seed: 20261116 });
  expect(report.kills).toBe(4);
  expect(report.confirmed).toBeGreaterThan(10);
  expect(report.entries).toBeGreaterThanOrEqual(report.confirmed);
}, 180_000);
