// Parts of the page that load as separate files, when they are first shown.

import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { fetched } from './fetched.ts';

const nothing = (): null => null;

export type Later<P> = ComponentType<P> & {
  /** Fetches the file before the part is shown. */
  readonly ready: () => Promise<void>;
};

/** `meanwhile` is shown until the file is there. A file that does not come is a fault of the screen around it. */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile: () => JSX.Element | null = nothing,
): Later<P> {
  let known: ComponentType<P> | undefined;
  function Part(props: P) {
    const [Known, setKnown] = useState<ComponentType<P> | undefined>(() => known);
    const [failure, setFailure] = useState<Error>();
    useEffect(() => {
      if (Known) return;
      fetched(load).then((found) => {
        known = found;
        setKnown(() => found);
      }, setFailure);
    }, []);
    if (failure) throw failure;
    return Known ? <Known {...props} /> : meanwhile();
  }
  const ready = async (): Promise<void> => {
    known = await load();
  };
  return Object.assign(Part, { ready });
}
