// Something that is done again and again, each time after the last time is done.

export interface Job {
  /** Resolves once nothing is under way any more. */
  readonly stop: () => Promise<void>;
}

export function every(milliseconds: number, work: () => Promise<void>): Job {
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const again = (): void => {
    timer = setTimeout(() => {
      running = work().then(() => {
        if (!stopped) again();
      });
    }, milliseconds);
    timer.unref();
  };
  again();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
