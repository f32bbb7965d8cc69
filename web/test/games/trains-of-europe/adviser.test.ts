// The channel to the adviser: every caller is answered, whatever the worker says.

import '../../support/browser.ts';
import { expect, test } from 'vitest';
import { FakeWorker } from '../../support/fake-worker.ts';
import { askAdviser } from '../../../src/games/trains-of-europe/state/adviser.ts';

Object.assign(document, { baseURI: 'https://branchline.test/' });

const ask = () => askAdviser({ view: {} as never, seat: 0 });
const EXPLANATION = { seat: 0, chosen: {}, alternatives: [{}], isBest: true };

test('an answer goes to whoever asked for it; what makes no sense is not heard, or says nothing', async () => {
  const first = ask();
  const second = ask();
  const adviser = FakeWorker.latest();
  for (const odd of [null, 7, {}, { number: '1' }]) adviser.say(odd);
  adviser.say({ number: 2, explanation: EXPLANATION });
  adviser.say({ number: 1, explanation: { chosen: null } });
  expect(await second).toEqual(EXPLANATION);
  expect(await first).toBeUndefined();
});

test('a worker that breaks has nothing to say, and the next question starts another one', async () => {
  const waiting = ask();
  FakeWorker.latest().breakDown();
  expect(await waiting).toBeUndefined();
  const again = ask();
  expect(FakeWorker.all).toHaveLength(2);
  FakeWorker.latest().say({ number: 4 });
  expect(await again).toBeUndefined();
});
