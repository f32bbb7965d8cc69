// The common part of every study's worker: loads a game, works in small portions, and listens in between.

import { parseGameFile, verifyGame, type Game, type GameTypes, type Replay } from '@branchline/core';
import type { Reader } from './shape.ts';

/** In milliseconds: after so much work the page is told, and whatever it has asked is heard. */
const PORTION = 100;

/** Lets messages in that have arrived meanwhile. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Undefined where the file is no sound game. */
export function courseIn<T extends GameTypes>(game: Game<T>, file: string): Replay<T> | undefined {
  const parsed = parseGameFile(file);
  const replay = parsed.ok ? verifyGame(game, parsed.value) : undefined;
  return replay?.ok ? replay.value : undefined;
}

/** Goes through all steps and tells them portion by portion; answers with all of them. */
export async function inPortions<Step>(
  steps: Iterable<Step>,
  tell: (portion: readonly Step[]) => void,
): Promise<readonly Step[]> {
  const all: Step[] = [];
  let told = 0;
  let began = performance.now();
  for (const step of steps) {
    all.push(step);
    if (performance.now() - began < PORTION) continue;
    tell(all.slice(told));
    told = all.length;
    await pause();
    began = performance.now();
  }
  tell(all.slice(told));
  return all;
}

/** Whatever goes wrong with a question, the page hears that there will be no answer. */
export function answerWith<Question>(
  read: Reader<Question>,
  answer: (question: Question) => void | Promise<void>,
): void {
  const fail = (): void => postMessage({ say: 'failed' });
  addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const question = read(data);
    if (question === undefined) fail();
    else Promise.resolve(question).then(answer).catch(fail);
  });
}
