// Which tab holds a game: one does, the others follow, inherit or take over.

import { afterEach, expect, test, vi } from 'vitest';
import { leaseOf } from '../../src/worker/lease.ts';

type Holding = (lock: object | null) => Promise<void> | undefined;
type Options = { readonly ifAvailable?: boolean; readonly steal?: boolean; readonly signal?: AbortSignal };
type Request = { readonly hold: Holding; readonly end: () => void; readonly fail: (why: Error) => void };

/** One lock, as Web Locks hand it out. */
function fakeLocks() {
  let held: Request | undefined;
  const queue: Request[] = [];
  const next = (): void => {
    held = queue.shift();
    if (held) give(held);
  };
  const give = (request: Request): void => {
    held = request;
    void Promise.resolve(request.hold({})).then(() => {
      request.end();
      if (held === request) next();
    });
  };
  return {
    waiting: () => queue.length,
    request: (_: string, options: Options, hold: Holding): Promise<void> =>
      new Promise((end, fail) => {
        const request = { hold, end, fail };
        // Web Locks never call back before the request has returned.
        queueMicrotask(() => {
          if (options.steal) {
            held?.fail(new Error('stolen'));
            give(request);
          } else if (!held) give(request);
          else if (options.ifAvailable) void Promise.resolve(hold(null)).then(end);
          else {
            queue.push(request);
            options.signal?.addEventListener('abort', () => {
              const at = queue.indexOf(request);
              if (at >= 0) queue.splice(at, 1);
              fail(new Error('aborted'));
            });
          }
        });
      }),
  };
}

const withLocks = (locks: unknown): void => {
  vi.stubGlobal('navigator', locks === undefined ? {} : { locks });
};
afterEach(() => void vi.unstubAllGlobals());

test('the first tab holds the game, a second one follows and inherits it when the first lets go', async () => {
  withLocks(fakeLocks());
  const [told, toldOther] = [vi.fn(), vi.fn()];
  const first = await leaseOf('g', told);
  const second = await leaseOf('g', toldOther);
  expect([first.role(), second.role()]).toEqual(['host', 'follower']);
  first.release();
  await expect.poll(() => second.role()).toBe('host');
  expect(toldOther.mock.calls).toEqual([['host']]);
  // A process that has released it gets no more messages.
  expect(told).not.toHaveBeenCalled();
});

test('a tab that takes the game makes the other one follow, which gets it back in its turn', async () => {
  withLocks(fakeLocks());
  const [told, toldOther] = [vi.fn(), vi.fn()];
  const first = await leaseOf('g', told);
  const second = await leaseOf('g', toldOther);
  second.take();
  await expect.poll(() => [first.role(), second.role()]).toEqual(['follower', 'host']);
  expect(told.mock.calls).toEqual([['follower']]);
  expect(toldOther.mock.calls).toEqual([['host']]);
  second.release();
  await expect.poll(() => first.role()).toBe('host');
  expect(told.mock.calls).toEqual([['follower'], ['host']]);
});

test('whoever leaves while it waits does not wait any longer', async () => {
  const locks = fakeLocks();
  withLocks(locks);
  const first = await leaseOf('g', vi.fn());
  const told = vi.fn();
  const second = await leaseOf('g', told);
  await expect.poll(() => locks.waiting()).toBe(1);
  second.release();
  expect(locks.waiting()).toBe(0);
  first.release();
  await new Promise((resolve) => setTimeout(resolve));
  expect(told).not.toHaveBeenCalled();
  expect(second.role()).toBe('follower');
});

test('without locks every tab holds the game, and a request that fails outright keeps no table from opening', async () => {
  withLocks(undefined);
  expect((await leaseOf('g', vi.fn())).role()).toBe('host');
  let asked = 0;
  withLocks({ request: () => (asked++ === 0 ? Promise.reject(new Error('no locks here')) : new Promise(() => {})) });
  expect((await leaseOf('g', vi.fn())).role()).toBe('follower');
  expect(asked).toBe(2);
});
