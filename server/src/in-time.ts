// Waiting with a limit: the caller is told once it is over, and what is late can be given up.

/** What was asked for may still happen, or may have happened: nobody knows. */
export class NoAnswer extends Error {
  constructor(milliseconds: number) {
    super(`no answer within ${milliseconds / 1000} s`);
  }
}

/** What was promised. After so many milliseconds `late` is called, and NoAnswer is thrown. */
export function inTime<T>(milliseconds: number, promised: Promise<T>, late: () => void = () => {}): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      late();
      reject(new NoAnswer(milliseconds));
    }, milliseconds);
    promised.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
