// Lines that the operator has removed leave the screen when the chat is read again; all others stay.

import '../support/browser.ts';
import { expect, test, vi } from 'vitest';
import type { ChatLine } from '@branchline/protocol/online';
import type { Line } from '../../src/link/line.ts';

let stored: readonly ChatLine[] | Error = [];
vi.mock('../../src/online/state/api.ts', () => ({
  fetchChat: async () => {
    if (stored instanceof Error) throw stored;
    return stored;
  },
}));
const { RoomChat } = await import('../../src/online/state/room-chat.ts');

const line = (number: number): ChatLine => ({ number, at: number, text: `line ${number}` });

test('what the server has no longer is gone, what is older than its latest lines and what has just come stay', async () => {
  const chat = new RoomChat('table', {} as Line);
  const numbers = () => chat.lines.value.map(({ number }) => number);
  chat.hear([1, 2, 3, 4].map(line));
  stored = [2, 4].map(line);
  const reading = chat.catchUp();
  chat.hear([line(5)]);
  await reading;
  expect(numbers()).toEqual([1, 2, 4, 5]);
  stored = new Error('no connection');
  await chat.catchUp();
  expect(numbers()).toEqual([1, 2, 4, 5]);
  stored = [];
  await chat.catchUp();
  expect(numbers()).toEqual([]);
});
