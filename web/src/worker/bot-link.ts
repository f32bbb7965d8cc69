// The authority's line to the bots: a worker that is started on demand, asked with a deadline, and replaced when it hangs.

import type { Bots, Decision } from '@branchline/tables';
import { parseFromBots, type ToBots } from './bot-protocol.ts';

/** The part of a worker that is used here; tests bring their own. */
export type BotPort = {
  postMessage(message: ToBots): void;
  addEventListener(kind: 'message', listener: (event: MessageEvent<unknown>) => void): void;
  addEventListener(kind: 'error', listener: (event: ErrorEvent) => void): void;
  terminate(): void;
};

export function botLink(start: () => BotPort, deadline: number): Bots {
  let port: BotPort | undefined;
  let count = 0;
  const waiting = new Map<number, (decision: Decision) => void>();
  const listeners = new Set<() => void>();

  const settle = (number: number, decision: Decision): void => {
    waiting.get(number)?.(decision);
    waiting.delete(number);
  };

  function restart(culprit?: number): void {
    port?.terminate();
    port = undefined;
    for (const listener of [...listeners]) listener();
    for (const number of [...waiting.keys()]) {
      settle(number, { kind: culprit === undefined || culprit === number ? 'failed' : 'lost' });
    }
  }

  function hear(raw: unknown): void {
    const said = parseFromBots(raw);
    if (said) settle(said.number, 'action' in said ? { kind: 'action', action: said.action } : { kind: 'failed' });
  }

  function open(): BotPort {
    if (port) return port;
    const opened = start();
    opened.addEventListener('message', ({ data }) => hear(data));
    opened.addEventListener('error', (event) => {
      event.preventDefault();
      restart();
    });
    port = opened;
    return opened;
  }

  return {
    sit: (sitting) => open().postMessage({ tell: 'sit', sitting }),
    observe: (key, update) => open().postMessage({ tell: 'observe', key, update }),
    leave: (key) => port?.postMessage({ tell: 'leave', key }),
    decide: (key, view) =>
      new Promise((resolve) => {
        const number = ++count;
        const timer = setTimeout(() => restart(number), deadline);
        waiting.set(number, (decision) => {
          clearTimeout(timer);
          resolve(decision);
        });
        open().postMessage({ tell: 'decide', key, number, view });
      }),
    onRestart(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
