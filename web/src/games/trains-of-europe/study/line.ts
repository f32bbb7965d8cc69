// The line to the study's worker: one for each game that is studied, ended with it.

import type { Answer, Question } from './questions.ts';

const url = (): URL =>
  new URL(
    import.meta.env.DEV ? './src/games/trains-of-europe/study/worker.ts' : './study-companies.js',
    document.baseURI,
  );

export type StudyLine = { readonly ask: (question: Question) => void; readonly end: () => void };

export function openLine(onAnswer: (answer: Answer) => void): StudyLine {
  const worker = new Worker(url(), { type: 'module', name: 'study' });
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => onAnswer(data));
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    onAnswer({ say: 'failed' });
  });
  return { ask: (question) => worker.postMessage(question), end: () => worker.terminate() };
}
