// Pauses between two things that are shown, and what ends them early.

import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { waitUnless } from '../../src/table/pace.ts';

const LONG = 1_000_000;

test('a pause that is running ends when somebody cannot wait', async () => {
  const hurried = signal(false);
  const shown: string[] = [];
  const pause = waitUnless(LONG, hurried).then(() => shown.push('after'));
  await Promise.resolve();
  expect(shown).toEqual([]);
  hurried.value = true;
  await pause;
  expect(shown).toEqual(['after']);
});

test('a pause does not even begin where somebody already cannot wait, and a short one ends by itself', async () => {
  await waitUnless(LONG, signal(true));
  await waitUnless(0, signal(false));
});
