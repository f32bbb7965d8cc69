// What people at a table say: in order, each line once, and nothing of those whom one has muted.

import '../support/browser.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ChatLine } from '@branchline/protocol/online';
import type { Line } from '../../src/link/line.ts';

let stored: readonly ChatLine[] = [];
vi.mock('../../src/online/state/api.ts', () => ({ fetchChat: async () => stored }));
const { RoomChat } = await import('../../src/online/state/room-chat.ts');

const line = (number: number, seat: number): ChatLine => ({ number, at: number, seat, text: `line ${number}` });

function chatOver(): { chat: InstanceType<typeof RoomChat>; said: unknown[]; numbers: () => number[] } {
  const said: unknown[] = [];
  const chat = new RoomChat('t', { send: (message: unknown) => (said.push(message), true) } as unknown as Line);
  return { chat, said, numbers: () => chat.lines.value.map(({ number }) => number) };
}

beforeEach(() => {
  stored = [];
});

test('each line is shown once and in order, whichever way it came', () => {
  const { chat, numbers } = chatOver();
  chat.hear([line(3, 0), line(1, 1)]);
  chat.hear([line(2, 0), line(3, 0)]);
  expect(numbers()).toEqual([1, 2, 3]);
});

test('whoever is muted is hidden at once; heard again, what was said meanwhile is fetched', async () => {
  const { chat, said, numbers } = chatOver();
  chat.hear([line(1, 0), line(2, 1)]);
  chat.mute(1, true);
  expect(said).toEqual([{ mute: { seat: 1, muted: true } }]);
  chat.hearMuted([1]);
  expect(numbers()).toEqual([1]);
  chat.hear([line(4, 0)]);
  stored = [line(1, 0), line(2, 1), line(3, 1), line(4, 0)];
  chat.mute(1, false);
  chat.hearMuted([]);
  await vi.waitFor(() => expect(numbers()).toEqual([1, 2, 3, 4]));
});
