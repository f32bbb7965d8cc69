// The picture of the card comes in a quiet moment, after everything that can be pressed, and not at all for a visitor who
// has left by then, or is about to.

import { useEffect, useState } from 'preact/hooks';
import { late } from '../../../../table/late.ts';

/** Milliseconds in which a visitor can press without competing work. */
const PAUSE = 800;
/** Milliseconds after which it comes in any case. */
const LATEST = 1500;

const Picture = late(async () => (await import('./picture.tsx')).HomePicture);

/** Calls once the page has nothing better to do; returns what takes it back. */
function whenQuiet(call: () => void): () => void {
  let wish: number | undefined;
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in globalThis) wish = requestIdleCallback(call, { timeout: LATEST });
    else call();
  }, PAUSE);
  return () => {
    clearTimeout(timer);
    if (wish !== undefined) cancelIdleCallback(wish);
  };
}

export function HomePicture({ isBusy }: { readonly isBusy: boolean }) {
  const [isTime, setTime] = useState(false);
  useEffect(() => (isBusy ? undefined : whenQuiet(() => setTime(true))), [isBusy]);
  return isTime ? <Picture /> : null;
}
