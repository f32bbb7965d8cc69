// A bot sits down with everything its game needs, also where that began with an earlier content. Tested in a process of its own,
// for what was fetched stays.

import { contentByHash, PUBLISHED, trainsOfEurope } from '@branchline/trains-of-europe';
import { expect, test } from 'vitest';
import { seatBot } from '../../src/worker/seat-bot.ts';

test('the thread of a bot fetches the earlier content that its game is played with', async () => {
  const { hash } = PUBLISHED.at(-1)!;
  const configured = trainsOfEurope.configure({ seats: 2 });
  if (!configured.ok) throw new Error(configured.error.code);
  const config = { ...configured.value, boardHash: hash };
  expect(contentByHash(hash)).toBeUndefined();
  const sitting = { key: 'a', game: 'trains-of-europe', bot: 'conductor', config, seat: 0, seed: 1, past: [] };
  expect(await seatBot(sitting)).toBeDefined();
  expect(contentByHash(hash)).toBeDefined();
});
