// The games of the server: one that began before an update goes on as it began.

import { PUBLISHED } from '@branchline/trains-of-europe';
import { expect, test } from 'vitest';
import { games } from '../src/games.ts';

test.each(PUBLISHED)('a table of Trains of Europe with content $version is played with it', async ({ hash }) => {
  const playable = await games('trains-of-europe');
  expect(playable?.game.configure({ seats: 2, boardHash: hash })).toMatchObject({
    ok: true,
    value: { boardHash: hash },
  });
});
