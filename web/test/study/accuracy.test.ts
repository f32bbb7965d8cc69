// The accuracy of reviewed games, kept for the list of games.

import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { forgetAccuracy, keepAccuracy, keptAccuracies } from '../../src/study/accuracy.ts';
import { keepResult } from '../../src/study/kept.ts';

test('kept by game and seat, read all at once, forgotten with the game', async () => {
  await keepAccuracy('first', [0.9, undefined]);
  await keepAccuracy('second', [0.5, 0.75]);
  await keepResult('review/2/first', { accuracy: [1] });
  expect(await keptAccuracies()).toEqual(
    new Map([
      ['first', [0.9, undefined]],
      ['second', [0.5, 0.75]],
    ]),
  );
  await forgetAccuracy('first');
  expect([...(await keptAccuracies()).keys()]).toEqual(['second']);
});

test('what makes no sense is as good as not there', async () => {
  await keepResult('accuracy/1/broken', 'much');
  expect([...(await keptAccuracies()).keys()]).not.toContain('broken');
});
