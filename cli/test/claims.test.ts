// Claims by hand on the command line: played by bots, verified, told in text, counted.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { branchline, temporaryFolder } from './run.ts';

const fixture = (board: string): string =>
  fileURLToPath(new URL(`../../games/trans-europa/test/fixtures/claims/claim-${board}.json`, import.meta.url));

test('[TE-CLAIM-7] bots play with claims, and their games are verified', async () => {
  const path = join(temporaryFolder(), 'claims.jsonl');
  const options = JSON.stringify({ manualClaim: true, wrongClaim: 'all', targetScore: 3 });
  const bots = 'conductor,greedy,apprentice';
  const played = await branchline([
    'simulate',
    '--bots',
    bots,
    '--games',
    '3',
    '--options',
    options,
    '--jobs',
    '1',
    '--out',
    path,
  ]);
  expect([played.code, played.err]).toEqual([0, '']);
  expect(played.out).toMatch(/end of round: connected \d+\n/);
  const games = readFileSync(path, 'utf8');
  expect(games.match(/"do":"claim"/g)!.length).toBeGreaterThanOrEqual(3);
  expect((await branchline(['verify', path])).out).toBe('3 passed, 0 failed\n');
  expect((await branchline(['replay', path, '--number', '1'])).out).toMatch(
    /\. [ABC] claims and is right\.\n\n {2}Round \d is over: all cities connected\./,
  );
});

test('[TE-CLAIM-4] a wrong claim is told with the cards it opens, in the turn it was made in', async () => {
  const { out } = await branchline(['replay', fixture('central-europe')]);
  expect(out).toMatch(/ {2}A lays a track .*, a track .* and a track .*\. A claims and is wrong\. A shows .*\.\n/);
});

test('[TE-CLAIM-2] perft counts claims', async () => {
  const { out } = await branchline(['perft', fixture('europe'), '--depth', '2']);
  expect(out).toBe('131\n');
});
