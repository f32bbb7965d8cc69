// "Skip": what the others do is shown without pauses until this player is asked again.

import { signal } from '@preact/signals';
import type { Play } from './play.ts';

export const hurrying = signal(false);

/** There are moves to skip, for a player. */
export const maySkip = ({ table }: Play): boolean => table.humans.value.size > 0 && table.behind.value;

export const skip = (): void => {
  hurrying.value = true;
};
