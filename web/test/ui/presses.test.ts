// What a press of a key or of the pointer ends, and what is remembered of it.

import { expect, test, vi } from 'vitest';
import { assertive, hush, polite, say, warn } from '../../src/ui/live.ts';
import { isByKey, startPresses } from '../../src/ui/presses.ts';

test('a warning is about the last press, and ends with the next; what was said stays', () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  startPresses();
  say('Your turn.');
  warn('Needs 2, you have 1 left.');
  page.dispatchEvent(new Event('keydown'));
  expect([polite.value.text, assertive.value.text]).toEqual(['Your turn.', '']);
  expect(isByKey()).toBe(true);
  warn('Not joined to your line.');
  page.dispatchEvent(new Event('pointerdown'));
  expect(assertive.value.text).toBe('');
  expect(isByKey()).toBe(false);
  vi.unstubAllGlobals();
});

test('at another place nothing of it is left, and what is said twice is told twice', () => {
  say('Your turn.');
  warn('Needs 2, you have 1 left.');
  hush();
  expect([polite.value.text, assertive.value.text]).toEqual(['', '']);
  const { number } = polite.value;
  hush();
  expect(polite.value.number).toBe(number);
  say('Your turn.');
  expect(polite.value.number).toBeGreaterThan(number);
});
