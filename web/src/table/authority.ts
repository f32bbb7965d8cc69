// The page's line to the authority: questions with answers, and what it says unasked.

import type { CallName, Calls, FromAuthority, Push } from '../worker/protocol.ts';

type Waiting = { readonly resolve: (answer: unknown) => void; readonly reject: (error: Error) => void };

let worker: Worker | undefined;
let count = 0;
const waiting = new Map<number, Waiting>();
const listeners = new Set<(push: Push) => void>();

const url = (): URL => new URL(import.meta.env.DEV ? './src/worker/authority.ts' : './authority.js', document.baseURI);

function receive({ data }: MessageEvent<FromAuthority>): void {
  if ('push' in data) {
    for (const listener of [...listeners]) listener(data);
    return;
  }
  const asked = waiting.get(data.number);
  waiting.delete(data.number);
  if ('error' in data) asked?.reject(new Error(data.error));
  else asked?.resolve(data.answer);
}

function fail(event: ErrorEvent): void {
  for (const { reject } of waiting.values()) reject(new Error(event.message || 'the authority cannot start'));
  waiting.clear();
}

export function startAuthority(): void {
  if (worker) return;
  worker = new Worker(url(), { type: 'module', name: 'authority' });
  worker.addEventListener('message', receive);
  worker.addEventListener('error', fail);
}

export function ask<K extends CallName>(call: K, question: Calls[K]['ask']): Promise<Calls[K]['answer']> {
  startAuthority();
  return new Promise((resolve, reject) => {
    const number = ++count;
    waiting.set(number, { resolve: resolve as (answer: unknown) => void, reject });
    worker!.postMessage({ number, call, ask: question });
  });
}

export function onPush(listener: (push: Push) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Questions to the authority and what it says unasked; tests bring their own. */
export type Line = { readonly ask: typeof ask; readonly onPush: typeof onPush };

export const line: Line = { ask, onPush };
