// One thing after the other: no two moves of a table are ever under way at once.

export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

export function serialQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work, work);
    last = result.catch(() => undefined);
    return result;
  };
}
