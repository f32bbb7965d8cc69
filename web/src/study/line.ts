// The line to a study's worker: one for each game that is studied, ended with it.

export type StudyLine<Question> = { readonly ask: (question: Question) => void; readonly end: () => void };

/** Whoever opens it says what answers there are: they come as the worker sends them. */
export function openStudyLine<Question>(worker: string, onAnswer: (answer: never) => void): StudyLine<Question> {
  const study = new Worker(new URL(worker, document.baseURI), { type: 'module', name: 'study' });
  study.addEventListener('message', (event: MessageEvent) => onAnswer(event.data as never));
  study.addEventListener('error', (event) => {
    event.preventDefault();
    onAnswer({ say: 'failed' } as never);
  });
  return { ask: (question) => study.postMessage(question), end: () => study.terminate() };
}
