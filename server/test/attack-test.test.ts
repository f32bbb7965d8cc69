// The attack test itself: what it may be aimed at, and that every scenario can be tried.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { main as attacker } from '../scripts/attacker.ts';
import { measuresOf } from '../src/measures.ts';
import { ATTACKS } from './support/attack/attacks.ts';
import { scenariosFor } from './support/attack/scenarios.ts';
import { heldIn, longestWork } from './support/attack/trial.ts';
import { temporaryFolder } from './support/storages.ts';

test.each([
  'http://branchline.example:3000',
  'https://127.0.0.1:3000',
  'http://127.0.0.1.branchline.example:80',
  'http://192.168.1.7:3000',
])('the attacker attacks no other machine: %s', async (url) => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await attacker([JSON.stringify({ attack: 'directors', url })])).toBe(2);
  expect(complaint).toHaveBeenCalledOnce();
  complaint.mockRestore();
});

test('every scenario has a name of its own and an attack that exists, and none is without a bound', () => {
  const scenarios = scenariosFor(200);
  expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length);
  for (const { attack, count } of scenarios) {
    expect([...Object.keys(ATTACKS), 'hung-database']).toContain(attack);
    expect(count).toBeLessThanOrEqual(1000);
  }
});

test('how long the main loop was held is read from the numbers that a server gives', async () => {
  expect(
    heldIn('branchline_nodejs_eventloop_lag_p99_seconds 0.014\nbranchline_nodejs_eventloop_lag_max_seconds 0.25\n'),
  ).toEqual({
    p99: 4,
    longest: 240,
  });
  const { p99, longest } = heldIn(await measuresOf().register.metrics());
  expect([p99, longest]).toEqual([expect.any(Number), expect.any(Number)]);
  expect([p99, longest].some(Number.isNaN)).toBe(false);
});

test('what the main loop works in one turn is noted by a server that is watched, without its waits for a processor', () => {
  const LOOP_TURNS = join(temporaryFolder(), 'turns');
  const watch = new URL('support/attack/loop-watch.js', import.meta.url);
  const busy = `const from = process.cpuUsage(); const used = () => process.cpuUsage(from);
    while (used().user + used().system < 40_000); setTimeout(() => {}, 5)`;
  const run = (program: string) =>
    execFileSync(
      process.execPath,
      ['--import', watch.href, '-e', `setTimeout(() => { ${program} }, 20)`, '--', 'serve'],
      {
        env: { ...process.env, LOOP_TURNS },
      },
    );
  run(busy);
  const turns = readFileSync(LOOP_TURNS, 'utf8');
  expect(longestWork(turns, 0)).toBeGreaterThan(20);
  expect(longestWork(turns, 0)).toBeLessThan(1000);
  expect(longestWork(turns, Date.now() + 1)).toBe(0);
  expect(longestWork('1000 4.50\n2000 11.25\n3000 7.00\n', 2500)).toBe(7);
});
