// Parts of the page that come in files of their own, when they are first shown.

import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Broken } from '../app/trouble.tsx';
import { text } from '../messages/text.ts';

const Waiting = (): JSX.Element => <main class="waiting" aria-busy="true" aria-label={text.value.common.loading} />;

/** `meanwhile` is shown until the file is there; a screen shows that it is on its way. */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile: () => JSX.Element | null = Waiting,
): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  return function Later(props: P) {
    const [Part, setPart] = useState<ComponentType<P> | undefined>(() => loaded);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (Part) return;
      load().then(
        (found) => {
          loaded = found;
          setPart(() => found);
        },
        () => setFailed(true),
      );
    }, []);
    if (failed) return <Broken />;
    return Part ? <Part {...props} /> : meanwhile();
  };
}
