// A replay: any position, from allowed viewpoints, stepped or played.

import '../support/browser.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openReplay, type OpenReplay } from '../../src/table/open-replay.ts';
import type { Link } from '../../src/link/link.ts';
import type { Ask, ReplayOpened } from '@branchline/protocol';

const opened: ReplayOpened = {
  id: 'game',
  game: 'counting',
  spec: { seats: 2 },
  seats: [
    { name: 'Ana', kind: 'human' },
    { name: 'Tom', kind: 'bot:quick' },
  ],
  commitment: 'c',
  over: true,
  takebacks: 0,
  moves: 5,
  eyes: ['spectator', 0, 1],
  entries: Array.from({ length: 5 }, (_, index) => ({ sequence: index + 1, by: index % 2, events: [] })),
};

type At = Ask<'at'>;

/** Answers with a view that says who looks where; `delay` lets a later question overtake an earlier one. */
function fakeLink(changes: Partial<ReplayOpened> = {}, delay: (ask: At) => number = () => 0): Link {
  const ask = async (call: string, question: unknown): Promise<unknown> => {
    if (call === 'replay') return { ...opened, ...changes };
    const at = question as At;
    await new Promise((resolve) => setTimeout(resolve, delay(at)));
    return { view: { at: at.sequence, who: at.who }, open: [] };
  };
  return { ask, onPush: () => () => {} };
}

async function open(link: Link, move?: number): Promise<OpenReplay> {
  const opening = openReplay('game', { move, link });
  await vi.advanceTimersByTimeAsync(0);
  const replay = await opening;
  if ('problem' in replay) throw new Error(replay.problem);
  return replay;
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('it begins where the address says, within the game, with everybody’s eyes once it is over', async () => {
  const replay = await open(fakeLink(), 99);
  expect(replay.at.value).toBe(5);
  expect(replay.eyes.value).toBe('all');
  expect(replay.view.value).toEqual({ at: 5, who: 'spectator' });
  expect((await open(fakeLink({ over: false }))).eyes.value).toBe(0);
  expect((await open(fakeLink({ over: false, eyes: ['spectator'] }))).eyes.value).toBe('spectator');
});

test('steps add up even while the first is still on its way', async () => {
  const replay = await open(
    fakeLink({}, ({ sequence }) => (sequence === 1 ? 50 : 0)),
    0,
  );
  replay.step(1);
  replay.step(1);
  await pass(100);
  expect(replay.at.value).toBe(2);
  expect(replay.entries.value).toHaveLength(2);
  replay.step(-9);
  await pass(0);
  expect(replay.at.value).toBe(0);
});

test('played, it runs to the end and stops there; from the end it begins anew', async () => {
  const replay = await open(fakeLink(), 3);
  replay.play();
  expect(replay.playing.value).toBe(true);
  await pass(910);
  expect(replay.at.value).toBe(4);
  await pass(1820);
  expect(replay.at.value).toBe(5);
  expect(replay.playing.value).toBe(false);
  replay.play();
  await pass(0);
  expect(replay.at.value).toBe(0);
  replay.pause();
  await pass(5000);
  expect(replay.at.value).toBe(0);
});

test('other eyes see the same move', async () => {
  const replay = await open(fakeLink(), 2);
  replay.look(1);
  await pass(0);
  expect(replay.view.value).toEqual({ at: 2, who: 1 });
});
