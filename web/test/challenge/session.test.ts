// A challenge on the screen: its games are looked after, and the bot plays the rounds that the person has finished.

import 'fake-indexeddb/auto';
import '../support/browser.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { changeChallenge, newChallenge, type KeptChallenge } from '../../src/challenge/state/kept.ts';
import { openSession, YARDSTICK } from '../../src/challenge/state/session.ts';

type Asked = { readonly call: string; readonly ask: Record<string, unknown> };
const device = vi.hoisted(() => ({ asked: [] as Asked[], answer: (asked: Asked): unknown => asked }));

vi.mock('../../src/challenge/state/ask.ts', () => ({
  askChallenge: async (call: string, ask: Record<string, unknown>) => {
    device.asked.push({ call, ask });
    await new Promise((resolve) => setTimeout(resolve)); // as from another thread
    return device.answer({ call, ask });
  },
}));
vi.mock('../../src/table/game-link.ts', () => ({ packGame: async (file: string) => `packed ${file}` }));

const SETUP: KeptChallenge['setup'] = {
  ...{ game: 'trans-europa', spec: { seats: 2 }, seat: 0, deals: 2, iterations: 400 },
  seats: [
    { name: '', kind: 'human' },
    { name: 'Ruth', kind: 'bot:engineer' },
  ],
};
const CHALLENGE = { setup: SETUP, sealed: 'a'.repeat(64) };
const WON = { points: [0, -4] };
const PAR = { points: [0, -6] };
const botName = (): string => 'Director';

let ids = 0;
/** A challenge as it is kept, with these games begun. */
async function kept(attempts: KeptChallenge['attempts'] = [[], []]): Promise<string> {
  const id = `c${++ids}`;
  const fresh = newChallenge(id, CHALLENGE, { created: 0, tag: 't' });
  await changeChallenge(id, () => ({ ...fresh, attempts }));
  return id;
}

const calls = (call: string): readonly Asked['ask'][] =>
  device.asked.filter((each) => each.call === call).map(({ ask }) => ask);

async function opened(id: string) {
  const session = await openSession(id, botName);
  if (!session) throw new Error('the challenge is kept');
  return session;
}

beforeEach(() => {
  device.asked.length = 0;
  device.answer = ({ call }) => {
    if (call === 'outcome') return { result: null, over: false };
    return call === 'deal' ? { id: 'new game' } : { problem: 'failed' };
  };
});

test('a challenge that is not kept here is not opened', async () => {
  expect(await openSession('unknown', botName)).toBeUndefined();
});

test('a game that has ended meanwhile has its result, and the bot plays that round alone', async () => {
  const id = await kept([[], [{ game: 'g' }]]);
  let said = 0;
  device.answer = ({ call }) => {
    if (call === 'outcome') return { result: WON, over: true };
    return ++said === 1 ? { moves: 12 } : { result: PAR, file: 'file' };
  };
  const session = await opened(id);
  await expect.poll(() => session.kept.value.pars[1]).not.toBeNull();
  expect(session.kept.value.attempts).toEqual([[], [{ game: 'g', result: WON }]]);
  expect(session.kept.value.pars).toEqual([null, { result: PAR, code: 'packed file' }]);
  const as = { name: 'Director', kind: YARDSTICK };
  expect(calls('par')).toEqual([
    { challenge: CHALLENGE, deal: 1, as },
    { challenge: CHALLENGE, deal: 1, as },
  ]);
  await expect.poll(() => session.playing.value).toBeUndefined();
  expect(session.failed.value).toBe(false);
  // What was worked out is kept: the next time nothing is asked for.
  device.asked.length = 0;
  expect((await opened(id)).kept.value).toEqual(session.kept.value);
  expect(device.asked).toEqual([]);
});

test('a bot that cannot play, or whose answer does not come, is told as such', async () => {
  for (const answer of [
    () => ({ problem: 'failed' }),
    () => {
      throw new Error('the authority cannot start');
    },
  ]) {
    device.answer = answer;
    const session = await opened(await kept([[{ game: 'g', result: WON }], []]));
    await expect.poll(() => session.failed.value).toBe(true);
    expect(session.playing.value).toBeUndefined();
    expect(session.kept.value.pars).toEqual([null, null]);
  }
});

test('whoever has left is told nothing more, and the bot is asked nothing more', async () => {
  device.answer = () => ({ moves: 1 });
  const session = await opened(await kept([[{ game: 'g', result: WON }], []]));
  await expect.poll(() => session.playing.value).toEqual({ deal: 0, moves: 1 });
  session.close();
  await expect.poll(() => session.playing.value).toBeUndefined();
  expect(session.failed.value).toBe(false);
  const asked = device.asked.length;
  await new Promise((resolve) => setTimeout(resolve));
  expect(device.asked).toHaveLength(asked);
});

test('a round is begun once: a second start goes on with the first, unless that game is gone', async () => {
  const session = await opened(await kept());
  expect(await session.play(0)).toBe('new game');
  expect(session.kept.value.attempts).toEqual([[{ game: 'new game' }], []]);
  expect(await session.play(0)).toBe('new game');
  expect(calls('deal')).toHaveLength(1);
  device.answer = ({ call }) => (call === 'outcome' ? null : { id: 'another game' });
  expect(await session.play(0)).toBe('another game');
  expect(session.kept.value.attempts[0]).toEqual([{ game: 'new game' }, { game: 'another game' }]);
});

test('a round whose game is out of reach is not begun a second time', async () => {
  device.answer = ({ call }) => {
    if (call === 'outcome') throw new Error('the game is out of reach');
    return { id: 'new game' };
  };
  const session = await opened(await kept([[{ game: 'first' }], []]));
  expect(await session.play(0)).toBe('first');
  expect(calls('deal')).toEqual([]);
});

test('a round that cannot be dealt begins no game', async () => {
  const session = await opened(await kept());
  device.answer = () => ({ problem: 'forged' });
  expect(await session.play(0)).toBeUndefined();
  expect(session.kept.value.attempts).toEqual([[], []]);
});
