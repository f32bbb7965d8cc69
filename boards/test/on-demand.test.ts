// Boards that come one by one are the same boards.

import { expect, test } from 'vitest';
import { BOARD_IDS, boardById } from '../src/index.ts';
import { boardById as loaded, loadBoard } from '../src/on-demand.ts';

test.each(BOARD_IDS)('%s is there once it has been loaded, and is the board that everybody knows', async (id) => {
  expect(loaded(id)).toBeUndefined();
  await loadBoard(id);
  expect(loaded(id)).toEqual(boardById(id));
  const first = loaded(id);
  await loadBoard(id);
  expect(loaded(id)).toBe(first);
});

test('an id that no board has is left alone', async () => {
  for (const id of ['atlantis', '__proto__', '']) {
    await loadBoard(id);
    expect(loaded(id)).toBeUndefined();
  }
});
