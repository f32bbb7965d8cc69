// The line to the bots: failures and silence are noticed, bystanders are asked again.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { botLink, type BotPort } from '../../src/worker/bot-link.ts';
import type { FromBots, ToBots } from '../../src/worker/bot-protocol.ts';

type Port = BotPort & { dead: boolean; break(): void };

/** A worker that answers as told. */
function port(answer: (message: ToBots) => FromBots | undefined): Port {
  let heard: (event: MessageEvent<FromBots>) => void = () => {};
  let broken: (event: ErrorEvent) => void = () => {};
  const made: Port = {
    dead: false,
    break: () => broken({ preventDefault() {} } as ErrorEvent),
    addEventListener(kind: string, listener: (event: never) => void) {
      if (kind === 'message') heard = listener as typeof heard;
      else broken = listener as typeof broken;
    },
    postMessage(message) {
      const reply = answer(message);
      if (reply) queueMicrotask(() => heard({ data: reply } as MessageEvent<FromBots>));
    },
    terminate() {
      made.dead = true;
    },
  };
  return made;
}

const decideNumber = (message: ToBots): number => (message.tell === 'decide' ? message.number : 0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an answer is passed on', async () => {
  const link = botLink(
    () => port((m) => (m.tell === 'decide' ? { number: m.number, action: { do: 'end-turn' } } : undefined)),
    1000,
  );
  expect(await link.decide('a', {})).toEqual({ kind: 'action', action: { do: 'end-turn' } });
});

test('a bot that fails is reported as failed', async () => {
  const link = botLink(() => port((m) => ({ number: decideNumber(m), failure: 'oops' })), 1000);
  expect(await link.decide('a', {})).toEqual({ kind: 'failed' });
});

test('a silent bot fails after the deadline, its worker is replaced and the others are asked again', async () => {
  const ports: Port[] = [];
  const link = botLink(() => {
    const next = port(() => undefined);
    ports.push(next);
    return next;
  }, 1000);
  const restarted = vi.fn();
  link.onRestart(restarted);
  const slow = link.decide('a', {});
  await vi.advanceTimersByTimeAsync(500);
  const bystander = link.decide('b', {});
  await vi.advanceTimersByTimeAsync(600);
  expect(await slow).toEqual({ kind: 'failed' });
  expect(await bystander).toEqual({ kind: 'lost' });
  expect(ports[0]!.dead).toBe(true);
  expect(restarted).toHaveBeenCalledOnce();
});

test('a worker that breaks fails everybody who waits', async () => {
  let made: Port | undefined;
  const link = botLink(() => (made = port(() => undefined)), 1000);
  const waiting = link.decide('a', {});
  made!.break();
  expect(await waiting).toEqual({ kind: 'failed' });
});
