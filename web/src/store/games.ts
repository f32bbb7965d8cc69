// The games kept on this device, newest first.

import { signal } from '@preact/signals';
import type { Listed } from '../worker/protocol.ts';
import { ask } from './authority.ts';
import { forgetPlans } from './plans.ts';

/** Undefined until the authority has answered for the first time. */
export const gameList = signal<readonly Listed[] | undefined>(undefined);

export async function loadGames(): Promise<void> {
  const games = await ask('list', null);
  gameList.value = games.toSorted((a, b) => b.touched - a.touched);
}

export async function deleteGame(id: string): Promise<void> {
  await ask('remove', { id });
  forgetPlans(id);
  await loadGames();
}
