// Parts of a screen that load as separate files, together with their texts.

import type { ComponentType, JSX } from 'preact';
import { languageReady } from '../messages/text.ts';
import { later, type Later } from '../ui/later.tsx';

export const late = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile?: () => JSX.Element,
): Later<P> =>
  later(async () => {
    const part = await load();
    await languageReady();
    return part;
  }, meanwhile);
