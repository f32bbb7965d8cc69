// The line to the adviser: a worker that is started with the first question.

import * as v from 'valibot';
import type { Explanation } from '../play/hint/explain.ts';
import type { Question } from '../play/hint/questions.ts';

const url = (): URL =>
  new URL(import.meta.env.DEV ? './src/games/trains-of-europe/play/hint/worker.ts' : './adviser.js', document.baseURI);

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, (explanation: Explanation | undefined) => void>();

const shape = v.object({ seat: v.number(), chosen: v.object({}), alternatives: v.array(v.object({})) });
const explained = v.custom<Explanation>((raw) => v.is(shape, raw));
/** An explanation that makes no sense counts as none: the caller stops waiting. */
const answer = v.object({ number: v.number(), explanation: v.fallback(v.optional(explained), undefined) });

function settle(number: number, explanation?: Explanation): void {
  waiting.get(number)?.(explanation);
  waiting.delete(number);
}

function open(): Worker {
  if (worker) return worker;
  const opened = new Worker(url(), { type: 'module', name: 'adviser' });
  opened.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { success, output } = v.safeParse(answer, data);
    if (success) settle(output.number, output.explanation);
  });
  opened.addEventListener('error', (event) => {
    event.preventDefault();
    worker = undefined; // the next question starts another one
    for (const number of [...waiting.keys()]) settle(number);
  });
  worker = opened;
  return opened;
}

/** Nothing if there is nothing to say. */
export const askAdviser = (question: Omit<Question, 'number'>): Promise<Explanation | undefined> =>
  new Promise((resolve) => {
    const number = ++asked;
    waiting.set(number, resolve);
    open().postMessage({ ...question, number } satisfies Question);
  });
