// The line to the authority of this device, a worker: started with the first question, every answer judged.

import { parseAnswer, parseFromAuthority, PROTOCOL_VERSION } from '@branchline/protocol';
import type { AnswerTo, CallName, TablePush } from '@branchline/protocol';
import type { Link } from './link.ts';

/** The part of a worker that is used here; tests bring their own. */
export type AuthorityPort = {
  postMessage(message: unknown): void;
  terminate(): void;
  addEventListener(kind: 'message', listener: (event: MessageEvent<unknown>) => void): void;
  addEventListener(kind: 'error', listener: (event: ErrorEvent) => void): void;
};

type Waiting = {
  readonly call: CallName;
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
};

export function workerLink(start: () => AuthorityPort): Link {
  let port: AuthorityPort | undefined;
  let hasSpoken = false;
  let count = 0;
  const waiting = new Map<number, Waiting>();
  const listeners = new Set<(push: TablePush) => void>();

  function settle(number: number, said: { readonly answer: unknown } | { readonly error: string }): void {
    const asked = waiting.get(number);
    waiting.delete(number);
    if (!asked) return;
    if ('error' in said) return asked.reject(new Error(said.error));
    const answer = parseAnswer(asked.call, said.answer);
    if (answer === undefined) asked.reject(new Error(`the answer to ${asked.call} cannot be understood`));
    else asked.resolve(answer as never);
  }

  function receive(raw: unknown): void {
    hasSpoken = true;
    const said = parseFromAuthority(raw);
    if (!said) return;
    if (!('push' in said)) return settle(said.number, said);
    for (const listener of [...listeners]) listener(said);
  }

  function fail(message: string): void {
    for (const { reject } of waiting.values()) reject(new Error(message || 'the authority cannot start'));
    waiting.clear();
    // One that has spoken lives on with its tables. One that never did will not: the next question starts another.
    if (hasSpoken) return;
    port?.terminate();
    port = undefined;
  }

  function open(): AuthorityPort {
    if (port) return port;
    port = start();
    port.addEventListener('message', ({ data }) => receive(data));
    port.addEventListener('error', (event) => fail(event.message));
    return port;
  }

  return {
    ask: (call, question) =>
      new Promise<AnswerTo<typeof call>>((resolve, reject) => {
        const number = ++count;
        waiting.set(number, { call, resolve: resolve, reject });
        open().postMessage({ version: PROTOCOL_VERSION, number, call, ask: question });
      }),
    onPush(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
