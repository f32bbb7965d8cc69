// The attack test itself: what it may be aimed at, and that every scenario can be tried.

import { expect, test, vi } from 'vitest';
import { main as attacker } from '../scripts/attacker.ts';
import { measuresOf } from '../src/measures.ts';
import { ATTACKS } from './support/attack/attacks.ts';
import { scenariosFor } from './support/attack/scenarios.ts';
import { heldIn } from './support/attack/trial.ts';

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
