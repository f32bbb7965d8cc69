// The line to a table of a server: it heals itself, misses nothing, and a move counts once however often it was said.

import '../support/browser.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TablePush, Update } from '@branchline/protocol';
import type { ToPage } from '@branchline/protocol/online';
import { openLine, type Line } from '../../src/link/line.ts';
import { socketLink, type SocketLink } from '../../src/link/socket-link.ts';
import { FakeSocket } from '../support/fake-socket.ts';

const SUBMISSION = '00000000-0000-4000-8000-000000000001';
const SEATS = [
  { name: 'Ana', kind: 'human' },
  { name: 'Ben', kind: 'human' },
];

let online = true;
let events = new EventTarget();
let page = Object.assign(new EventTarget(), { visibilityState: 'visible' });

beforeEach(() => {
  vi.useFakeTimers();
  online = true;
  events = new EventTarget();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  FakeSocket.all.length = 0;
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('navigator', {
    get onLine() {
      return online;
    },
  });
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const TABLE = { id: 'game', game: 'counting', spec: { seats: 2 }, seats: SEATS, commitment: 'c' };

/** The table is open: what answers the first question of every connection. */
const welcome = (sequence: number, more: object = {}): ToPage => ({
  number: 0,
  answer: {
    ...{ ...TABLE, who: 0, state: 'running', sequence, role: 'host', eyes: ['spectator', 0] },
    ...{ view: { count: sequence }, turn: { kind: 'seats', seats: [0] }, history: [], pending: [], ...more },
  },
});
const pushed = (update: Update): ToPage => ({ push: 'update', id: 'game', update });
const update = (sequence: number, by: number | 'chance' = 1): ToPage =>
  pushed({
    ...{ sequence, by, events: [{ kind: 'moved' }], view: { count: sequence } },
    turn: { kind: 'seats', seats: [0] },
  });

function connect(bookmark?: number): { line: Line; link: SocketLink; pushes: TablePush[]; marks: number[] } {
  const pushes: TablePush[] = [];
  const marks: number[] = [];
  const line = openLine({
    url: 'ws://table',
    open: () => {
      const { since, history } = link.wish();
      return {
        id: 'game',
        ...(since === undefined ? {} : { since }),
        ...(history ? { wants: ['history'] as const } : {}),
      };
    },
    onVoid: () => link.forget(),
  });
  const link: SocketLink = socketLink({
    line,
    card: () => TABLE,
    bookmark: () => bookmark,
    onBookmark: (sequence) => marks.push(sequence),
    advise: async (seat, view) => ({ action: { do: `advice for ${seat} at ${JSON.stringify(view)}` } }),
  });
  link.onPush((push) => pushes.push(push));
  return { line, link, pushes, marks };
}

/** What was asked so far, by its call. */
const asked = (call: string, socket = FakeSocket.latest()) =>
  socket.heard.flatMap((said) => (said['call'] === call ? [said['ask']] : []));
const hello = () => asked('open')[0];
const submits = () => asked('submit');
/** Answers the latest question of this kind. */
const reply = (call: string, answer: object): ToPage => {
  const number = FakeSocket.latest().heard.findLast((said) => said['call'] === call)!['number'] as number;
  return 'error' in answer ? ({ number, ...answer } as ToPage) : { number, answer };
};
const wish = { id: 'game', seat: 0, action: { do: 'move' }, after: 3, submission: SUBMISSION };

test('a table opens with its position, its history and what has happened since, through its own eyes only', async () => {
  const { link } = connect(2);
  const opening = link.ask('open', { id: 'game' });
  FakeSocket.latest().accept();
  expect(hello()).toEqual({ id: 'game', since: 2, wants: ['history'] });
  const history = [{ sequence: 1, by: 'chance' as const, events: [] }];
  FakeSocket.latest().say(welcome(2, { history })).say(update(3));
  const opened = await opening;
  expect(opened).toMatchObject({ who: 0, sequence: 2, history, eyes: ['spectator', 0], seats: SEATS });
  expect('pending' in opened && opened.pending.map(({ sequence }) => sequence)).toEqual([3]);
});

test('what happens after the opening is told once, in order, and not again after a break', async () => {
  const { link, pushes, line } = connect();
  FakeSocket.latest().accept().say(welcome(3));
  await link.ask('open', { id: 'game' });
  FakeSocket.latest().say(update(4)).say(update(4));
  FakeSocket.latest().break();
  expect(line.state.value).toBe('lost');
  await vi.advanceTimersByTimeAsync(500);
  FakeSocket.latest().accept();
  expect(hello()).toEqual({ id: 'game', since: 4 });
  FakeSocket.latest().say(welcome(4)).say(update(5));
  expect(pushes.map((push) => push.push === 'update' && push.update.sequence)).toEqual([4, 5]);
  expect(line.state.value).toBe('open');
});

test('a hint is asked of this device, from what the seat sees now', async () => {
  const { link } = connect();
  FakeSocket.latest().accept().say(welcome(3)).say(update(4));
  await link.ask('open', { id: 'game' });
  expect(await link.ask('hint', { id: 'game', seat: 0 })).toEqual({ action: { do: 'advice for 0 at {"count":4}' } });
});

test('where something is missing, the line is made anew and the gap asked for', async () => {
  const { link } = connect();
  FakeSocket.latest().accept().say(welcome(3));
  await link.ask('open', { id: 'game' });
  FakeSocket.latest().say(update(6));
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.latest().accept();
  expect(hello()).toMatchObject({ since: 3 });
});

test('a move that was said before the line broke is said again with its same id, and answered once', async () => {
  const { link } = connect();
  FakeSocket.latest().accept().say(welcome(3));
  const answered = link.ask('submit', wish);
  expect(submits()).toMatchObject([{ submission: SUBMISSION, after: 3, action: { do: 'move' } }]);
  expect(link.moves.state.value).toBe('sent');
  FakeSocket.latest().break();
  expect(link.moves.state.value).toBe('kept');
  await vi.advanceTimersByTimeAsync(500);
  FakeSocket.latest().accept();
  expect(submits()).toEqual([]);
  FakeSocket.latest().say(welcome(3));
  expect(submits()).toMatchObject([{ submission: SUBMISSION }]);
  FakeSocket.latest().say(reply('submit', { ok: true, sequence: 4 }));
  expect(await answered).toEqual({ ok: true, sequence: 4 });
  expect(link.moves.state.value).toBe('none');
});

test('a move made without a line is kept and goes out with the next welcome', async () => {
  const { link } = connect();
  FakeSocket.latest().accept().say(welcome(3));
  online = false;
  events.dispatchEvent(new Event('offline'));
  const answered = link.ask('submit', wish);
  expect(link.moves.state.value).toBe('kept');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(1); // nothing is tried without a network
  online = true;
  events.dispatchEvent(new Event('online'));
  FakeSocket.latest().accept().say(welcome(3));
  FakeSocket.latest().say(reply('submit', { ok: false, reason: 'stale' }));
  expect(await answered).toEqual({ ok: false, reason: 'stale' });
  expect(link.moves.refused.value).toBe('stale');
});

test('a server that cannot store just now is asked again with the same id', async () => {
  const { link } = connect();
  FakeSocket.latest().accept().say(welcome(3));
  const answered = link.ask('submit', wish);
  FakeSocket.latest().say(reply('submit', { ok: false, reason: 'not-stored', why: 'full' }));
  await vi.advanceTimersByTimeAsync(2000);
  expect(submits()).toHaveLength(2);
  FakeSocket.latest().say(reply('submit', { ok: true, sequence: 4 }));
  expect(await answered).toMatchObject({ ok: true });
});

test('an answer that does not come means that the line is dead', async () => {
  const { link } = connect();
  FakeSocket.latest().accept().say(welcome(3));
  void link.ask('submit', wish);
  await vi.advanceTimersByTimeAsync(8000);
  expect(FakeSocket.all).toHaveLength(2);
});

test('a line that only looks open is found out: nothing heard for long is asked about, and no answer makes it anew', async () => {
  const { line } = connect();
  FakeSocket.latest().accept().say(welcome(3));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(FakeSocket.latest().heard.at(-1)).toMatchObject({ call: 'ping' });
  FakeSocket.latest().say(reply('ping', { ok: true }));
  await vi.advanceTimersByTimeAsync(29_000);
  expect(FakeSocket.all).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1000 + 8000);
  expect(FakeSocket.all).toHaveLength(2);
  expect(line.state.value).toBe('lost');
});

test('whoever comes back to the page after a while has the line tried at once', async () => {
  connect();
  FakeSocket.latest().accept().say(welcome(3));
  await vi.advanceTimersByTimeAsync(5000);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(FakeSocket.latest().heard.at(-1)).toMatchObject({ call: 'ping' });
  await vi.advanceTimersByTimeAsync(8000);
  expect(FakeSocket.all).toHaveLength(2);
});

test('a refusal by the rules keeps its reason', async () => {
  const { link } = connect();
  FakeSocket.latest().accept().say(welcome(3));
  const answered = link.ask('submit', wish);
  const illegal = { code: 'occupied', rule: 'RULE-1' };
  FakeSocket.latest().say(reply('submit', { ok: false, reason: 'illegal', illegal }));
  expect(await answered).toEqual({ ok: false, reason: 'illegal', illegal });
});

test('attempts grow further apart, and “try now” does not wait', async () => {
  const { line } = connect();
  FakeSocket.latest().accept().say(welcome(3));
  for (const pause of [300, 700, 1500, 3000]) {
    const before = FakeSocket.all.length;
    FakeSocket.latest().break();
    await vi.advanceTimersByTimeAsync(pause * 0.7);
    expect(FakeSocket.all).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(pause * 0.6);
    expect(FakeSocket.all).toHaveLength(before + 1);
  }
  FakeSocket.latest().break();
  const before = FakeSocket.all.length;
  line.again();
  expect(FakeSocket.all).toHaveLength(before + 1);
});

test('a table that was read anew is taken anew, whatever was known of it', async () => {
  const { link, pushes } = connect();
  FakeSocket.latest().accept().say(welcome(7));
  await link.ask('open', { id: 'game' });
  FakeSocket.latest().break(4001);
  await vi.advanceTimersByTimeAsync(0);
  FakeSocket.latest().accept();
  expect(hello()).toEqual({ id: 'game', wants: ['history'] });
  FakeSocket.latest().say(welcome(5));
  expect(pushes).toMatchObject([{ push: 'reload', look: { sequence: 5 } }]);
});

test('a server that will not have us is not asked again', async () => {
  const { line } = connect();
  FakeSocket.latest()
    .accept()
    .say({ error: { code: 'banned', message: 'The operator of this server has excluded you.' } })
    .break(1008);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(line.state.value).toBe('refused');
  expect(FakeSocket.all).toHaveLength(1);
});

test('a server that cannot look somebody up just now is asked again', async () => {
  const { line } = connect();
  FakeSocket.latest()
    .accept()
    .say({ error: { code: 'unavailable', message: 'Try again in a moment.' } })
    .break(1008);
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.latest().accept().say(welcome(3));
  expect(line.state.value).toBe('open');
});

test('the time a player took is counted from the arrival of the question', async () => {
  const { link } = connect();
  FakeSocket.latest().accept().say(welcome(3));
  await vi.advanceTimersByTimeAsync(4000);
  void link.ask('submit', wish);
  expect(submits()).toMatchObject([{ thought: 4000 }]);
});

test('how far one has watched is kept, other eyes are not to be had', async () => {
  const { link, marks } = connect();
  await link.ask('bookmark', { id: 'game', sequence: 9 });
  expect(marks).toEqual([9]);
  expect(await link.ask('look', { id: 'game', who: 1 })).toBeNull();
});

const rules = () => asked('rule');
const takeback = { id: 'game', seat: 0, kind: 'takeback', agreed: [], after: 3, submission: SUBMISSION } as const;

test('what one asks of the others is said again after a break, and answered with who has to agree', async () => {
  const { link } = connect();
  FakeSocket.latest().accept().say(welcome(3));
  const answered = link.ask('rule', takeback);
  expect(rules()).toEqual([takeback]);
  // It is no move: nothing is shown as being on its way.
  expect(link.moves.state.value).toBe('none');
  FakeSocket.latest().break();
  await vi.advanceTimersByTimeAsync(500);
  FakeSocket.latest().accept().say(welcome(3));
  expect(rules()).toHaveLength(1);
  FakeSocket.latest().say(reply('rule', { ok: true, sequence: 3, asked: [1] }));
  expect(await answered).toEqual({ ok: true, sequence: 3, asked: [1] });
});

test.each([
  [{ ok: false, reason: 'revealed' }, 'revealed'],
  [{ ok: false, reason: 'asking' }, 'asking'],
  [{ error: 'quota' }, 'too-often'],
  [{ error: 'too-many' }, 'too-often'],
] as const)(
  'a request that the server answers with %j is refused as %s, and not said again',
  async (answer, refused) => {
    const { link } = connect();
    FakeSocket.latest().accept().say(welcome(3));
    const answered = link.ask('rule', takeback);
    FakeSocket.latest().say(reply('rule', answer));
    expect(await answered).toEqual({ ok: false, reason: refused });
    await vi.advanceTimersByTimeAsync(3000);
    expect(rules()).toHaveLength(1);
  },
);

test('a move that the server could not look at just now is said again', async () => {
  const { link } = connect();
  FakeSocket.latest().accept().say(welcome(3));
  void link.ask('submit', wish);
  FakeSocket.latest().say(reply('submit', { error: 'unavailable' }));
  await vi.advanceTimersByTimeAsync(2000);
  expect(submits()).toHaveLength(2);
});

test('every question of the talk at a table is answered, and none with nothing where there is an answer', async () => {
  const { link } = connect();
  FakeSocket.latest().accept().say(welcome(3)).say(update(4));
  await link.ask('open', { id: 'game' });
  expect(await link.ask('look', { id: 'game', who: 0 })).toMatchObject({
    who: 0,
    sequence: 3,
    pending: [{ sequence: 4 }],
  });
  expect(await link.ask('look', { id: 'game', who: 1 })).toBeNull();
  expect(await link.ask('standIn', { id: 'game', seat: 0 })).toEqual({ ok: false, reason: 'several-devices' });
  for (const call of ['ping', 'leave', 'takeOver'] as const) expect(await link.ask(call, { id: 'game' })).toBeNull();
});

test('a ruling arrives as what the table decided, and as no event of the game', async () => {
  const { link, pushes } = connect();
  const ruling = { kind: 'takeback', by: 1, to: 2, moves: 1 } as const;
  FakeSocket.latest().accept().say(welcome(3));
  await link.ask('open', { id: 'game' });
  const said = {
    sequence: 4,
    by: 1,
    events: [],
    ruling,
    view: { count: 2 },
    turn: { kind: 'seats', seats: [1] },
  } as const;
  FakeSocket.latest().say(pushed(said));
  expect(pushes).toMatchObject([{ push: 'update', update: { sequence: 4, events: [], ruling } }]);
});
