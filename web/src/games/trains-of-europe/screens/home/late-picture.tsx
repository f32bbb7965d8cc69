// The picture of the card comes in a quiet moment, after everything that can be pressed, and not at all for somebody who
// has left by then.

import { useEffect, useState } from 'preact/hooks';
import { late } from '../../../../table/late.ts';

/** Milliseconds after which it comes in any case. */
const LATEST = 1500;

const Picture = late(async () => (await import('./picture.tsx')).HomePicture);

/** Calls once the page has nothing better to do; returns what takes it back. */
function whenQuiet(call: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const wish = requestIdleCallback(call, { timeout: LATEST });
    return () => cancelIdleCallback(wish);
  }
  const wish = setTimeout(call, LATEST);
  return () => clearTimeout(wish);
}

export function HomePicture() {
  const [isTime, setTime] = useState(false);
  useEffect(() => whenQuiet(() => setTime(true)), []);
  return isTime ? <Picture /> : null;
}
