// The line to a study's worker: one for each game that is studied, ended with it.

import type { Reader } from './shape.ts';

export type StudyLine<Question> = { readonly ask: (question: Question) => void; readonly end: () => void };

type Failed = { readonly say: 'failed' };

type Listening<Answer> = {
  /** What answers there are. */
  readonly read: Reader<Answer | Failed>;
  readonly onAnswer: (answer: Answer | Failed) => void;
};

/** An answer that makes no sense counts as none: the caller learns that the study has failed. */
export function openStudyLine<Question, Answer>(
  worker: string,
  { read, onAnswer }: Listening<Answer>,
): StudyLine<Question> {
  const study = new Worker(new URL(worker, document.baseURI), { type: 'module', name: 'study' });
  study.addEventListener('message', ({ data }: MessageEvent<unknown>) => onAnswer(read(data) ?? { say: 'failed' }));
  study.addEventListener('error', (event) => {
    event.preventDefault();
    onAnswer({ say: 'failed' });
  });
  return { ask: (question) => study.postMessage(question), end: () => study.terminate() };
}
