// The authority's line to the bots: a worker that is started on demand, asked with a deadline, and replaced when it hangs.

import type { FromBots, ToBots } from './bot-protocol.ts';

/** The part of a worker that is used here; tests bring their own. */
export type BotPort = {
  postMessage(message: ToBots): void;
  addEventListener(kind: 'message', listener: (event: MessageEvent<FromBots>) => void): void;
  addEventListener(kind: 'error', listener: (event: ErrorEvent) => void): void;
  terminate(): void;
};

/** `failed`: this bot threw or was silent for too long. `lost`: the worker went down because of another one; ask again. */
export type Decision =
  | { readonly kind: 'action'; readonly action: unknown }
  | { readonly kind: 'failed' }
  | { readonly kind: 'lost' };

export type BotLink = {
  /** Sits down, listens or leaves; nothing is answered. */
  tell(message: Exclude<ToBots, { tell: 'decide' }>): void;
  decide(key: string, view: unknown): Promise<Decision>;
  /** Called after the worker was replaced: everybody has to sit down again. */
  onRestart(listener: () => void): () => void;
};

export function botLink(start: () => BotPort, deadline: number): BotLink {
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

  function open(): BotPort {
    if (port) return port;
    const opened = start();
    opened.addEventListener('message', ({ data }) =>
      settle(data.number, 'action' in data ? { kind: 'action', action: data.action } : { kind: 'failed' }),
    );
    opened.addEventListener('error', (event) => {
      event.preventDefault();
      restart();
    });
    port = opened;
    return opened;
  }

  return {
    tell: (message) => open().postMessage(message),
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
