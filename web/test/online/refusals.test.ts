// What a page makes of a server's limits: a sentence in the reader's language, and another try when there is room again. In a
// process of its own: it has a network and a clock that the tests set.

import '../support/browser.ts';
import { QUOTAS, type PublicTable, type QuotaReached, type ToPage } from '@branchline/protocol/online';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { de } from '../../src/online/messages/de.ts';
import { en } from '../../src/online/messages/en.ts';
import { fr } from '../../src/online/messages/fr.ts';
import { nl } from '../../src/online/messages/nl.ts';
import { pl } from '../../src/online/messages/pl.ts';

const { openLine } = await import('../../src/link/line.ts');
const { canClose } = await import('../../src/online/parts/close-table.tsx');
const { problemWords, quotaWords } = await import('../../src/online/parts/quota-words.ts');
const { makeTable, OnlineProblem } = await import('../../src/online/state/api.ts');

const WAITING: QuotaReached = { name: 'waiting-tables', by: 'guest', limit: 3, retryAfter: 60 };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a limit that is reached', () => {
  test.each(Object.entries({ de, en, fr, nl, pl }))(
    'has a sentence for everybody it is counted for: %s',
    (_, texts) => {
      const sentences = QUOTAS.flatMap((name) => Object.values(texts.quota[name]).map((words) => words(7)));
      expect(sentences.length).toBeGreaterThanOrEqual(QUOTAS.length);
      expect(new Set(sentences).size).toBe(sentences.length);
      for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*\b7\b.*\.$/u);
      expect(texts.quota.again('10 min')).toContain('10 min');
    },
  );

  test('is told with the limit and with when to try again, to the minute where it is long', () => {
    expect(quotaWords(WAITING)).toBe(
      'Too many of your tables are waiting for players (at most 3). Start or close one first. Try again in 1\u00a0min.',
    );
    expect(quotaWords({ name: 'new-guests', by: 'address', limit: 60, retryAfter: 1801 })).toContain('in 31\u00a0min.');
    // A limit that only a later server knows.
    expect(quotaWords({ name: 'trains', by: 'guest', limit: 1, retryAfter: 5 })).toBe(
      'You have reached a limit of this server. Try again in 5\u00a0s.',
    );
  });

  test('is what the server’s refusal says; everything else that goes wrong keeps its own words', async () => {
    const refuse = (status: number, error: object) =>
      vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ error }), { status }));
    vi.stubGlobal('document', { baseURI: 'http://localhost/' });
    const why = () =>
      makeTable({ game: 'g', seats: [{ kind: 'open' }] }).catch((problem: unknown) =>
        problemWords(problem, 'otherwise'),
      );
    refuse(429, { code: 'quota', message: '…', quota: WAITING });
    expect(await why()).toBe(quotaWords(WAITING));
    refuse(503, { code: 'not-stored', message: '…' });
    expect(await why()).toBe('otherwise');
    expect(problemWords(new OnlineProblem('offline'), 'otherwise')).toBe('otherwise');
  });
});

/** A socket of the browser that says what the test says. */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static readonly opened: FakeSocket[] = [];
  readyState = FakeSocket.OPEN;
  constructor() {
    super();
    FakeSocket.opened.push(this);
  }
  send(): void {}
  close(): void {}
  hear(message: ToPage): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(message) }));
  }
  end(code: number): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

describe('a line', () => {
  const opened = FakeSocket.opened;

  beforeEach(() => {
    opened.length = 0;
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('removeEventListener', () => {});
    vi.stubGlobal('document', { addEventListener() {}, removeEventListener() {}, visibilityState: 'visible' });
  });

  const line = () => openLine({ url: 'ws://localhost', open: () => ({ id: 'game' }), onVoid: () => {} });

  test('that is one too many says so, and is tried again when the server says', () => {
    const { state, quota, close } = line();
    const reached: QuotaReached = { name: 'sockets', by: 'guest', limit: 8, retryAfter: 50 };
    opened[0]!.hear({ error: { code: 'quota', message: '…', quota: reached } });
    opened[0]!.end(1008);
    expect([state.value, quota.value]).toEqual(['lost', reached]);
    vi.advanceTimersByTime(37_000);
    expect(opened).toHaveLength(1);
    while (opened.length < 2) vi.advanceTimersByTime(1000);
    const look = { who: 'spectator', sequence: 0, view: null, turn: { kind: 'over' }, history: [], pending: [] };
    const table = { id: 'game', game: 'counting', spec: { seats: 2 }, seats: [{ name: 'Ana', kind: 'human' }] };
    opened[1]!.hear({ number: 0, answer: { ...look, ...table, commitment: 'c', role: 'host', eyes: [] } });
    expect([state.value, quota.value]).toEqual(['open', undefined]);
    close();
  });

  test.each([
    ['is closed', 4002, 'table-closed'],
    ['was removed meanwhile', 1008, 'unknown-table'],
  ])('to a table that %s is not tried again', (_, code, error) => {
    const { state, close } = line();
    opened[0]!.hear({ error: { code: error, message: '…' } });
    opened[0]!.end(code);
    expect(state.value).toBe('closed');
    vi.advanceTimersByTime(600_000);
    expect(opened).toHaveLength(1);
    close();
  });
});

test.each([
  ['a table that waits', { state: 'waiting' }, true],
  ['a game with other people', { state: 'running' }, false],
  ['a game that is paused', { state: 'running', paused: 7 }, true],
  ['a game with bots alone', { state: 'running', kind: 'bot:greedy' }, true],
  ['a finished game', { state: 'over', kind: 'bot:greedy' }, false],
  ['another host’s table', { state: 'waiting', seat: 1 }, false],
] as const)('the host may close or not: %s', (_, wish, may) => {
  const { kind = 'open', ...rest } = { ...wish } as { readonly kind?: string };
  const seats = [
    { kind: 'open', taken: true },
    { kind, taken: true },
  ];
  expect(canClose({ seat: 0, hostSeat: 0, seats, ...rest } as Partial<PublicTable> as PublicTable)).toBe(may);
});
