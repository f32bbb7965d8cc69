// Parts of the page that come in files of their own, when they are first shown.

import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

const nothing = (): null => null;

/** Where there is no network the file is asked for again as soon as there is one. */
async function loaded<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    if (navigator.onLine) throw cause;
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return loaded(load);
  }
}

/** `meanwhile` is shown until the file is there. A file that does not come is a fault of the screen around it. */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile: () => JSX.Element | null = nothing,
): ComponentType<P> {
  let known: ComponentType<P> | undefined;
  return function Later(props: P) {
    const [Part, setPart] = useState<ComponentType<P> | undefined>(() => known);
    const [failure, setFailure] = useState<Error>();
    useEffect(() => {
      if (Part) return;
      loaded(load).then(
        (found) => {
          known = found;
          setPart(() => found);
        },
        (cause: unknown) => setFailure(new Error('a part of the page cannot be loaded', { cause })),
      );
    }, []);
    if (failure) throw failure;
    return Part ? <Part {...props} /> : meanwhile();
  };
}
