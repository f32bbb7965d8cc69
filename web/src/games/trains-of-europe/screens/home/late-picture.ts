// The picture of the card comes in a quiet moment, after everything that can be pressed.

import { late } from '../../../../table/late.ts';

/** Milliseconds after which it comes in any case. */
const LATEST = 1500;

const quiet = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: LATEST });
    else setTimeout(resolve, LATEST);
  });

export const HomePicture = late<{ readonly framed?: boolean }>(async () => {
  await quiet();
  return (await import('./picture.tsx')).HomePicture;
});
