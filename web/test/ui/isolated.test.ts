// Names keep their direction to themselves.

import { expect, test } from 'vitest';
import { isolated } from '../../src/ui/isolated.ts';

test('names that turn the direction of a sentence are isolated, others stay as they are', () => {
  expect(isolated('Zoë')).toBe('Zoë');
  expect(isolated('דנה')).toBe('\u2068דנה\u2069');
  // A sign that would turn the rest of the line around.
  expect(isolated('Ada\u202e')).toBe('\u2068Ada\u202e\u2069');
});
