// Parts of the page that come in files of their own, when they are first shown.

import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { fetched } from './fetched.ts';

const nothing = (): null => null;

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
      fetched(load).then((found) => {
        known = found;
        setPart(() => found);
      }, setFailure);
    }, []);
    if (failure) throw failure;
    return Part ? <Part {...props} /> : meanwhile();
  };
}
